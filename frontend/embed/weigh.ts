// biome-ignore-all lint/style/noRestrictedImports: measures the build, in Node
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

export interface Weight {
  /** File → bytes, gzipped at level 9. */
  files: Record<string, number>;
  /** Everything a page loads to show a first question that is a plain choice: loader, runtime and styles. */
  firstQuestionGzip: number;
  /**
   * Every type of question and the results: each file that any quiz in a page loads for them. Not in it, and each in
   * `files`: `send`, the way to the server and the cart; `events`, which counts where the visitor allows it; `live`,
   * the prices in a shop; `mail`, for quizzes that mail the results; and `adaptive`, `advice`, `dialog`, `link`,
   * `split` and `theme`, which only some quizzes or pages ask for. Of the two languages the heavier one counts: a page loads one.
   */
  allGzip: number;
}

/** Builds the embed in memory, as it is shipped. */
export const buildEmbed = async (): Promise<Rolldown.OutputChunk[]> => {
  const built = await build({
    configFile: `${import.meta.dirname}/vite.config.ts`,
    logLevel: 'error',
    build: { write: false },
  });
  return (Array.isArray(built) ? built : [built])
    .flatMap((one) => ('output' in one ? one.output : []))
    .map((one) => {
      // Styles are text within the code: a file beside it would be one that a strict policy may refuse.
      if (one.type === 'asset') throw new Error(`The embed has a file that is not code: ${one.fileName}`);
      return one;
    });
};

/** Chunks that are no question and no result, or that only some quizzes or pages ask for. */
const asked = /^(adaptive|advice|dialog|events|link|live|mail|send|split|theme)-/;

/** Weighs what was built. */
export const weigh = (built: Rolldown.OutputChunk[]): Weight => {
  const chunks = new Map(built.map((one) => [one.fileName, one]));
  const files = Object.fromEntries(
    built.map((one) => [one.fileName, gzipSync(one.code, { level: 9 }).length]),
  );
  const sum = (names: Iterable<string>) => [...names].reduce((total, name) => total + (files[name] ?? 0), 0);
  // A page speaks one language: the heavier one is taken.
  const [en, nl] = ['en', 'nl'].map((language) => {
    const loaded = (name: string) => !asked.test(name) && !name.includes(language === 'en' ? '-nl-' : '-en-');
    const first = new Set<string>();
    const load = (name: string): void => {
      if (first.has(name)) return;
      first.add(name);
      for (const needed of chunks.get(name)?.imports ?? []) load(needed);
    };
    load('recommend.js');
    // What the loader itself asks for is on the way to the first question; what that asks for comes after it.
    for (const name of chunks.get('recommend.js')?.dynamicImports ?? []) if (loaded(name)) load(name);
    return { first: sum(first), all: sum(Object.keys(files).filter(loaded)) };
  });
  const heavier = (of: 'first' | 'all') => Math.max(en?.[of] ?? 0, nl?.[of] ?? 0);
  return { files, firstQuestionGzip: heavier('first'), allGzip: heavier('all') };
};
