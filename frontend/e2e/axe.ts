import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

interface Asked {
  /** Selector of the part that is looked at; the whole page otherwise. */
  within?: string;
  /** Only these rules; otherwise all that axe looks at unless it is told not to. */
  only?: string[];
  /** Also the size of targets, which axe leaves out unless it is asked for. */
  targets?: boolean;
}

/** Runs in the page. @returns undefined where axe is not there yet */
const look = async ([within, options]: [string | undefined, RunOptions]): Promise<string[] | undefined> => {
  const tool: typeof axe | undefined = Reflect.get(window, 'axe');
  if (!tool) return;
  // What is still fading in is looked at as it will be.
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  const { violations } = await tool.run(within ?? document, options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' … ')}`);
};

/**
 * What axe finds on a page, a line each with the elements it is about. Nothing of ours is in a frame, so axe is brought
 * into the page itself, once a load: to bring it takes longer than to look. What is in order is not described.
 */
export const faultsOf = async (page: Page, { within, only, targets }: Asked = {}): Promise<string[]> => {
  const asked: Parameters<typeof look>[0] = [
    within,
    {
      resultTypes: ['violations'],
      ...(targets && { rules: { 'target-size': { enabled: true } } }),
      ...(only && { runOnly: { type: 'rule', values: only } }),
    },
  ];
  const faults = await page.evaluate(look, asked);
  if (faults) return faults;
  await page.evaluate(axe.source);
  const found = await page.evaluate(look, asked);
  if (!found) throw new Error('axe did not come into the page.');
  return found;
};
