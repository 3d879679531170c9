import type { Quiz } from '#shared/model/quiz.ts';

/** What of a draft somebody wrote, without the revision. */
export interface Written {
  name: string;
  draft: Quiz;
}

/** The server gives members back in its schema's order, and an edit adds them in its own. */
const sorted = (_key: string, value: unknown) =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [two]) => (one < two ? -1 : 1)))
    : value;

const write = ({ name, draft }: Written) => JSON.stringify([name, draft], sorted);

/** Whether two drafts say the same, in whatever order their members stand. */
export const isSameDraft = (one: Written, two: Written): boolean => write(one) === write(two);

/** A short mark of what a draft says: FNV-1a (draft-eastlake-fnv) of 32 bits; against mistakes, not against people. */
export const markOf = (written: Written): string => {
  const text = write(written);
  let mark = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) mark = Math.imul(mark ^ text.charCodeAt(at), 0x01000193);
  return `${text.length}:${(mark >>> 0).toString(36)}`;
};
