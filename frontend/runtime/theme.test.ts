import { expect, test } from 'vitest';
import { themeSheet } from './theme.ts';

test('a theme says only what it has', () => {
  expect(themeSheet({ accent: '#aa0000', font: 'shop', density: 'normal' })).toBe('.rq{}');
  expect(themeSheet({ font: 'Playfair Display' })).toContain('font-family:"Playfair Display",');
  expect(themeSheet({ font: 'serif' })).toContain('font-family:serif');
  expect(themeSheet({ density: 'compact' })).toContain('44px');
});

test('a picture’s address stays within its quotes', () => {
  const sheet = themeSheet({ cover: 'https://cdn.example/a.png?x=1&q=%20") }*{display:none}\\' });
  expect(sheet).toContain('url("https://cdn.example/a.png?x=1&q=%20%22%29%20%7D*%7Bdisplay:none%7D%5C")');
});
