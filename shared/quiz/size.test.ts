import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const bundle = async (exports: Record<string, string>) => {
  const contents = Object.entries(exports)
    .map(([module, names]) => `export { ${names} } from './${module}.ts';`)
    .join('\n');
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: resolve(import.meta.dirname), loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    metafile: true,
  });
  return {
    bytes: gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length,
    inputs: Object.keys(metafile.inputs),
  };
};

test('what a shopper loads of the engine is at most 6 KB, gzipped, and no zod', async () => {
  const { bytes, inputs } = await bundle({
    flow: 'walk, after, before, progress, shownOptions',
    answer: 'checkAnswer, answerInWords, textsIn',
    counts: 'choices',
    rank: 'rank',
    explain: 'reason',
  });
  expect(bytes).toBeLessThanOrEqual(6 * 1024);
  expect(
    inputs.filter((input) => !/shared\/(quiz\/|model\/email)/.test(input) && input !== '<stdin>'),
  ).toEqual([]);
});

test('what is loaded when a shopper asks why not adds at most 2 KB', async () => {
  const core = { flow: 'walk', rank: 'rank', explain: 'reason' };
  const [before, after] = [
    await bundle(core),
    await bundle({ ...core, why: 'whyNot', change: 'whatWouldChange' }),
  ];
  expect(after.bytes - before.bytes).toBeLessThanOrEqual(2 * 1024);
});
