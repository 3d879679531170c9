import { expect, type Locator, type Page, test } from '@playwright/test';
import { everyType, shoes } from './test/everyType.ts';
import { type Host, startHost } from './test/host.ts';
import { only, open } from './test/taking.ts';

let host: Host;
test.beforeAll(async () => {
  host = await startHost();
});
test.afterAll(() => host.stop());

/** Opens a quiz of one question, and waits until the rules and all fields are there. */
const ask = async (page: Page, id: string, more: string): Promise<Locator> => {
  const element = await open(host, page, host.publish(`looks-${id}`, only(id, 'insoles'), shoes), more);
  await expect(element.getByRole('status').getByText(/\S/)).toHaveCount(0);
  return element;
};

/** Text that is cut, controls smaller than a phone takes without zooming, and what sticks out or lies over another. */
const faultsOf = (element: Locator): Promise<string[]> =>
  element.evaluate((host) => {
    const root = host.shadowRoot;
    const faults: string[] = [];
    const whole = host.getBoundingClientRect();
    if (whole.left < 0 || whole.right > document.documentElement.clientWidth + 1)
      faults.push('the quiz is wider than the page');
    for (const one of root?.querySelectorAll<HTMLElement>('*') ?? []) {
      const what = `${one.localName}.${one.className} ${one.textContent?.slice(0, 20)}`;
      const box = one.getBoundingClientRect();
      const { fontSize, overflowX, clipPath } = getComputedStyle(one);
      if (clipPath !== 'none' || box.width === 0) continue;
      if (box.left < whole.left - 4 || box.right > whole.right + 4) faults.push(`sticks out: ${what}`);
      if (overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1) faults.push(`is cut: ${what}`);
      if (/^(input|select|textarea|button)$/.test(one.localName) && Number.parseFloat(fontSize) < 16)
        faults.push(`is under 16 px: ${what}`);
    }
    const blocks = [...(root?.querySelectorAll('h2, label, button, li, p, [part=option]') ?? [])];
    const lies = (a: Element, b: Element) => {
      const [one, two] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
      const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
      const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
      return across > 2 && down > 2 && !a.contains(b) && !b.contains(a);
    };
    const seen = blocks.filter((one) => getComputedStyle(one).clipPath === 'none');
    for (const [at, one] of seen.entries())
      for (const other of seen.slice(at + 1))
        if (lies(one, other)) faults.push(`${one.textContent} lies over ${other.textContent}`);
    return faults;
  });

/** WCAG 2.2, 1.4.12, at a text size of 200%. */
const spaced = (element: Locator) =>
  element.evaluate((host) => {
    document.documentElement.style.fontSize = '200%';
    document.body.style.fontSize = '200%';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    );
    host.shadowRoot?.adoptedStyleSheets.push(sheet);
  });

for (const direction of ['ltr', 'rtl'])
  test(`large, widely spaced text on a narrow screen loses nothing, ${direction}`, async ({ page }) => {
    await page.setViewportSize({ width: 400, height: 800 });
    for (const { id } of everyType.questions) {
      const element = await ask(page, id, `&lang=nl&dir=${direction}`);
      expect(await faultsOf(element), id).toEqual([]);
      await spaced(element);
      expect(await faultsOf(element), `${id}, large`).toEqual([]);
    }
  });

test('from right to left, progress grows and back points the other way', async ({ page }) => {
  const element = await ask(page, 'activity', '&dir=rtl');
  await element.getByRole('radio').first().click();
  const bar = element.getByRole('progressbar');
  const [outer, inner] = [await bar.boundingBox(), await bar.locator('span').boundingBox()];
  const end = (box: typeof outer) => Math.round((box?.x ?? 0) + (box?.width ?? 0));
  expect(end(inner)).toBe(end(outer));
  expect(inner?.width).toBeLessThan(outer?.width ?? 0);
  const arrow = element.getByRole('button', { name: 'Back' }).locator('svg');
  await expect(arrow).toHaveCSS('scale', '-1 1');
});

test('in forced colours every control is seen, with its focus and with what is chosen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 500, height: 1000 });
  for (const { id, type } of everyType.questions) {
    const element = await ask(page, id, '');
    await expect(element.getByRole('button', { name: 'Next' })).toHaveCSS('border-top-style', 'solid');
    if (type === 'statement') continue;
    const field = element.locator('form > div');
    const shot = async () => (await field.screenshot({ caret: 'hide' })).toString('base64');
    const plain = await shot();
    const control = field.locator('input, select, textarea, button').first();
    await control.focus();
    await page.keyboard.press('Shift');
    const focused = await shot();
    expect(focused, `${id} shows its focus`).not.toBe(plain);
    if (!(await control.evaluate((one) => one.matches('[type=radio], [type=checkbox]')))) continue;
    await page.keyboard.press('Space');
    await expect(control).toBeChecked();
    await control.evaluate((one) => (one as HTMLElement).blur());
    expect(await shot(), `${id} shows what is chosen`).not.toBe(plain);
  }
});

test('who wants less motion sees none', async ({ page }) => {
  const moves = (element: Locator) =>
    element.getByRole('progressbar').evaluate((bar) => {
      const root = bar.getRootNode() as ShadowRoot;
      const running = root.getAnimations();
      for (const one of running) one.currentTime = 0;
      return [...root.querySelectorAll('*')].filter((one) => {
        const { transform, transitionDuration } = getComputedStyle(one);
        const still = transform === 'none' || transform === 'matrix(1, 0, 0, 1, 0, 0)';
        return !still || (bar.contains(one) && transitionDuration !== '0s');
      }).length;
    });
  for (const [reducedMotion, moving] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    const element = await ask(page, 'activity', '');
    expect((await moves(element)) > 0, reducedMotion).toBe(moving);
  }
});
