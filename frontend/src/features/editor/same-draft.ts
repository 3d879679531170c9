import type { Quiz } from '#shared/model/quiz.ts';

/** What of a draft somebody wrote, without the revision. */
export interface Written {
  name: string;
  draft: Quiz;
}

/** Kept with what was written: an edit of a long quiz leaves most of it the same. */
const known = new WeakMap<object, string>();

/** As JSON, with members in order: the server gives them back in its schema's order, and an edit adds them in its own. */
const inOrder = (value: unknown): string => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const before = known.get(value);
  if (before !== undefined) return before;
  const members = (of: Record<string, unknown>) =>
    Object.keys(of)
      .sort()
      .filter((key) => of[key] !== undefined)
      .map((key) => `${JSON.stringify(key)}:${inOrder(of[key])}`);
  const text = Array.isArray(value)
    ? `[${value.map(inOrder).join()}]`
    : `{${members(value as Record<string, unknown>).join()}}`;
  known.set(value, text);
  return text;
};

const write = ({ name, draft }: Written) => inOrder([name, draft]);

/** Whether two drafts say the same, in whatever order their members stand. */
export const isSameDraft = (one: Written, two: Written): boolean => write(one) === write(two);

/** A short mark of what a draft says: FNV-1a (draft-eastlake-fnv) of 32 bits; against mistakes, not against people. */
export const markOf = (written: Written): string => {
  const text = write(written);
  let mark = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) mark = Math.imul(mark ^ text.charCodeAt(at), 0x01000193);
  return `${text.length}:${(mark >>> 0).toString(36)}`;
};
