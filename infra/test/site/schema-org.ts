/**
 * What search engines need of each type that we use: properties that must be there, and types a property may hold.
 * @see https://schema.org, https://developers.google.com/search/docs/appearance/structured-data
 */
const types: Record<string, { must: string[]; holds?: Record<string, string[]> }> = {
  Organization: { must: ['name'] },
  Person: { must: ['name'] },
  SoftwareApplication: {
    must: ['name', 'applicationCategory', 'operatingSystem', 'offers'],
    holds: { offers: ['Offer'] },
  },
  Offer: { must: ['name', 'price', 'priceCurrency'] },
  BreadcrumbList: { must: ['itemListElement'], holds: { itemListElement: ['ListItem'] } },
  ListItem: { must: ['position', 'name'] },
  BlogPosting: {
    must: ['headline', 'image', 'datePublished', 'author', 'publisher', 'mainEntityOfPage'],
    holds: { author: ['Organization', 'Person'], publisher: ['Organization'] },
  },
  FAQPage: { must: ['mainEntity'], holds: { mainEntity: ['Question'] } },
  Question: { must: ['name', 'acceptedAnswer'], holds: { acceptedAnswer: ['Answer'] } },
  Answer: { must: ['text'] },
};

type Thing = Record<string, unknown>;
const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null;
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

const faultsOfValue = (name: string, value: unknown): string[] => {
  const text = String(value);
  if (/^(url|item|image|logo)$/.test(name) && typeof value === 'string' && !/^https?:\/\//.test(text))
    return [`${name} is no full address: ${text}`];
  if (/^date/.test(name) && Number.isNaN(Date.parse(text))) return [`${name} is no date: ${text}`];
  if (name === 'price' && !/^\d+(\.\d+)?$/.test(text)) return [`price is no number: ${text}`];
  if (name === 'priceCurrency' && !/^[A-Z]{3}$/.test(text)) return [`priceCurrency is no code: ${text}`];
  return [];
};

/** What is wrong with a thing and the things in it. */
export const faultsOfThing = (thing: Thing): string[] => {
  const type = String(thing['@type']);
  const known = types[type];
  if (!known) return [`${type} is no type that we know`];
  const missing = known.must
    .filter((name) => thing[name] === undefined || thing[name] === '')
    .map((name) => `${type} has no ${name}`);
  const inside = Object.entries(thing).flatMap(([name, value]) =>
    listOf(value).flatMap((one) => {
      if (!isThing(one)) return faultsOfValue(name, one);
      const allowed = known.holds?.[name];
      const wrong = allowed && !allowed.includes(String(one['@type']));
      return [...(wrong ? [`${type}.${name} holds a ${one['@type']}`] : []), ...faultsOfThing(one)];
    }),
  );
  return [...missing, ...inside];
};

/** The things that a page tells in one JSON-LD script. @throws Error when it is none */
export const thingsIn = (script: string): Thing[] => {
  const { '@context': context, '@graph': graph } = JSON.parse(script);
  if (context !== 'https://schema.org' || !Array.isArray(graph)) throw new Error('No graph of schema.org.');
  return graph;
};
