import type { Quiz } from '#shared/model/quiz.ts';
import type { Draft } from './editor-context.ts';
import { createHistory, type History } from './history.ts';

type Tables = Quiz['texts'];
type Table = NonNullable<Tables[keyof Tables]>;

/** What makes one table of another; null takes an entry out. */
type Patch = Record<string, string | null>;
/** The same for each language that differs; null takes the language out. */
type Patches = { [locale in keyof Tables]?: Patch | null };

/** A draft without its texts, and what they have otherwise than those of the draft beside it. */
interface Step {
  name: string;
  quiz: Omit<Quiz, 'texts'>;
  patches: Patches;
}

const patchTo = (to: Table, from: Table): Patch => {
  const changed = Object.entries(to).filter(([key, text]) => from[key] !== text);
  const gone = Object.keys(from).filter((key) => !Object.hasOwn(to, key));
  return Object.fromEntries([...changed, ...gone.map((key) => [key, null] as const)]);
};

const patched = (from: Table, patch: Patch): Table => {
  const next = { ...from };
  for (const [key, text] of Object.entries(patch)) {
    if (text === null) delete next[key];
    else next[key] = text;
  }
  return next;
};

const localesOf = (...tables: (Tables | Patches)[]) =>
  [...new Set(tables.flatMap(Object.keys))] as (keyof Tables)[];

const patchesTo = (to: Tables, from: Tables): Patches =>
  Object.fromEntries(
    localesOf(to, from)
      .filter((locale) => to[locale] !== from[locale])
      .map((locale) => [locale, to[locale] ? patchTo(to[locale], from[locale] ?? {}) : null]),
  );

const allPatched = (from: Tables, patches: Patches): Tables => {
  const locales = localesOf(patches);
  if (locales.length === 0) return from;
  const next = { ...from };
  for (const locale of locales) {
    const patch = patches[locale];
    if (patch) next[locale] = patched(from[locale] ?? {}, patch);
    else delete next[locale];
  }
  return next;
};

export type DraftHistory = History<Draft, Step>;

/**
 * The steps of a draft. Its texts stand in one table a language, which a long quiz has over a thousand of and a change
 * makes anew: each step keeps only those that it changed. All other parts are shared between steps as they are.
 */
export const draftHistory = createHistory<Draft, Step>({
  pack: ({ name, quiz: { texts, ...quiz } }, beside) => ({
    name,
    quiz,
    patches: patchesTo(texts, beside.quiz.texts),
  }),
  unpack: ({ name, quiz, patches }, beside) => ({
    name,
    quiz: { ...quiz, texts: allPatched(beside.quiz.texts, patches) },
  }),
});

/** Takes the addresses of a picture out. What steps share is made anew once; what does not name it stays as it is. */
const withoutAddressesOf = (pictureId: string) => {
  // An address and nothing more: styles that name the picture stay, as they were written by hand.
  const address = new RegExp(`^\\S*/${pictureId}\\.\\w+$`);
  const done = new WeakMap<object, unknown>();
  const madeAnew = (part: object): unknown => {
    if (Array.isArray(part)) {
      const next = part.map(without);
      return next.some((one, at) => one !== part[at]) ? next : part;
    }
    const entries = Object.entries(part);
    const next = entries.flatMap(([key, value]) =>
      typeof value === 'string' && address.test(value) ? [] : [[key, without(value)] as const],
    );
    const isSame = next.length === entries.length && next.every(([, one], at) => one === entries[at]?.[1]);
    return isSame ? part : Object.fromEntries(next);
  };
  const without = <Part>(part: Part): Part => {
    if (typeof part !== 'object' || part === null) return part;
    if (!done.has(part)) done.set(part, madeAnew(part));
    return done.get(part) as Part;
  };
  return without;
};

/** The same history, in which no step brings a picture back that was deleted. */
export const withoutPicture = (history: DraftHistory, pictureId: string): DraftHistory => {
  const without = withoutAddressesOf(pictureId);
  return { ...history, past: history.past.map(without), future: history.future.map(without) };
};
