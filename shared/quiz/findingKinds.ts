/** What a proof can find. */
export const findingKinds = [
  'unreachableQuestion',
  'unreachableOption',
  'deadEnd',
  'emptyResult',
  'relaxedResult',
  'neverRecommended',
  'optionWithoutEffect',
  'contradiction',
  'tie',
] as const;
