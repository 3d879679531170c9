import fc from 'fast-check';
import { expect, test } from 'vitest';
import { locales } from '#shared/model/locales.ts';
import { whatWouldChange } from './change.ts';
import { compile } from './compile.ts';
import { reason } from './explain.ts';
import { walk } from './flow.ts';
import { rank } from './rank.ts';
import { someAnswers } from './test/answers.ts';
import { aCatalogue } from './test/catalogue.ts';
import { drawFrom } from './test/draw.ts';
import { aQuiz } from './test/quiz.ts';
import { whyNot } from './why.ts';

const made = fc
  .record({
    seed: fc.integer(),
    questions: fc.integer({ min: 1, max: 5 }),
    products: fc.integer({ min: 1, max: 10 }),
  })
  .map(({ seed, ...size }) => {
    const draw = drawFrom(seed);
    const quiz = aQuiz(draw, { ...size, options: 3 });
    const products = aCatalogue(draw, size.products);
    const input = { quiz, quizId: 'q', version: 1, products, currency: 'EUR', branding: true };
    return { ...compile(input), answers: someAnswers(draw, quiz.questions) };
  });

test('every product has words: a reason when it is shown, and why not when it is not', () => {
  fc.assert(
    fc.property(made, ({ head, pool, answers }) => {
      const items = rank(head, pool, answers).slots.flatMap((slot) => slot.items);
      const shown = new Set(items.map((item) => item.product));
      for (const locale of locales) {
        for (const item of items)
          expect(reason(head, pool, item, answers, locale)).toMatch(/^[A-Z][^\n]{10,700}\.$/);
        for (const { id } of pool.cards) {
          const why = whyNot(head, pool, answers, id, locale);
          expect(why.kind === 'shown').toBe(shown.has(id));
          expect(why.text).toMatch(/^[A-Z].+\.$/);
          expect(why.text).not.toMatch(/undefined|NaN|Infinity/);
        }
      }
    }),
    { numRuns: 100 },
  );
});

test('a change of answers that is told puts the product first, and walks as far as before', () => {
  fc.assert(
    fc.property(made, ({ head, pool, answers }) => {
      fc.pre(head.results.slots.every((slot) => slot.kind !== 'routine'));
      const ended = walk(head.questions, answers).current === null;
      for (const { id } of pool.cards.slice(0, 3)) {
        const changes = whatWouldChange(head, pool, answers, id, 300);
        if (!changes) continue;
        const changed = {
          ...answers,
          ...Object.fromEntries(changes.map((one) => [one.question, one.answer])),
        };
        const slots = rank(head, pool, changed).slots;
        const main = slots.find((slot) => slot.kind === 'best') ?? slots[0];
        expect(main?.items[0]?.product).toBe(id);
        if (ended) expect(walk(head.questions, changed).current).toBeNull();
      }
    }),
    { numRuns: 60 },
  );
});
