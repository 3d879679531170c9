/** Reads HTML that we wrote ourselves: every attribute is quoted, and only void elements stay open. */
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

const decoded = (text: string) =>
  text.replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

type Attributes = Record<string, string>;

const attributesIn = (text: string): Attributes =>
  Object.fromEntries(
    [...text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name, value]) => [
      (name ?? '').toLowerCase(),
      decoded(value ?? ''),
    ]),
  );

/** The attributes of every element of a name. */
export const elements = (html: string, name: string): Attributes[] =>
  [...html.matchAll(new RegExp(`<${name}((?:\\s[^>]*)?)>`, 'g'))].map(([, rest]) => attributesIn(rest ?? ''));

/** The content of every element of a name that holds none of its own kind. */
export const contents = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>(.*?)</${name}>`, 'gs'))].map(
    ([, inner]) => inner ?? '',
  );

/** What people read of a piece of HTML. */
export const textOf = (html: string): string =>
  decoded(html.replaceAll(/<[^>]+>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The ids on a page. */
export const idsIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => decoded(id ?? '')));

/** The texts of a page's paragraphs, headings, list items and cells, without what is marked as another language. */
export const textBlocks = (html: string): string[] => {
  const own = html
    .replaceAll(/<(aside|a|span|p)\b[^>]*\slang="[^"]*"[^>]*>.*?<\/\1>/gs, '')
    .replaceAll(/<(code|pre|script)\b[^>]*>.*?<\/\1>/gs, '');
  return ['h1', 'h2', 'h3', 'p', 'li', 'td', 'th', 'dt', 'dd', 'button', 'summary']
    .flatMap((name) => contents(own, name))
    .map(textOf)
    .filter((text) => text !== '');
};
