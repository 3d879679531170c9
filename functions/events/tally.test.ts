import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventOf } from '#functions/testing/events.ts';
import { eventSchema } from '#shared/model/event.ts';
import { type Fact, factsOf } from './facts.ts';
import { distinct, grouped, summed } from './tally.ts';

const quizId = `quiz_${'1'.repeat(32)}`;
const shopId = `shop_${'1'.repeat(32)}`;
const kinds = fc.oneof(
  fc.record({ kind: fc.constantFrom('viewed', 'started', 'completed', 'lead') }),
  fc.record({ kind: fc.constantFrom('questionShown', 'answered'), question: fc.constantFrom('a', 'b', 'c') }),
  fc.record({ kind: fc.constantFrom('productClicked', 'addedToCart'), product: fc.constantFrom('1', '2') }),
  fc.record({
    kind: fc.constant('resultShown'),
    products: fc.array(fc.integer({ min: 1, max: 200 }).map(String), { maxLength: 60 }),
  }),
  fc.record({ kind: fc.constant('consent'), given: fc.boolean() }),
);
const sessions = fc.integer({ min: 1, max: 20 }).map((n) => String(n).padStart(32, '0'));
const events = fc.array(
  fc
    .tuple(kinds, sessions)
    .map(([kind, session]) =>
      eventSchema.parse(eventOf(kind.kind, { ...kind, quizId, session, version: 1 })),
    ),
  { maxLength: 100 },
);
const factsIn = (sent: typeof events extends fc.Arbitrary<infer E> ? E : never): Fact[] =>
  distinct(sent.flatMap((event) => factsOf({ event, shopId })));

describe('facts', () => {
  it('fit into transactions, whatever was sent, and none is lost', () => {
    fc.assert(
      fc.property(events, (sent) => {
        const facts = factsIn(sent);
        const groups = grouped(facts);
        for (const group of groups) expect(group.length + summed(group).length).toBeLessThanOrEqual(100);
        expect(groups.flat()).toEqual(facts);
      }),
    );
  });

  it('are the same when they are sent again', () => {
    fc.assert(
      fc.property(events, (sent) => {
        expect(summed(factsIn([...sent, ...sent]))).toEqual(summed(factsIn(sent)));
      }),
    );
  });

  it('count a session once, and its conversion once however much goes into the cart', () => {
    const session = '1'.repeat(32);
    const one = (kind: string, more: object) =>
      eventSchema.parse(eventOf(kind, { quizId, session, ...more }));
    const added = ['1', '2', '2'].map((product) => one('addedToCart', { product }));
    const sums = summed(factsIn([...added, one('viewed', {}), one('viewed', {})]));
    expect(sums.find(({ row }) => row.entity === 'day')?.counts).toEqual({
      viewed: 1,
      addedToCart: 2,
      converted: 1,
    });
  });
});
