import { expect, test } from 'vitest';
import { askFirst, mayLeave } from './unsaved.ts';

test('whoever has something unsaved is asked, until it is saved or one says to stay', async () => {
  expect(await mayLeave()).toBe(true);
  const asked: string[] = [];
  const say = (name: string, leaves: boolean) =>
    askFirst(async () => {
      asked.push(name);
      return leaves;
    });
  const saved = [say('brand', true), say('other', false), say('third', true)];
  expect(await mayLeave()).toBe(false);
  expect(asked).toEqual(['brand', 'other']);
  saved[1]?.();
  expect(await mayLeave()).toBe(true);
  for (const stop of saved) stop();
  asked.length = 0;
  expect(await mayLeave()).toBe(true);
  expect(asked).toEqual([]);
});
