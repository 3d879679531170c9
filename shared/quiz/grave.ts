import type { Finding } from './prove.ts';

const kinds = new Set<Finding['kind']>(['deadEnd', 'emptyResult', 'contradiction', 'unreachableQuestion']);

/** Whether a finding stops shoppers, and not merely could be better. */
export const isGrave = ({ kind }: Pick<Finding, 'kind'>): boolean => kinds.has(kind);
