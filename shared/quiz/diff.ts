import type { Locale } from '#shared/model/locale.ts';
import type { Option, Question, Quiz, Slot } from '#shared/model/quiz.ts';
import { movedIn } from './moved.ts';
import { same } from './same.ts';

/** One difference between two states of a quiz. */
export interface Difference {
  what: 'added' | 'removed' | 'moved' | 'changed';
  of: 'question' | 'option' | 'slot' | 'step' | 'language' | 'theme' | 'results' | 'quiz';
  /** The element's id, the language, or which part of the theme, of the results or of the quiz. */
  id: string;
  /** The question of an option, or the slot of a step. */
  in?: string;
  /** Of what is changed, which part: `effects`, `rules`, `showWhen`, another setting, or `text`. */
  part?: string;
  /** Of a text: its key, its language, and how it read; absent where there was or is none. */
  key?: string;
  locale?: Locale;
  before?: string;
  after?: string;
}

type Element = { id: string };
type Named = Pick<Difference, 'of' | 'in'>;

const idsOf = (list: Element[]): string[] => list.map(({ id }) => id);

/** What was added, removed and moved in a list, and what `within` finds of what stands in both. */
const listDifferences = <One extends Element>(
  before: One[],
  after: One[],
  named: Named,
  within: (before: One, after: One) => Difference[],
): Difference[] => {
  const [old, now] = [before, after].map((list) => new Map(list.map((one) => [one.id, one])));
  const moved = new Set(movedIn(idsOf(before), idsOf(after)));
  return [
    ...before.filter(({ id }) => !now?.has(id)).map(({ id }) => ({ what: 'removed', ...named, id }) as const),
    ...after.flatMap((one): Difference[] => {
      const { id } = one;
      const earlier = old?.get(id);
      if (!earlier) return [{ what: 'added', ...named, id }];
      return [...(moved.has(id) ? [{ what: 'moved', ...named, id } as const] : []), ...within(earlier, one)];
    }),
  ];
};

/** The settings of two things that are not the same, by name. */
const settingsApart = (before: object, after: object, apart: string[] = []): string[] => {
  const values = [before, after] as Record<string, unknown>[];
  const names = new Set(values.flatMap((one) => Object.keys(one)));
  return [...names].filter(
    (name) =>
      !apart.includes(name) &&
      !same(...(values.map((one) => one[name]) as [before: unknown, after: unknown])),
  );
};

const changes = (named: Named & Element, parts: string[]): Difference[] =>
  parts.map((part) => ({ what: 'changed', ...named, part }));

const optionsOf = (question: Question): Option[] => ('options' in question ? question.options : []);

const questionDifferences = (before: Question, after: Question): Difference[] => [
  ...changes({ of: 'question', id: after.id }, settingsApart(before, after, ['options'])),
  ...listDifferences(optionsOf(before), optionsOf(after), { of: 'option', in: after.id }, (old, now) =>
    changes({ of: 'option', in: after.id, id: now.id }, settingsApart(old, now)),
  ),
];

const stepsOf = (slot: Slot) => (slot.kind === 'routine' ? slot.steps : []);

const slotDifferences = (before: Slot, after: Slot): Difference[] => [
  ...changes({ of: 'slot', id: after.id }, settingsApart(before, after, ['steps'])),
  ...listDifferences(stepsOf(before), stepsOf(after), { of: 'step', in: after.id }, (old, now) =>
    changes({ of: 'step', in: after.id, id: now.id }, settingsApart(old, now)),
  ),
];

/** Whose text it is, by the first part of its key. */
const ownersOf = (quiz: Quiz): Map<string, Named> => {
  const owners = new Map<string, Named>([
    ['quiz', { of: 'quiz' }],
    ['results', { of: 'results' }],
  ]);
  for (const question of quiz.questions) {
    owners.set(question.id, { of: 'question' });
    for (const { id } of optionsOf(question)) owners.set(id, { of: 'option', in: question.id });
  }
  for (const slot of quiz.results.slots) {
    owners.set(slot.id, { of: 'slot' });
    for (const { id } of stepsOf(slot)) owners.set(id, { of: 'step', in: slot.id });
  }
  return owners;
};

const textDifferences = (before: Quiz, after: Quiz): Difference[] => {
  const [old, now] = [ownersOf(before), ownersOf(after)];
  return after.locales
    .filter((locale) => before.locales.includes(locale))
    .flatMap((locale) => {
      const [earlier = {}, later = {}] = [before.texts[locale], after.texts[locale]];
      const keys = [...new Set([...Object.keys(earlier), ...Object.keys(later)])];
      return keys.flatMap((key): Difference[] => {
        const [was, is] = [earlier[key] ?? '', later[key] ?? ''];
        const id = key.slice(0, key.indexOf('.'));
        const owner = old.has(id) ? now.get(id) : undefined;
        if (was === is || !owner) return [];
        const read = { ...(was ? { before: was } : {}), ...(is ? { after: is } : {}) };
        return [{ what: 'changed', ...owner, id, part: 'text', key, locale, ...read }];
      });
    });
};

const languageDifferences = (before: Quiz, after: Quiz): Difference[] => [
  ...before.locales
    .filter((id) => !after.locales.includes(id))
    .map((id) => ({ what: 'removed', of: 'language', id }) as const),
  ...after.locales
    .filter((id) => !before.locales.includes(id))
    .map((id) => ({ what: 'added', of: 'language', id }) as const),
];

/** Parts of a quiz that are compared by themselves, or say nothing to a shopper. */
const apart = ['format', 'locales', 'texts', 'translatedFrom', 'drafted', 'questions', 'results', 'theme'];

/**
 * What a shopper can notice between two states of a quiz, by the ids of its elements; empty when nothing. What came
 * with an added element, or went with a removed one, is not listed beside it.
 */
export const diffQuiz = (before: Quiz, after: Quiz): Difference[] => [
  ...listDifferences(before.questions, after.questions, { of: 'question' }, questionDifferences),
  ...listDifferences(before.results.slots, after.results.slots, { of: 'slot' }, slotDifferences),
  ...settingsApart(before.results, after.results, ['slots']).map(
    (id) => ({ what: 'changed', of: 'results', id }) as const,
  ),
  ...textDifferences(before, after),
  ...languageDifferences(before, after),
  ...settingsApart(before.theme, after.theme).map((id) => ({ what: 'changed', of: 'theme', id }) as const),
  ...settingsApart(before, after, apart).map((id) => ({ what: 'changed', of: 'quiz', id }) as const),
];
