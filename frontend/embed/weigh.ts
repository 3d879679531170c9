// biome-ignore-all lint/style/noRestrictedImports: measures the build, in Node
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

export interface Weight {
  /** File → bytes, gzipped at level 9. */
  files: Record<string, number>;
  /** Everything a page loads to show a first question that is a plain choice: loader, runtime and styles. */
  firstQuestionGzip: number;
  /**
   * Every type of question, the results, and the way to the server and the cart: all that a quiz in a page
   * may load. Adaptive order and pop-ups, which only some ask for, stand in the list of files.
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

/** Chunks that only some quizzes or pages ask for. */
const asked = /^(adaptive|dialog)-/;

/** Builds the embed and weighs it. */
export const weigh = async (): Promise<Weight> => {
  const built = await buildEmbed();
  const chunks = new Map(built.map((one) => [one.fileName, one]));
  const files = Object.fromEntries(
    built.map((one) => [one.fileName, gzipSync(one.code, { level: 9 }).length]),
  );
  const first = new Set<string>();
  const load = (name: string): void => {
    if (first.has(name)) return;
    first.add(name);
    for (const needed of chunks.get(name)?.imports ?? []) load(needed);
  };
  load('recommend.js');
  // What the loader itself asks for is on the way to the first question; what that asks for comes after it.
  for (const name of chunks.get('recommend.js')?.dynamicImports ?? []) if (!asked.test(name)) load(name);
  const sum = (names: Iterable<string>) => [...names].reduce((total, name) => total + (files[name] ?? 0), 0);
  return {
    files,
    firstQuestionGzip: sum(first),
    allGzip: sum(Object.keys(files).filter((name) => !asked.test(name))),
  };
};
