import { expect, test } from 'vitest';
import { humanise, isHousekeeping, listOf, sameKey, splitTag } from './name.ts';

test.each([
  ['trail_running', 'Trail running'],
  ['fragrance-free', 'Fragrance free'],
  ['useCase', 'Use case'],
  ['SPF 30', 'SPF 30'],
  ['18-25 jaar', '18-25 jaar'],
  ['Trail', 'Trail'],
  ['TP-LINK', 'TP-LINK'],
  ['Lithium-Ion (Li-Ion)', 'Lithium-Ion (Li-Ion)'],
])('%s reads as %s', (tag, label) => {
  expect(humanise(tag)).toBe(label);
});

test('a tag is split at a colon, and an address or a time is not', () => {
  expect(splitTag('skin:dry')).toEqual({ namespace: 'skin', value: 'dry' });
  expect(splitTag('Skin : Very dry')).toEqual({ namespace: 'Skin', value: 'Very dry' });
  expect(splitTag('10:30')).toEqual({ namespace: null, value: '10:30' });
  expect(splitTag('dry')).toEqual({ namespace: null, value: 'dry' });
});

test('case, dashes and spaces do not make another value', () => {
  expect(sameKey(' Trail-Running ')).toBe(sameKey('trail_running'));
});

test('long, empty and promotional tags are housekeeping', () => {
  for (const tag of ['', ' ', 'x'.repeat(61), 'Best Sellers', 'New', 'app:import'])
    expect(isHousekeeping(tag)).toBe(true);
  for (const tag of ['Vegan', 'Newborn', 'Salewa']) expect(isHousekeeping(tag)).toBe(false);
});

test('what is no list of texts is one value', () => {
  expect(listOf('["a","b"]')).toEqual(['a', 'b']);
  expect(listOf('[broken')).toEqual(['[broken']);
  expect(listOf('[1,{}]')).toEqual([]);
});
