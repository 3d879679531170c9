import type { Matcher } from '#shared/model/effect.ts';
import type { Product } from '#shared/model/product.ts';
import type { Draw } from './draw.ts';

const tags = ['run', 'trail', 'indoor', 'vegan', 'wide', 'red'];
const types = ['Shoe', 'Sock', 'Bottle'];
const vendors = ['Noord', 'Zuid'];
const colours = ['Red', 'Blue', 'Green'];
const collections = ['c1', 'c2', 'c3'];
const titles = ['Trail runner', 'Court shoe', 'Wool socks', 'Steel bottle', 'Road racer'];

const aProduct = (draw: Draw, id: string): Product => {
  const available = draw.chance(0.8);
  const base = draw.int(1, 40) * 500;
  const variants = draw.some(colours, 0.5, 1).map((colour, i) => ({
    id: `${id}-${i}`,
    title: colour,
    price: base + i * 250,
    available: available && (i === 0 || draw.chance(0.5)),
    options: { Colour: colour, Size: String(draw.int(36, 46)) },
  }));
  const prices = variants.map((variant) => variant.price);
  return {
    id,
    handle: `p-${id}`,
    title: `${draw.pick(titles)} ${id}`,
    description: '',
    vendor: draw.pick(vendors),
    productType: draw.pick(types),
    tags: draw.some(tags, 0.35),
    collections: draw.some(collections, 0.4),
    metafields: draw.chance(0.7) ? { 'spec.drop': `${draw.int(0, 12)} mm`, 'spec.use': draw.pick(tags) } : {},
    currency: 'EUR',
    price: { min: Math.min(...prices), max: Math.max(...prices) },
    available,
    variants,
  };
};

export const aCatalogue = (draw: Draw, size: number): Product[] =>
  Array.from({ length: size }, (_, i) => aProduct(draw, String(1000 + i)));

const ends = (draw: Draw, low: number, high: number) => {
  const min = draw.int(low, high);
  const max = draw.int(min, high);
  return draw.chance(0.3) ? { max } : draw.chance(0.3) ? { min } : { min, max };
};

/** Any kind of matcher, about this test's catalogue. */
export const aMatcher = (draw: Draw, size: number): Matcher => {
  const makers: (() => Matcher)[] = [
    () => ({ on: 'product', ids: [String(1000 + draw.int(0, size)), String(1000 + draw.int(0, size))] }),
    () => ({ on: 'collection', ids: draw.some(collections, 0.3, 1) }),
    () => ({
      on: 'tag',
      values: draw.some(tags, 0.3, 1).map((tag) => (draw.chance(0.5) ? tag.toUpperCase() : tag)),
    }),
    () => ({ on: 'type', values: [draw.pick(types)] }),
    () => ({ on: 'vendor', values: [draw.pick(vendors)] }),
    () => ({ on: 'optionValue', name: 'colour', values: draw.some(colours, 0.3, 1) }),
    () => ({ on: 'metafield', key: draw.chance(0.5) ? 'spec.use' : 'use', values: draw.some(tags, 0.3, 1) }),
    () => ({ on: 'price', ...ends(draw, 500, 20000) }),
    () => ({ on: 'number', name: draw.chance(0.5) ? 'drop' : 'Size', ...ends(draw, 0, 46) }),
    () => ({ on: 'availability', available: draw.chance(0.7) }),
  ];
  return draw.pick(makers)();
};
