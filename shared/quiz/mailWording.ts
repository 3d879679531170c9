import type { Locale } from '#shared/model/locale.ts';

/**
 * What stands beside the form that mails results, in each version that was ever shown: goes into the consent receipt.
 * A changed text is a new version; the old ones stay.
 */
const versions: Record<number, Record<Locale, string>> = {
  1: {
    en: 'Mail me these results, once. The shop can see my address, but may not send me anything else.',
    nl: 'Mail me deze resultaten, één keer. De winkel ziet mijn adres, maar mag me verder niets sturen.',
  },
};

/** The version that is shown now. */
export const mailWordingVersion = 1;

/** @returns undefined for a version that never was */
export const mailWording = (version: number, locale: Locale): string | undefined =>
  versions[version]?.[locale];
