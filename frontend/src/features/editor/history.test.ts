import { expect, it } from 'vitest';
import { createHistory } from './history.ts';

/** Each step is kept with the value beside it, so that a wrong one shows. */
interface Step {
  value: string;
  beside: string;
}
const { begin, record, undo, redo } = createHistory<string, Step>({
  pack: (value, beside) => ({ value, beside }),
  unpack: ({ value, beside }, now) => {
    expect(now).toBe(beside);
    return value;
  },
});

it('undoes and redoes step by step', () => {
  let history = record(record(begin('a'), 'b'), 'c');
  history = undo(undo(history));
  expect(history.present).toBe('a');
  expect(undo(history)).toBe(history);
  history = redo(redo(history));
  expect(history.present).toBe('c');
  expect(redo(history)).toBe(history);
});

it('takes typing in one field as one step, and another field as another', () => {
  let history = record(begin('a'), 'ab', 'title');
  history = record(record(history, 'abc', 'title'), 'abcd', 'help');
  expect(undo(history).present).toBe('abc');
  expect(undo(undo(history)).present).toBe('a');
});

it('begins a new step after an undo, and forgets what was undone', () => {
  let history = record(begin('a'), 'ab', 'title');
  history = record(undo(history), 'x', 'title');
  expect(redo(history).present).toBe('x');
  expect(undo(history).present).toBe('a');
});

it('ignores a change that changes nothing, and forgets the oldest steps', () => {
  const same = begin('a');
  expect(record(same, 'a')).toBe(same);
  let long = begin('0');
  for (let value = 1; value <= 300; value++) long = record(long, String(value));
  expect(long.past).toHaveLength(200);
});
