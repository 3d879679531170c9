import { type Band, inBand, priceBands } from '#shared/catalogue/bands.ts';
import type { Locale } from '#shared/model/locale.ts';
import type { Product } from '#shared/model/product.ts';
import type { Asking, DraftOption } from './generateQuestion.ts';
import type { Group } from './generateRoot.ts';
import { fixed, type Wording } from './generateWords.ts';

/** An amount in whole units where it is whole, as people of that language write it. */
const money = (cents: number, currency: string, locale: Locale): string => {
  const digits = cents % 100 === 0 ? 0 : 2;
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const format = /^[A-Z]{3}$/.test(currency)
    ? new Intl.NumberFormat(locale, {
        ...options,
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
      })
    : new Intl.NumberFormat(locale, options);
  return format.format(cents / 100);
};

const bandLabel = ({ min, max }: Band, currency: string): Wording => {
  const [from, to] = [min, max].map((cents) => ({
    en: cents === undefined ? '' : money(cents, currency, 'en'),
    nl: cents === undefined ? '' : money(cents, currency, 'nl'),
  }));
  const both = { from: from ?? { en: '', nl: '' }, to: to ?? { en: '', nl: '' } };
  if (min === undefined) return { en: `Up to ${both.to.en}`, nl: `Tot ${both.to.nl}` };
  if (max === undefined) return { en: `More than ${both.from.en}`, nl: `Meer dan ${both.from.nl}` };
  return { en: `${both.from.en} to ${both.to.en}`, nl: `${both.from.nl} tot ${both.to.nl}` };
};

/** The last question: bands of each group's own prices; bands that are the same are one option. */
export const priceAsking = (
  groups: readonly Group[],
  products: readonly Product[],
  currency: string,
): Asking | null => {
  const options = new Map<string, DraftOption>();
  groups.forEach((group, index) => {
    const priced = group.products.flatMap((position) => {
      const product = products[position];
      return product ? [{ position, price: product.price.min }] : [];
    });
    for (const band of priceBands(priced.map(({ price }) => price))) {
      const key = `${band.min ?? ''}-${band.max ?? ''}`;
      const inside = priced.filter(({ price }) => inBand(band, price)).map(({ position }) => position);
      const option = options.get(key) ?? {
        id: `price-${band.min === undefined ? 'to' : band.min / 100}${band.max === undefined ? '-up' : `-${band.max / 100}`}`,
        label: bandLabel(band, currency),
        effects: [{ kind: 'boost' as const, match: { on: 'price' as const, ...band }, weight: 30 }],
        products: [],
        groups: new Set<number>(),
      };
      options.set(key, option);
      option.products.push(...inside);
      option.groups.add(index);
    }
  });
  if (options.size < 2) return null;
  const low = ({ effects: [effect] }: DraftOption, end: 'min' | 'max'): number =>
    effect?.match.on === 'price' ? (effect.match[end] ?? (end === 'min' ? 0 : Number.MAX_SAFE_INTEGER)) : 0;
  return {
    id: 'price',
    title: fixed.price,
    options: [...options.values()].sort(
      (a, b) => low(a, 'min') - low(b, 'min') || low(a, 'max') - low(b, 'max'),
    ),
    groups: new Set([...options.values()].flatMap((option) => [...option.groups])),
    required: false,
    several: false,
    visual: false,
  };
};
