import { colourOf } from './colours.ts';
import type { CollectionRule, Family, Model } from './family.ts';
import { hash, numericId, pick } from './hash.ts';
import type { Catalogue, SeedMetafield, SeedProduct, SeedVariant } from './types.ts';

const startOf2026 = Date.UTC(2026, 0, 5);
const day = 86_400_000;

const handleOf = (title: string): string =>
  title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const valuesOf = (value: string | string[]): string[] => (Array.isArray(value) ? value : [value]);

const tagsOf = (family: Family, model: Model): string[] => [
  ...Object.entries({ ...family.always, ...model.facets }).flatMap(([facet, value]) =>
    valuesOf(value).map((v) => `${facet}: ${v}`),
  ),
  ...(model.tags ?? []),
  ...(model.off ? ['Sale'] : []),
];

const metafieldsOf = (specs: Model['specs'] = {}): SeedMetafield[] =>
  Object.entries(specs).map(([key, value]) => ({
    namespace: 'specs',
    key,
    type:
      typeof value === 'string'
        ? 'single_line_text_field'
        : Number.isInteger(value)
          ? 'number_integer'
          : 'number_decimal',
    value: String(value),
  }));

const descriptionOf = (family: Family, model: Model, title: string): string => {
  const notes = Object.entries(model.facets)
    .flatMap(([, value]) => valuesOf(value).slice(0, 1))
    .flatMap((value) => {
      const sentences = family.notes?.[value];
      return sentences ? [pick(sentences, `${title}/${value}`)] : [];
    });
  const paragraphs = [model.line, notes.slice(0, 3).join(' '), pick(family.closing, `${title}/closing`)];
  return paragraphs
    .filter((text) => text !== '')
    .map((text) => `<p>${text}</p>`)
    .join('');
};

/** About one variant in twelve is out of stock, and everything of a model that is sold out. */
const stockOf = (key: string, soldOut: boolean | undefined): number => {
  const value = hash(`${key}/stock`);
  return soldOut || value % 12 === 0 ? 0 : 2 + (value % 38);
};

const pricesOf = (euros: number, off = 0): Pick<SeedVariant, 'price' | 'compareAtPrice'> => {
  const full = Math.round(euros * 100) - (euros >= 20 ? 0 : 5);
  if (off === 0) return { price: full };
  return { price: Math.round((full * (1 - off)) / 50) * 50, compareAtPrice: full };
};

const variantsOf = (family: Family, model: Model, handle: string): SeedVariant[] => {
  const colours = family.colourOption ? model.colours.map((name) => colourOf(name).label) : [''];
  const others = family.option?.values ?? [''];
  return colours.flatMap((colour) =>
    others.map((other, index) => {
      const options: Record<string, string> = {};
      if (colour) options.Colour = colour;
      if (other && family.option) options[family.option.name] = other;
      const title = Object.values(options).join(' / ') || 'Default Title';
      const key = `${handle}/${title}`;
      const euros = model.price + index * (family.option?.step ?? 0);
      return {
        id: numericId(`variant/${key}`),
        sku: `${handle.slice(0, 3).toUpperCase()}-${(hash(key) % 1_000_000).toString().padStart(6, '0')}`,
        title,
        ...pricesOf(euros, model.off),
        stock: stockOf(key, model.soldOut),
        options: Object.keys(options).length > 0 ? options : { Title: 'Default Title' },
      };
    }),
  );
};

const productOf = (family: Family, model: Model): Omit<SeedProduct, 'collections'> => {
  const title = family.title?.(model) ?? model.name;
  const handle = handleOf(title);
  const variants = variantsOf(family, model, handle);
  const optionNames = [...new Set(variants.flatMap((variant) => Object.keys(variant.options)))];
  const created = startOf2026 + (hash(handle) % 200) * day;
  return {
    id: numericId(`product/${handle}`),
    handle,
    title,
    vendor: model.vendor,
    productType: family.productType,
    useCase: family.useCase,
    category: family.category,
    descriptionHtml: descriptionOf(family, model, title),
    tags: tagsOf(family, model),
    metafields: metafieldsOf(model.specs),
    options: optionNames.map((name) => ({
      name,
      values: [...new Set(variants.flatMap((variant) => variant.options[name] ?? []))],
    })),
    variants,
    picture: {
      shape: family.shape,
      colours: Object.fromEntries(
        (family.colourOption ? model.colours : model.colours.slice(0, 1)).map((name) => [
          family.colourOption ? colourOf(name).label : '',
          colourOf(name).hex,
        ]),
      ),
      seed: hash(handle) % 997,
    },
    createdAt: new Date(created).toISOString(),
    updatedAt: new Date(created + (hash(`${handle}/updated`) % 90) * day).toISOString(),
  };
};

/** Unfolds families into the products and collections of a shop. Pure: the same input gives the same ids. */
export const buildCatalogue = (families: Family[], rules: CollectionRule[]): Catalogue => {
  const bare = families.flatMap((family) => family.models.map((model) => productOf(family, model)));
  const products = bare.map((product) => ({
    ...product,
    collections: rules.filter((rule) => rule.holds(product)).map((rule) => rule.handle),
  }));
  return {
    currency: 'EUR',
    products,
    collections: rules.map(({ handle, title, description, useCase }) => ({
      id: numericId(`collection/${handle}`),
      handle,
      title,
      description,
      useCase,
      products: products
        .filter((product) => product.collections.includes(handle))
        .map((product) => product.handle),
    })),
  };
};
