import { describe, expect, test } from 'vitest';
import type { Answers } from '#shared/model/answer.ts';
import type { AskedQuestion } from './artefact.ts';
import { after, before, progress, shownOptions, walk } from './flow.ts';

const single = (id: string, extra: Partial<AskedQuestion> = {}, ids = ['a', 'b']): AskedQuestion =>
  ({
    id,
    type: 'single',
    required: true,
    rules: [],
    options: ids.map((option) => ({ id: `${id}-${option}` })),
    ...extra,
  }) as AskedQuestion;
const chose = (...ids: string[]) => ({ kind: 'options' as const, ids });

const questions = [
  single('where', {
    rules: [
      {
        when: { op: 'equals', question: 'where', value: 'where-b' },
        target: { to: 'question', question: 'price' },
      },
    ],
  }),
  single('surface', {}, ['a', 'b']),
  single('shoe', { showWhen: { op: 'anyOf', question: 'surface', options: ['surface-a'] } }),
  single('price'),
];

describe('walk', () => {
  test('stops at the first question without an answer', () => {
    expect(walk(questions, {})).toEqual({ path: ['where'], current: 'where', end: null });
  });

  test('follows the rule that holds, and the next question otherwise', () => {
    const jumped = { where: chose('where-b'), price: chose('price-a') };
    expect(walk(questions, jumped)).toEqual({
      path: ['where', 'price'],
      current: null,
      end: { to: 'results' },
    });
    const all = { ...jumped, where: chose('where-a'), surface: chose('surface-a'), shoe: chose('shoe-a') };
    expect(walk(questions, all).path).toEqual(['where', 'surface', 'shoe', 'price']);
  });

  test('an answer off the path does not count in a condition', () => {
    const asked = [...questions, single('last', { showWhen: { op: 'answered', question: 'surface' } })];
    const answers = { where: chose('where-b'), surface: chose('surface-a'), price: chose('price-a') };
    expect(walk(asked, answers)).toMatchObject({ path: ['where', 'price'], current: null });
  });

  test('an answer that is no longer valid is asked again', () => {
    expect(walk(questions, { where: chose('gone') }).current).toBe('where');
  });

  test('a hidden option no longer counts, and a question without options is not shown', () => {
    const hidden = single('hue');
    if ('options' in hidden)
      for (const option of hidden.options) option.showWhen = { op: 'answered', question: 'price' };
    expect(walk([single('one'), hidden], { one: chose('one-a') })).toMatchObject({
      path: ['one'],
      current: null,
    });
  });

  test('ends, in the results, in a loop that nobody refused', () => {
    const loop = single('one', {
      rules: [{ when: { op: 'answered', question: 'one' }, target: { to: 'question', question: 'one' } }],
    });
    expect(walk([loop], { one: chose('one-a') })).toMatchObject({ path: ['one'], end: { to: 'results' } });
  });

  test('ids that are names of Object.prototype are only ids', () => {
    const asked = [single('toString'), single('valueOf')];
    expect(walk(asked, {}).current).toBe('toString');
    expect(walk(asked, JSON.parse('{"__proto__":{"toString":{}}}') as Answers).current).toBe('toString');
  });
});

test('back goes along the path really taken', () => {
  const answers = { where: chose('where-b'), surface: chose('surface-a'), price: chose('price-a') };
  expect(before(questions, answers, 'price')).toBe('where');
  expect(after(questions, answers, 'where')).toBe('price');
  expect(before(questions, answers, 'where')).toBeNull();
  expect(after(questions, answers, 'price')).toBeNull();
});

test('options show on earlier answers', () => {
  const asked = single('hue');
  if ('options' in asked && asked.options[0])
    asked.options[0].showWhen = { op: 'equals', question: 'where', value: 'where-a' };
  const all = [single('where'), asked];
  expect(shownOptions(asked, all, { where: chose('where-b') }).map((o) => o.id)).toEqual(['hue-b']);
  expect(shownOptions(asked, all, { where: chose('where-a') }).map((o) => o.id)).toEqual(['hue-a', 'hue-b']);
});

describe('progress', () => {
  test('is 0 at the start and 1 at the end', () => {
    expect(progress(questions, {})).toBe(0);
    expect(progress(questions, { where: chose('where-b'), price: chose('price-b') })).toBe(1);
  });

  test('leaps ahead where a branch is shorter', () => {
    expect(progress(questions, { where: chose('where-a') })).toBe(1 / 4);
    expect(progress(questions, { where: chose('where-b') })).toBe(1 / 2);
    expect(progress(questions, { where: chose('where-a'), surface: chose('surface-b') })).toBe(2 / 3);
  });

  test('of an earlier question on screen does not look at later answers', () => {
    expect(progress(questions, { where: chose('where-b') }, 'where')).toBe(0);
  });
});

test('progress counts on from a question whose options are all hidden, not from where its rules lead', () => {
  const hidden = single('hidden', {
    rules: [{ when: { op: 'answered', question: 'first' }, target: { to: 'results' } }],
  });
  if ('options' in hidden)
    for (const option of hidden.options)
      option.showWhen = { op: 'anyOf', question: 'first', options: ['first-b'] };
  const rest = ['r1', 'r2', 'r3', 'r4', 'r5'].map((id) => single(id));
  const asked = [single('first'), single('second'), hidden, ...rest];
  const answers: Answers = { first: chose('first-a') };
  const one = progress(asked, answers);
  answers.second = chose('second-a');
  expect(walk(asked, answers).current).toBe('r1');
  expect(progress(asked, answers)).toBeGreaterThan(one);
});
