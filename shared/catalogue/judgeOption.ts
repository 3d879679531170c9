import type { Constraint } from './constraint.ts';
import { normalPhrase } from './facts.ts';
import { type Catalogue, fieldRange, type Judge, overlapOf, unknown } from './judge.ts';
import { type Phrases, phrasesOf, scan } from './phrases.ts';
import type { TextIndex } from './textIndex.ts';

type Choice = Extract<Constraint, { kind: 'option' }>;
type IsWanted = (meaning: number) => boolean;

const trust = { title: 1, description: 0.8 } as const;

/** Judges by tags: one about the question decides, one that only has an option's value nearly does. */
const tagJudge = (
  { index, facts }: Catalogue,
  texts: readonly string[],
  about: string[],
  wanted: IsWanted,
) => {
  const meanings = new Map(
    texts.map((text, meaning) => [normalPhrase(text, index.normalize), meaning] as const).reverse(),
  );
  return (product: number): number | null => {
    let plain: number | null = null;
    let certain: number | null = null;
    facts.eachTag(product, ({ about: key, value }) => {
      const meaning = meanings.get(value);
      const isAbout = overlapOf(key, about) >= 0.5;
      if (meaning === undefined && !isAbout) return;
      const meets = meaning !== undefined && wanted(meaning);
      if (isAbout) certain ??= meets ? 1 : meaning === undefined ? 0.15 : 0.02;
      else plain = Math.max(plain ?? 0, meets ? 0.95 : 0.1);
    });
    return certain ?? plain;
  };
};

/** Judges by title and description: another option of the question speaks against the one that was chosen. */
const textJudge = (index: TextIndex, phrases: Phrases, wanted: IsWanted): Judge => {
  return (product) => {
    let met = 0;
    let missed = false;
    for (const field of ['title', 'description'] as const) {
      const [from, to] = fieldRange(index, product, field);
      scan(phrases, index.sequence, from, to, (meaning) => {
        if (wanted(meaning)) met = Math.max(met, trust[field]);
        else missed = true;
      });
    }
    if (met === 0) return missed ? 0.12 : unknown;
    return met * (missed ? 0.65 : 0.9);
  };
};

/** Judges an answer by the options that were chosen and those that were not. */
export const optionJudge = (catalogue: Catalogue, { selected, others, about }: Choice): Judge => {
  const texts = [...selected, ...others];
  const wanted: IsWanted = (meaning) => meaning < selected.length;
  const byTags = tagJudge(catalogue, texts, about, wanted);
  const byText = textJudge(catalogue.index, phrasesOf(texts, catalogue.index), wanted);
  return (product) => {
    const tags = byTags(product);
    if (tags !== null && tags >= 0.95) return tags;
    const text = byText(product);
    if (tags === null) return text;
    return text > unknown ? Math.max(tags, 0.4) : tags;
  };
};
