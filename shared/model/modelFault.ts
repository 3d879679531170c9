/**
 * Why a language model gave no answer: `late` past its time, `malformed` when the answer has not the form that was
 * asked for, `limit` when the month's allowance is used up, `unavailable` when the model fails, cannot be reached, or is
 * given a rest.
 */
export const modelFaults = ['late', 'malformed', 'limit', 'unavailable'] as const;
export type ModelFault = (typeof modelFaults)[number];
