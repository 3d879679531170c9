import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, readableTheme } from './readableTheme.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

test('text stands out from every background, and is the merchant’s own where it does', () => {
  fc.assert(
    fc.property(colour, fc.option(colour, { nil: undefined }), (background, text) => {
      const theme = readableTheme({ background, ...(text && { text }) });
      expect(contrast(theme.text ?? '', background)).toBeGreaterThanOrEqual(4.5);
      if (text && contrast(text, background) >= 4.5) expect(theme.text).toBe(text);
    }),
  );
});

test('without a background the page’s own text holds', () => {
  expect(readableTheme({ text: '#ff0000', accent: '#00ff00' })).toEqual({ accent: '#00ff00' });
});
