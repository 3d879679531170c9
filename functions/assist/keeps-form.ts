import { addressesIn, strangeIn } from '#functions/lib/foreign-text.ts';
import { limits } from '#shared/model/quiz.ts';

const limitOf = (part: string): number =>
  Object.hasOwn(limits.text, part) ? limits.text[part as keyof typeof limits.text] : limits.text.label;

/** Braces and what they name, which a quiz fills in, in any order; what stands after a bar may be said otherwise. */
const placesIn = (text: string): string => (text.match(/\{[^{}|]*\|?|\}/g) ?? []).sort().join(' ');

interface Text {
  part: string;
  text: string;
}

/**
 * Whether a text that a model wrote can stand where another one stood: short enough, filled in at the same places,
 * with no address, tag or hidden character that was not there before.
 * @param growth how many times as long it may be
 */
export function keepsForm(before: Text, after: string, growth = 3): boolean {
  const length = after.trim().length;
  if (length === 0 || length > limitOf(before.part) || length > before.text.length * growth + 40)
    return false;
  if (placesIn(after) !== placesIn(before.text)) return false;
  if (strangeIn(after) > strangeIn(before.text)) return false;
  const known = new Set(addressesIn(before.text));
  return addressesIn(after).every((address) => known.has(address));
}
