import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { faultsOf } from './axe.ts';

/** The rules that other colours can make a difference to. */
const aboutColours = { only: ['color-contrast', 'link-in-text-block'] };

/** Axe finds nothing on the page, in neither of the two colour modes. */
export async function expectFair(page: Page, where: string): Promise<void> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const [own, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  expect(await faultsOf(page), `${where}, ${own}`).toEqual([]);
  await page.emulateMedia({ colorScheme: other });
  expect(await faultsOf(page, aboutColours), `${where}, ${other}`).toEqual([]);
  await page.emulateMedia({ colorScheme: own });
}

/** Leaves what is asked for without an answer. @returns gives it the answer */
export async function hold(
  page: Page,
  asks: RegExp,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  const { promise: held, resolve } = Promise.withResolvers<void>();
  await page.route(asks, async (route) => {
    await held;
    await answer(route);
  });
  return resolve;
}

/** Why nothing is given that is refused. */
export const refusal = 'Not today.';
/** Refuses what is asked for, which is not tried again by itself. */
export const refuse = (page: Page, asks: RegExp): Promise<unknown> =>
  page.route(asks, (route) =>
    route.fulfill({ status: 403, json: { code: 'forbidden', message: refusal, requestId: '1' } }),
  );

/** What a page, or a part of it, cannot do without, and what it looks like until it is there. */
export interface Asking {
  /** The address of what it asks for. */
  asks: RegExp;
  /** Button that asks again. */
  again: string;
  /** Brings it up, where it stands behind a press. */
  open?: (() => Promise<void>) | undefined;
  /** What is there while it waits; grey places where nothing else is said. */
  waits?: Locator | undefined;
}

/** Sees a page wait, fail, and come once its data does. */
export async function expectWaysOn(
  page: Page,
  path: string,
  { asks, again, open, waits }: Asking,
): Promise<void> {
  // Passing faults are tried again by themselves, later each time; the clock need not be waited for.
  await page.clock.install();
  const body = { code: 'internal', message: 'Something went wrong.', requestId: 'test' };
  const answer = await hold(page, asks, (route) => route.fulfill({ status: 500, json: body }));
  await page.goto(path);
  await open?.();
  const waiting = (waits ?? page.locator('.animate-breathe:visible')).first();
  await expect(waiting, `${path} shows that it loads`).toBeVisible();
  answer();
  const way = page.getByRole('button', { name: again, exact: true });
  const failed = page.getByRole('alert').filter({ has: way });
  await expect(async () => {
    await page.clock.fastForward(5000);
    await expect(failed.first()).toBeVisible({ timeout: 500 });
  }, `${path} says that it did not load`).toPass();
  await expectFair(page, `${path} after a fault`);
  await page.unroute(asks);
  // One fault may stand in several places, and several parts may ask for the same.
  const ways = failed.getByRole('button', { name: again, exact: true });
  await ways.evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLElement).click();
  });
  await expect(failed, `${path} comes when it is tried again`).toHaveCount(0);
  await expect(waiting).toBeHidden();
  await expectFair(page, path);
}

/** Sees what a page says when there is nothing. @param answer what makes it so, where the address does not */
export async function expectEmpty(
  page: Page,
  path: string,
  { asks, open, says, answer }: { says: string; answer?: object | undefined } & Omit<Asking, 'again'>,
): Promise<void> {
  if (answer) await page.route(asks, (route) => route.fulfill({ json: answer }));
  await page.goto(path);
  await open?.();
  await expect(page.getByText(says).first()).toBeVisible();
  await expectFair(page, `${path} with nothing in it`);
  await page.unrouteAll();
}
