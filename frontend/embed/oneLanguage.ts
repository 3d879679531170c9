import type { Plugin } from 'vite';
import type { Locale } from '#shared/model/locale.ts';
import { mailWord } from '../runtime/results/mailWords.ts';
import { resultWord } from '../runtime/results/resultWords.ts';
import { shareWord } from '../runtime/results/shareWords.ts';
import { word } from '../runtime/words.ts';

const languages = ['en', 'nl'];
const tag = /[?&](en|nl)$/;

/** What remembers things of the page, whatever its quizzes speak. */
export const common = /\/embed\/(surface|links|once|busy|openings|scrollLock|later|outbox\w*|cart)\./;

/** The language that a module is built for; undefined: for all. */
export const languageOf = (id: string): Locale | undefined => tag.exec(id)?.[1] as Locale | undefined;

interface Node {
  type: string;
  start: number;
  end: number;
  properties?: (Node & { key?: { name?: string }; value: Node })[];
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Tables of a module's own that are only asked for one language: where each begins, by its name. */
const ownTables = (code: string): Map<string, number> =>
  new Map(
    [...code.matchAll(/^const (\w+) = (?=\{\s*en:)/gm)].flatMap(({ 0: start, 1: name = '', index }) => {
      const asked = code.split(`${name}[locale]`).length;
      return code.split(new RegExp(`\\b${name}\\b`)).length === asked + 1
        ? [[name, index + start.length]]
        : [];
    }),
  );

/**
 * What a table holds in other languages: from the end of what comes before to its own.
 * @param bare where tables begin of which nothing but their own stays
 */
const others = (node: Node, language: string, bare: number[]): [number, number][] => {
  const inner = Object.values(node)
    .flat()
    .filter(isNode)
    .flatMap((one) => others(one, language, bare));
  const names = node.properties?.map(({ key }) => key?.name) ?? [];
  if (names.length !== languages.length || !languages.every((one) => names.includes(one))) return inner;
  const own = node.properties?.[names.indexOf(language)];
  if (!own) return inner;
  if (bare.includes(node.start)) {
    return [
      [node.start, own.value.start],
      [own.value.end, node.end],
    ];
  }
  return [
    [node.start + 1, own.start],
    [own.end, node.end - 1],
  ];
};

/**
 * Builds what the loader brings in once a language, with the words of that language alone: a page has one. Modules are
 * told apart by a tag at the end of their ids, which goes on to what they import.
 */
export const oneLanguage = (): Plugin[] => [tagged, oneSpoken];

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

const spoken = { mailWord, resultWord, shareWord, word };
const call = /\b(mailWord|resultWord|shareWord|word)\((?:props\.)?locale, "(\w+)"\)/g;

/** Puts the words of a language where they are asked for, so that neither tables nor their keys are loaded. */
const said = (code: string, language: Locale): string =>
  code.replace(call, (_, table: keyof typeof spoken, key: string) =>
    JSON.stringify(spoken[table](language, key as never)),
  );

const oneSpoken: Plugin = {
  name: 'one-language-spoken',
  transform(code, id) {
    const language = languageOf(id);
    if (/\/embed\/recommend\.ts$/.test(id))
      return code.replace(
        /import\((["'])(\.\/(?:mount|dialog)\.tsx?)\1\)/g,
        `(locale === 'nl' ? import('$2?nl') : import('$2?en'))`,
      );
    if (!language) return;
    let kept = said(code, language);
    if (!/\ben\b/.test(kept)) return { code: kept, map: null };
    const tables = ownTables(kept);
    const cuts = others(this.parse(kept) as unknown as Node, language, [...tables.values()]);
    for (const [from, to] of cuts.sort(([a], [b]) => b - a)) kept = kept.slice(0, from) + kept.slice(to);
    for (const name of tables.keys()) kept = kept.replaceAll(`${name}[locale]`, name);
    return { code: kept, map: null };
  },
};
