import type { TagFact } from './facts.ts';
import { type Catalogue, fieldRange, type Judge, overlapOf, unknown } from './judge.ts';
import { fields, gap, type TextIndex } from './textIndex.ts';

const negations = ['no', 'non', 'not', 'without', 'geen', 'niet', 'zonder', 'un'];

/** Most products lack what they do not mention. */
const unmentioned = { wanted: unknown, unwanted: 0.6 };

/** Whether a tag says that a product has something, says that it lacks it, or says nothing about it. */
const inTag = ({ about: key, value }: TagFact, about: readonly string[]): boolean | null => {
  if (key.length > 0) return overlapOf(key, about) < 0.5 ? null : !/^(?:no|nee|false)\b/.test(value);
  const values = value.split(' ');
  const denied = negations.includes(values[0] ?? '');
  const rest = denied ? values.slice(1) : values;
  return rest.length > 0 && overlapOf(rest, about) >= 0.75 ? !denied : null;
};

/** The same for title and description: most of what the question is about, counted by how rare its words are. */
const textReader = (index: TextIndex, about: readonly string[]) => {
  const terms = new Set(about.flatMap((word) => index.terms.get(word) ?? []));
  const denials = new Set(negations.flatMap((word) => index.terms.get(index.normalize(word)) ?? []));
  const mass = (numbers: ReadonlySet<number>) =>
    [...numbers].reduce((sum, term) => sum + (index.idf[term] ?? 0), 0);
  const whole = mass(terms);
  return (product: number): boolean | null => {
    const [from] = fieldRange(index, product, 'title');
    const to = index.starts[(product + 1) * fields.length] ?? 0;
    const found = new Set<number>();
    let denied = false;
    for (let at = from; at < to; at++) {
      const term = index.sequence[at] ?? gap;
      if (!terms.has(term)) continue;
      found.add(term);
      denied ||= denials.has(index.sequence[at - 1] ?? gap) || denials.has(index.sequence[at - 2] ?? gap);
    }
    return whole > 0 && mass(found) >= whole * 0.6 ? !denied : null;
  };
};

/** Judges an answer of yes or no by negations in tags and texts. */
export const yesNoJudge = ({ index, facts }: Catalogue, wanted: boolean, about: readonly string[]): Judge => {
  const inText = textReader(index, about);
  return (product) => {
    let meets = false;
    let misses = false;
    facts.eachTag(product, (tag) => {
      const has = inTag(tag, about);
      if (has === wanted) meets = true;
      else if (has !== null) misses = true;
    });
    if (misses) return 0.02;
    if (meets) return 1;
    const text = inText(product);
    if (text === null) return wanted ? unmentioned.wanted : unmentioned.unwanted;
    return text === wanted ? 0.9 : 0.1;
  };
};
