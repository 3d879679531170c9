import type { BrowserContext, Page } from '@playwright/test';
import { pressTwice } from '#frontend/embed/test/taking.ts';
import type { Draw } from '#shared/quiz/test/draw.ts';
import { tabsOf } from './browser.ts';
import type { Way } from './host.ts';
import { optionsOf, type Published, questionOf, type Said } from './quizzes.ts';
import { type Sight, until } from './screen.ts';

/** Results that a shopper saw, and the answers given for them. */
export interface Seen {
  answers: Said;
  top: string;
}

/** A shopper who takes a quiz while everything goes wrong that a draw says. */
export const createShopper = (
  context: BrowserContext,
  address: string,
  quiz: Published,
  way: Way,
  draw: Draw,
  /** Whether the browser keeps anything. */
  keeps: boolean,
) => {
  /** By session; where nothing is kept, by number. */
  const seen = new Map<string, Seen[]>();
  let page: Page;
  let others: Page[] = [];
  let answers: Said = {};
  let runs = 0;

  const openPage = tabsOf(context, keeps);
  const online = () => context.setOffline(false);
  /** Where nothing is kept, a page that is loaded begins anew. */
  const anew = () => {
    if (keeps) return;
    answers = {};
    runs += 1;
  };
  const visit = async () => {
    await online();
    page = await openPage();
    await page.goto(address);
    anew();
  };
  const quit = async () => {
    const open = [page, ...others];
    others = [];
    await visit();
    await Promise.all(open.map((one) => one.close()));
  };
  const crash = async () => {
    const open = [page, ...others];
    others = [];
    const gone = new Promise((resolve) => page.once('crash', resolve));
    const devtools = await context.newCDPSession(page);
    devtools.send('Page.crash').catch(() => undefined);
    await gone;
    await Promise.all(open.map((one) => one.close().catch(() => undefined)));
    await visit();
  };
  /** What was done, in order: to see what a failure came after. */
  const did: string[] = [keeps ? 'keeps' : 'keepsNothing'];
  const reload = async () => {
    await online();
    await page.reload();
    anew();
  };
  const openTab = async () => {
    others.push(page);
    await visit();
  };
  const changeTab = async () => {
    others.push(page);
    page = others.shift() ?? page;
    await page.bringToFront();
  };
  const goOffline = () => context.setOffline(true);
  const disturbances = [
    ...[reload, reload, reload, quit, quit, crash, goOffline],
    // Tabs share what is kept.
    ...(keeps ? [openTab, changeTab] : []),
  ];
  const disturb = async () => {
    if (draw.chance(0.04)) {
      did.push('newVersion');
      await quiz.change();
    }
    if (draw.chance(0.1)) {
      did.push('missingFile');
      way.missing += draw.int(1, 2);
    }
    if (draw.chance(0.5)) return;
    const what = draw.pick(disturbances);
    did.push(what.name);
    await what();
  };
  const keySeen = async (top: string) => {
    const stored = keeps && (await page.evaluate((key) => localStorage.getItem(key), `quiz-${quiz.id}`));
    const key = stored ? JSON.parse(stored).session : `${runs}`;
    seen.set(key, [...(seen.get(key) ?? []), { answers: { ...answers }, top }]);
  };
  const answer = async (id: string, screen: Sight) => {
    const element = page.locator('recommend-quiz');
    const next = element.getByRole('button', { name: 'Next' });
    if (!answers[id] && screen.checked > 0) throw new Error(`Somebody else answered ${id}: ${did}`);
    const twice = draw.chance(0.4);
    did.push(twice ? `${id}Twice` : id);
    const press = (what: typeof next) => (twice ? pressTwice(page, what) : what.click());
    const options = optionsOf[id] ?? [];
    if (id === 'ground') {
      const chosen = draw.some(options, 0.5, 1);
      answers[id] = { kind: 'options', ids: chosen };
      for (const one of options)
        await element.getByRole('checkbox', { name: one }).setChecked(chosen.includes(one));
      await press(next);
    } else if (options.length === 0) {
      const value = `N${draw.int(1, 9999)}`;
      answers[id] = { kind: 'text', value };
      await element.getByRole('textbox').fill(value);
      if (twice) await page.keyboard.press('Enter').then(() => page.keyboard.press('Enter'));
      else await press(next);
    } else {
      const one = draw.pick(options);
      answers[id] = { kind: 'options', ids: [one] };
      await press(element.getByRole('radio', { name: one, exact: true }));
    }
    const now = await until(page, ({ title, retry }) => retry || title !== screen.title);
    if (now.top) await keySeen(now.top);
    else await disturb();
  };
  /** What only memory has is gone with the page, so that it stays until all is said. */
  const sent = async () => {
    await online();
    for (const start = Date.now(); way.taken.size < seen.size && Date.now() - start < 15_000; )
      await new Promise((resolve) => setTimeout(resolve, 50));
  };
  /** Goes on until there are results. */
  const take = async () => {
    for (let steps = 0; steps < 60; steps++) {
      const screen = await until(page, ({ title, top, retry }) => !!(retry || top || questionOf(title)));
      const id = questionOf(screen.title);
      if (screen.retry) {
        await online();
        await page.locator('recommend-quiz').getByRole('button', { name: 'Try again' }).click();
        await until(page, ({ retry }) => !retry).catch(() => undefined);
      } else if (screen.top) {
        await keySeen(screen.top);
        return;
      } else if (id) {
        await answer(id, screen);
      }
    }
    throw new Error('The quiz came to no end.');
  };
  return {
    seen,
    did,
    current: () => page,
    async shop() {
      await visit();
      for (;;) {
        await take();
        if (keeps) await disturb();
        else await sent();
        // Whatever happened, it leads to results.
        await take();
        if (!draw.chance(0.15)) break;
        const over = page.locator('recommend-quiz').getByRole('button', { name: 'Start Over' });
        const twice = draw.chance(0.5);
        did.push(twice ? 'startOverTwice' : 'startOver');
        await (twice ? pressTwice(page, over) : over.click());
        answers = {};
        runs += 1;
        await until(page, ({ title }) => questionOf(title) !== undefined);
      }
      await online();
      way.missing = 0;
    },
  };
};
