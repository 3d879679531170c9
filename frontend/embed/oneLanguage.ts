import type { Plugin } from 'vite';

const languages = ['en', 'nl'];
const tag = /[?&](en|nl)$/;

/** What remembers things of the page, whatever its quizzes speak. */
export const common = /\/embed\/(surface|links|once|busy|openings|scrollLock|later|outbox\w*|cart)\./;

/** The language that a module is built for; undefined: for all. */
export const languageOf = (id: string): string | undefined => tag.exec(id)?.[1];

interface Node {
  type: string;
  start: number;
  end: number;
  properties?: (Node & { key?: { name?: string } })[];
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** What a table holds in other languages: from the end of what comes before to its own. */
const others = (node: Node, language: string): [number, number][] => {
  const inner = Object.values(node)
    .flat()
    .filter(isNode)
    .flatMap((one) => others(one, language));
  const names = node.properties?.map(({ key }) => key?.name) ?? [];
  if (names.length !== languages.length || !languages.every((one) => names.includes(one))) return inner;
  const own = node.properties?.[names.indexOf(language)];
  if (!own) return inner;
  return [
    [node.start + 1, own.start],
    [own.end, node.end - 1],
  ];
};

/**
 * Builds what the loader brings in once a language, with the words of that language alone: a page has one. Modules are
 * told apart by a tag at the end of their ids, which goes on to what they import.
 */
export const oneLanguage = (): Plugin[] => [tagged, spoken];

const tagged: Plugin = {
  name: 'one-language-tagged',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const language = importer && languageOf(importer);
    if (!language && !tag.test(source)) return;
    const found = await this.resolve(source.replace(tag, ''), importer?.replace(tag, ''), {
      ...options,
      skipSelf: true,
    });
    const of = language ?? languageOf(source);
    if (!found || common.test(found.id) || found.id.startsWith('\0')) return found;
    return { ...found, id: `${found.id}${found.id.includes('?') ? '&' : '?'}${of}` };
  },
};

const spoken: Plugin = {
  name: 'one-language-spoken',
  transform(code, id) {
    const language = languageOf(id);
    if (/\/embed\/recommend\.ts$/.test(id))
      return code.replace(
        /import\((["'])(\.\/(?:mount|dialog)\.tsx?)\1\)/g,
        `(locale === 'nl' ? import('$2?nl') : import('$2?en'))`,
      );
    if (!language || !/\ben\b/.test(code)) return;
    let kept = code;
    const cuts = others(this.parse(code) as unknown as Node, language).sort(([a], [b]) => b - a);
    for (const [from, to] of cuts) kept = kept.slice(0, from) + kept.slice(to);
    return { code: kept, map: null };
  },
};
