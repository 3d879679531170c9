/** The parts of the settings, in the order of the side list; the address names one of them. */
export const sections = [
  'account',
  'team',
  'shop',
  'brand',
  'plan',
  'integrations',
  'privacy',
  'mails',
  'look',
] as const;
export type SectionName = (typeof sections)[number];
