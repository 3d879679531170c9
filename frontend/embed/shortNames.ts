// biome-ignore-all lint/style/noRestrictedImports: part of the build, in Node
import { globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** A whole name: not the start of one that is put together at run time, such as an id. */
const name = /(?<![-\w])rq-[a-zA-Z-]*[a-zA-Z](?![-\w$])/g;
/** Variables keep a beginning of their own, since those of a page come into a shadow root too. */
const variable = /--rq-[a-z-]*[a-z](?![-\w$])/g;
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Gives classes names of one or two letters, since in a shadow root they meet no others, and variables ones of three. Names that begin with `is-` are
 * put together at run time, and stay.
 */
export const shortNames = (folder: string): Plugin => {
  const texts = globSync('**/*.{css,ts,tsx}', { cwd: folder }).map((file) =>
    readFileSync(`${folder}/${file}`, 'utf8'),
  );
  const names = [...new Set(texts.flatMap((text) => text.match(name) ?? []))].sort();
  const variables = [...new Set(texts.flatMap((text) => text.match(variable) ?? []))].sort();
  const short = new Map(
    names.map((one, at) => [
      one,
      `${letters[Math.floor(at / letters.length) - 1] ?? ''}${letters[at % letters.length]}`,
    ]),
  );
  return {
    name: 'short-names',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('/node_modules/')) return;
      return code
        .replace(name, (one) => short.get(one) ?? one)
        .replace(variable, (one) =>
          variables.includes(one) ? `--rq${letters[variables.indexOf(one)]}` : one,
        );
    },
  };
};
