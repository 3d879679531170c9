import { describe, expect, it } from 'vitest';
import type { Answers } from '#shared/model/answer.ts';
import type { Slot } from '#shared/model/quiz.ts';
import { advisedPlaces, arrange, candidates } from './advise.ts';
import { compile } from './compile.ts';
import { itemOf, poolShelf, rankShelf } from './rank.ts';
import { shoeQuiz, shoes } from './test/shoes.ts';

const answers: Answers = {
  sport: { kind: 'options', ids: ['running'] },
  place: { kind: 'options', ids: ['in'] },
  budget: { kind: 'range', min: 0, max: 200 },
  vegan: { kind: 'options', ids: ['yes'] },
};
const indoors = { on: 'tag' as const, values: ['indoors'] };
const defaults: Slot[] = shoeQuiz.results.slots;

function ranked(slots = defaults, maxProducts = 3) {
  const quiz = { ...shoeQuiz, results: { ...shoeQuiz.results, slots, maxProducts } };
  const made = compile({ quiz, quizId: 'q', version: 1, products: shoes, currency: 'EUR', branding: false });
  const shelf = poolShelf(made.pool);
  const found = rankShelf(made.head.questions, made.head.results, shelf, answers);
  const ids = candidates(found.ranking, found.order).map((card) => shelf.id(card));
  const item = (product: string) => {
    const card = made.pool.cards.findIndex(({ id }) => id === product);
    return card < 0 ? undefined : itemOf(found.scored, shelf, card);
  };
  return { ...found, ids, item };
}
const shown = ({ slots }: ReturnType<typeof arrange>) =>
  slots.map(({ items }) => items.map(({ product }) => product));
const picks = (...ids: string[]) => ids.map((product) => ({ product, reason: `It is ${product}.` }));

describe('candidates', () => {
  it('are those shown and a few more, and never one that an answer excludes', () => {
    const { ids, ranking } = ranked();
    expect(ids.slice(0, 3)).toEqual(shown(ranking).flat());
    expect(ids).toHaveLength(4);
    expect(ids).not.toContain('5');
    expect(advisedPlaces(ranking)).toBe(3);
  });

  it('are none of a routine', () => {
    const routine: Slot = { id: 'set', kind: 'routine', steps: [{ id: 'step', match: indoors }] };
    const both = ranked([routine, { id: 'best', kind: 'best' }], 2);
    const [[set], [best]] = shown(both.ranking) as [string[], string[]];
    expect(both.ids).toContain(best);
    expect(both.ids).not.toContain(set);
    expect(ranked([routine]).ids).toEqual([]);
  });
});

describe('another order', () => {
  it('fills the best match first, wherever it stands, and says why', () => {
    const { ranking, item } = ranked([...defaults].reverse());
    const arranged = arrange(ranking, picks('4', '3', '1'), item);
    expect(shown(arranged)).toEqual([['3', '1'], ['4']]);
    expect(arranged.slots[1]?.items[0]).toMatchObject({ why: 'It is 4.', score: expect.any(Number) });
  });

  it('moves down what was not picked, and changes no more than it says', () => {
    const { ranking, item } = ranked();
    const [[first], [second]] = shown(ranking) as [[string], [string, string]];
    expect(
      shown(arrange(ranking, picks(second), item))
        .flat()
        .slice(0, 2),
    ).toEqual([second, first]);
    expect(arrange(ranking, [], item)).toEqual(ranking);
    expect(arrange(ranking, picks('nobody'), item)).toEqual(ranking);
  });

  it('leaves a routine as it is', () => {
    const routine: Slot = { id: 'set', kind: 'routine', steps: [{ id: 'step', match: indoors }] };
    const { ranking, item, ids } = ranked([{ id: 'best', kind: 'best' }, routine], 3);
    const arranged = arrange(ranking, picks(ids[1] ?? ''), item);
    expect(arranged.slots[1]).toEqual(ranking.slots[1]);
    expect(shown(arranged)[0]).toEqual([ids[1]]);
  });
});
