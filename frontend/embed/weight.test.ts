import { expect, test } from 'vitest';
import { buildEmbed, weigh } from './weigh.ts';

/** Bytes, gzipped. */
const limits = { firstQuestionGzip: 12_000, allGzip: 25_000 };

const built = await buildEmbed();

test('the embed stays light', async () => {
  const { files, ...weight } = weigh(built);
  console.table({ ...files, ...weight });
  expect(Object.keys(files).every((name) => name.endsWith('.js'))).toBe(true);
  expect(weight.firstQuestionGzip).toBeGreaterThan(6_000);
  expect(weight.firstQuestionGzip).toBeLessThanOrEqual(limits.firstQuestionGzip);
  expect(weight.allGzip).toBeLessThanOrEqual(limits.allGzip);
});

test('a file of one language holds no words of the other', async () => {
  const said = (text: string) =>
    built.filter(({ code }) => code.includes(text)).map(({ fileName }) => fileName);
  const words = {
    en: ['Perfect Match Found!', 'Please answer', 'Next'],
    nl: ['Perfecte match', 'Beantwoord', 'Volgende'],
  };
  for (const [language, texts] of Object.entries(words))
    for (const text of texts) expect(said(text), text).toEqual([expect.stringContaining(`-${language}-`)]);
});
