import { minify } from 'terser';
import { minifySync, type Plugin } from 'vite';
import { internalNames } from './internalNames.ts';
import { rename } from './rename.ts';

const compress = { passes: 3, pure_getters: true, unsafe: true, unsafe_arrows: true };

/**
 * What follows the first question is compiled while it loads, away from the page: otherwise it is when the last answer
 * is given, which a slow phone takes long for. https://v8.dev/blog/explicit-compile-hints
 */
const hint = (fileName: string) => (fileName.startsWith('rest-') ? '//# allFunctionsCalledOnLoad\n' : '');

/**
 * Makes each chunk small: terser and the bundler's own minifier, which together take 1% more off than either, and then
 * names that pack well, which takes another 3%.
 */
export const small = (target: string[]): Plugin => ({
  name: 'small',
  async renderChunk(code, { fileName }) {
    const squeezed = await minify(code, { ecma: 2020, module: true, compress, mangle: false });
    const { code: tight, errors } = minifySync(fileName, squeezed.code ?? code, {
      module: true,
      compress: { target },
      mangle: false,
      codegen: { removeWhitespace: true },
    });
    if (errors.length > 0) throw new Error(errors[0]?.message);
    return { code: hint(fileName) + rename(tight, internalNames), map: null };
  },
});
