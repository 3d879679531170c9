// biome-ignore-all lint/style/noRestrictedImports: builds what the browser runs, in Node
import { expect, test } from '@playwright/test';
import { build } from 'esbuild';
import fc from 'fast-check';
import type { Grown, Step } from './test/scenario.ts';

const attributes = fc.record(
  {
    className: fc.constantFrom('a', 'b', ''),
    'aria-hidden': fc.boolean(),
    hidden: fc.boolean(),
    role: fc.constantFrom('note', 'status'),
    part: fc.constantFrom('x', 'y'),
    style: fc.record(
      { zIndex: fc.constantFrom(1, 2), '--rq-to': fc.constantFrom('0', '1'), inlineSize: fc.constant('5%') },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: [] },
);
const input = fc.record({
  name: fc.constant('input'),
  attributes: fc.record({ type: fc.constant('text'), value: fc.constantFrom('', 'a', 'b') }),
  kids: fc.constant<Grown[]>([]),
});
const path = { name: 'path', attributes: { d: 'M0 0' }, kids: [] };
const drawing = fc.record({
  name: fc.constant('svg'),
  attributes,
  kids: fc.array(fc.constantFrom<Grown>(null, path), { maxLength: 2 }),
});

const { grown } = fc.letrec<{ grown: Grown; element: Grown; list: Grown }>((tie) => ({
  grown: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, '', 'text', 'other'),
    input,
    tie('element'),
    tie('list'),
  ),
  element: fc.oneof(
    fc.record({
      name: fc.constantFrom('p', 'b', 'A', 'B'),
      attributes,
      kids: fc.array(tie('grown'), { maxLength: 4 }),
    }),
    drawing,
  ) as fc.Arbitrary<Grown>,
  list: fc
    .uniqueArray(fc.tuple(fc.constantFrom('k1', 'k2', 'k3', 'k4', 'k5'), tie('element')), {
      selector: ([key]) => key,
      maxLength: 5,
    })
    .map((kids) => ({ list: kids.map(([key, one]) => Object.assign({}, one, { key }) as Grown) })),
}));
const step: fc.Arbitrary<Step> = fc.oneof(fc.record({ draw: grown }), fc.record({ count: fc.nat(9) }));

test('what is drawn, kept and undone is what React draws, keeps and undoes', async ({ page }) => {
  const { outputFiles } = await build({
    entryPoints: [`${import.meta.dirname}/test/browser.tsx`],
    bundle: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  await page.setContent('<!doctype html><body></body>');
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 5 }), async (steps) => {
      const { react, own } = await page.evaluate(
        (all) =>
          (
            window as never as { compare(steps: Step[]): Promise<{ react: string[]; own: string[] }> }
          ).compare(all),
        steps,
      );
      expect(own).toEqual(react);
    }),
    { numRuns: 60, endOnFailure: true },
  );
});
