import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { type Breaker, createBreaker } from './breaker.ts';

const limits = { failures: 3, rest: 1000 };
let time: number;
let breaker: Breaker;
beforeEach(() => {
  time = 0;
  breaker = createBreaker(() => time, limits);
});

const fail = (times: number) => {
  for (let i = 0; i < times; i++) {
    breaker.enter();
    breaker.failed();
  }
};

it('opens after failures in a row, and not when a success was between them', () => {
  fail(2);
  breaker.enter();
  breaker.succeeded();
  fail(2);
  expect(breaker.enter()).toBe(true);
  breaker.failed();
  expect(breaker.enter()).toBe(false);
});

it('lets a single call try after the rest, which decides', () => {
  fail(3);
  time = 999;
  expect(breaker.enter()).toBe(false);
  time = 1000;
  expect(breaker.enter()).toBe(true);
  expect(breaker.enter()).toBe(false);
  breaker.failed();
  time = 1999;
  expect(breaker.enter()).toBe(false);
  time = 2000;
  expect(breaker.enter()).toBe(true);
  breaker.succeeded();
  expect([breaker.enter(), breaker.enter()]).toEqual([true, true]);
});

it('lets the next one try when a try was not made', () => {
  fail(3);
  time = 1000;
  breaker.enter();
  breaker.left();
  expect(breaker.enter()).toBe(true);
});

it('never makes more calls to a model that always fails than failures and rests allow', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(400), { maxLength: 100 }), (waits) => {
      let clock = 0;
      let calls = 0;
      const failing = createBreaker(() => clock, limits);
      for (const wait of waits) {
        clock += wait;
        if (!failing.enter()) continue;
        calls += 1;
        failing.failed();
      }
      expect(calls).toBeLessThanOrEqual(limits.failures + Math.ceil(clock / limits.rest));
    }),
  );
});
