import { expect, it } from 'vitest';
import { brandSchema, inBrand } from './brand.ts';

it('a quiz in the brand keeps what is its own, and nothing of the look that it had', () => {
  const own = { cover: 'https://a.example/cover.webp', css: '[part~="title"]{color:teal}' };
  const theme = { ...own, accent: '#334fb4', density: 'roomy' as const };
  expect(inBrand(theme, { accent: '#2c5540', radius: 4 })).toEqual({
    ...own,
    accent: '#2c5540',
    radius: 4,
  });
  expect(inBrand({ accent: '#334fb4' }, {})).toEqual({});
});

it('a brand takes no cover and no styles of one quiz', () => {
  const given = { accent: '#2c5540', cover: 'https://a.example/cover.webp', css: 'a{}' };
  expect(brandSchema.parse(given)).toEqual({ accent: '#2c5540' });
});
