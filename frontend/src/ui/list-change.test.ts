import { describe, expect, it } from 'vitest';
import { applyChange, type ListChange, listActs } from './list-change.ts';

const list = ['a', 'b', 'c'];
const reported = (act: (acts: ReturnType<typeof listActs<string>>) => void) => {
  const changes: ListChange<string>[] = [];
  act(listActs(list, (change) => changes.push(change)));
  return changes;
};

describe('a draggable list', () => {
  it('reports what was added, with element and index', () => {
    expect(reported(({ add }) => add('d'))).toEqual([{ did: 'added', element: 'd', index: 3 }]);
    expect(reported(({ add }) => add('d', 1))).toEqual([{ did: 'added', element: 'd', index: 1 }]);
  });

  it('reports what was removed, with element and index', () => {
    expect(reported(({ remove }) => remove(1))).toEqual([{ did: 'removed', element: 'b', index: 1 }]);
  });

  it('reports what was moved, with element and index', () => {
    const moved = { did: 'moved', element: 'a', index: 2, from: 0 };
    expect(reported(({ move }) => expect(move(0, 2)).toBe(true))).toEqual([moved]);
  });

  it.each([
    ['to its own place', 1, 1],
    ['before the first', 0, -1],
    ['behind the last', 2, 3],
    ['from nowhere', 7, 0],
  ])('reports no move %s', (_, from, to) => {
    expect(reported(({ move }) => expect(move(from, to)).toBe(false))).toEqual([]);
  });

  it('reports nothing where there is nothing to remove', () => {
    expect(reported(({ remove }) => remove(3))).toEqual([]);
  });
});

it.each([
  ['added', listOf(({ add }) => add('d', 1)), ['a', 'd', 'b', 'c']],
  ['removed', listOf(({ remove }) => remove(0)), ['b', 'c']],
  ['moved down', listOf(({ move }) => move(0, 2)), ['b', 'c', 'a']],
  ['moved up', listOf(({ move }) => move(2, 0)), ['c', 'a', 'b']],
])('is, after an element was %s, as reported', (_, after, expected) => {
  expect(after).toEqual(expected);
});

function listOf(act: (acts: ReturnType<typeof listActs<string>>) => void): string[] {
  return reported(act).reduce(applyChange<string>, list);
}
