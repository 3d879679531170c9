import { expect, it } from 'vitest';
import { table } from './table.ts';

it('reads facets, specs, tags and the line of a model', () => {
  const [model] = table(`
name | vendor | price | off | colours | Skin type | spf | Finish | tags | out | line
Day Fluid | Saltbloom | 22 | 0.1 | sun sky | Dry, Normal | 50 | | Vegan, New | x | So thin that people wear it.
`);
  expect(model).toEqual({
    name: 'Day Fluid',
    vendor: 'Saltbloom',
    price: 22,
    off: 0.1,
    colours: ['sun', 'sky'],
    facets: { 'Skin type': ['Dry', 'Normal'] },
    specs: { spf: 50 },
    tags: ['Vegan', 'New'],
    soldOut: true,
    line: 'So thin that people wear it.',
  });
});

it('names the row that has too few columns', () => {
  expect(() => table('name | vendor\nDay Fluid')).toThrow('"Day Fluid" has 1 columns instead of 2');
});
