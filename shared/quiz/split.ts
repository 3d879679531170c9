import type { Pointer } from './artefact.ts';

/** FNV-1a with the finalizer of MurmurHash3, without which close texts would get close numbers; 32 bits. */
const hash = (text: string): number => {
  let bits = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) bits = Math.imul(bits ^ text.charCodeAt(at), 0x01000193);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
};

/**
 * Which version of a quiz a visitor gets: always the same while the split is, and each quiz shares its visitors out
 * anew. Raising the share moves visitors to the other version, and none back.
 * @param visitor any text that stays the same for a visitor
 * @returns null when the quiz is not in the shop
 */
export const chooseVersion = ({ quizId, version, split }: Pointer, visitor: string): number | null =>
  version !== null && split && hash(`${quizId}/${visitor}`) < (split.share / 100) * 2 ** 32
    ? split.version
    : version;
