import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adapt } from './adapt.ts';
import { compile } from './compile.ts';
import { walk } from './flow.ts';
import { type Ranking, rank } from './rank.ts';
import { anAnswer, someAnswers } from './test/answers.ts';
import { aCatalogue } from './test/catalogue.ts';
import { drawFrom } from './test/draw.ts';
import { aQuiz } from './test/quiz.ts';
import { shoeQuiz, shoes } from './test/shoes.ts';

const input = { quizId: 'quiz_1', version: 1, currency: 'EUR', branding: true };
const chose = (...ids: string[]) => ({ kind: 'options' as const, ids });
const products = (ranking: Ranking) => ranking.slots.map((slot) => slot.items.map((item) => item.product));

const made = fc
  .record({
    seed: fc.integer(),
    questions: fc.integer({ min: 1, max: 6 }),
    products: fc.integer({ min: 1, max: 12 }),
  })
  .map(({ seed, ...size }) => {
    const draw = drawFrom(seed);
    const quiz = { ...aQuiz(draw, { ...size, options: 4 }), adaptive: true };
    for (const question of quiz.questions) {
      question.rules = [];
      if (draw.chance(0.2)) question.pinned = true;
    }
    return {
      draw,
      quiz,
      catalogue: aCatalogue(draw, size.products),
      answers: someAnswers(draw, quiz.questions, 1),
    };
  });

describe('adapt, over random quizzes', () => {
  test('stops only when the results are those of the listed order, whatever is answered to the rest', () => {
    fc.assert(
      fc.property(made, ({ draw, quiz, catalogue, answers }) => {
        const compiled = compile({ ...input, quiz, products: catalogue });
        const adapted = adapt(compiled.head, compiled.pool, answers);
        fc.pre(adapted.current === null);
        const results = products(rank(adapted.head, adapted.pool, answers));
        const asked = new Set(adapted.path);
        const rest = quiz.questions.filter((question) => !asked.has(question.id));
        for (let i = 0; i < 20; i++) {
          const others = Object.fromEntries(rest.map((question) => [question.id, anAnswer(draw, question)]));
          const all = { ...answers, ...others };
          if (walk(compiled.head.questions, all).current !== null) continue;
          expect(products(rank(compiled.head, compiled.pool, all))).toEqual(results);
        }
      }),
      { numRuns: 250 },
    );
  });

  test('asks what is pinned and nothing that the listed order would not, and ends', () => {
    fc.assert(
      fc.property(made, ({ quiz, catalogue, answers }) => {
        const { head, pool } = compile({ ...input, quiz, products: catalogue });
        const { path, current } = adapt(head, pool, answers);
        const written = walk(head.questions, answers);
        expect(new Set(path).size).toBe(path.length);
        if (written.current !== null) return;
        expect(current).toBeNull();
        expect(written.path).toEqual(expect.arrayContaining(path));
        const pinned = quiz.questions.filter((question) => question.pinned).map((question) => question.id);
        for (const id of written.path) if (pinned.includes(id)) expect(path).toContain(id);
      }),
      { numRuns: 150 },
    );
  });
});

describe('adapt', () => {
  const { head, pool } = compile({ ...input, quiz: { ...shoeQuiz, adaptive: true }, products: shoes });

  test('a quiz that is not adaptive, or has rules, is walked as written', () => {
    const plain = compile({ ...input, quiz: shoeQuiz, products: shoes });
    expect(adapt(plain.head, plain.pool, {})).toMatchObject({ path: ['sport'], current: 'sport' });
    const [first, ...rest] = head.questions;
    if (!first) throw new Error('There is a first question');
    const ruled = {
      ...head,
      questions: [
        {
          ...first,
          rules: [
            { when: { op: 'answered' as const, question: 'sport' }, target: { to: 'results' as const } },
          ],
        },
        ...rest,
      ],
    };
    expect(adapt(ruled, pool, { sport: chose('running') })).toMatchObject({ path: ['sport'], current: null });
  });

  test('stops when no answer left can change the top', () => {
    const boost = (id: string, weight: number) => ({
      kind: 'boost' as const,
      match: { on: 'product' as const, ids: [id] },
      weight,
    });
    const question = (id: string, weight: number) => ({
      id,
      type: 'single' as const,
      required: true,
      rules: [],
      options: ['1', '2'].map((product) => ({ id: `${id}${product}`, effects: [boost(product, weight)] })),
    });
    const quiz = {
      ...shoeQuiz,
      adaptive: true,
      questions: [question('small', 1), question('large', 50)],
      results: { ...shoeQuiz.results, slots: [{ id: 'best', kind: 'best' as const }] },
    };
    const compiled = compile({ ...input, quiz, products: shoes });
    const done = adapt(compiled.head, compiled.pool, { large: chose('large1'), small: chose('small2') });
    expect(done).toMatchObject({ path: expect.arrayContaining(['large']), current: null });
  });

  test('asks first what tells most', () => {
    const quiz = structuredClone({ ...shoeQuiz, adaptive: true });
    const [sport] = quiz.questions;
    if (!sport || !('options' in sport)) throw new Error('The first question has options');
    // Now every product answers this alike, so it tells nothing.
    for (const option of sport.options)
      option.effects = [{ kind: 'boost', match: { on: 'type', values: ['Shoe'] }, weight: 5 }];
    const compiled = compile({ ...input, quiz, products: shoes });
    expect(adapt(compiled.head, compiled.pool, {}).current).not.toBe('sport');
  });
});
