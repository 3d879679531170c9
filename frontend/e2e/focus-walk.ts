import type { Page } from '@playwright/test';

interface Walk {
  /** What keeps a person from seeing where the focus is, a line for each stop that has such a fault. */
  faults: string[];
  /** Controls that had the focus, and those that are there; a group of choices counts once. */
  reached: number;
  expected: number;
}

/** More presses than any page has stops, and how many are sent before the page is asked whether they came around. */
const most = 300;
const atOnce = 20;

/** Runs in the page: what keeps a person from seeing where the focus is; empty when nothing does. */
const faultOfFocus = (): string => {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  if (!element || element === document.body) return 'nothing has the focus';
  const name = element.outerHTML.replaceAll(/ class="[^"]*"/g, '').slice(0, 90);
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return `no ring: ${name}`;
  const [box] = element.getClientRects();
  if (!box || box.bottom < 0 || box.top > innerHeight) return `outside the window: ${name}`;
  const middle = [(box.left + box.right) / 2, (Math.max(0, box.top) + Math.min(innerHeight, box.bottom)) / 2];
  const top = document.elementFromPoint(middle[0] ?? 0, middle[1] ?? 0);
  const isSeen = top && (element.contains(top) || top.contains(element) || top.shadowRoot?.contains(element));
  return isSeen ? '' : `${name} is under ${top?.outerHTML.slice(0, 60)}`;
};

/**
 * Runs in the page: from the top of it on, looks at the focus each time before Tab moves it on. What is there to come
 * to is counted first: who reaches for a control brings the app.
 */
const watch = (faultOf: () => string) => {
  const group = '[role="group"],[role="radiogroup"]';
  const whole = (element: Element) => element.closest(group) ?? element;
  const all = `a[href],button,input,select,textarea,summary,[tabindex="0"],${group}`;
  const expected = new Set(
    [...document.querySelectorAll<HTMLElement>(all)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.closest(group) !== null || element.tabIndex >= 0)
      .map(whole),
  ).size;
  const seen = new Set<Element>();
  const faults: string[] = [];
  let presses = 0;
  let isAround = false;
  addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Tab' || presses++ === 0 || isAround) return;
      const { activeElement } = document;
      isAround = !activeElement || activeElement === document.body || seen.has(activeElement);
      if (isAround || !activeElement) return;
      seen.add(activeElement);
      const fault = faultOf();
      if (fault) faults.push(fault);
    },
    true,
  );
  const root = document.documentElement;
  root.tabIndex = -1;
  root.focus();
  root.removeAttribute('tabindex');
  return () => ({ isAround, walk: { faults, expected, reached: new Set([...seen].map(whole)).size } });
};

/** What keeps a person from seeing where the focus is; empty when nothing does. */
export const focusFault = (page: Page): Promise<string> => page.evaluate(faultOfFocus);

/** Presses Tab from the top of the page until it comes around. @throws Error when it does not */
export const walkFocus = async (page: Page): Promise<Walk> => {
  const watched = await page.evaluateHandle<ReturnType<typeof watch>>(`(${watch})(${faultOfFocus})`);
  for (let press = 0; press < most; press += atOnce) {
    for (let one = 0; one < atOnce; one++) await page.keyboard.press('Tab');
    const { isAround, walk } = await watched.evaluate((read) => read());
    if (isAround) return walk;
  }
  throw new Error(`Tab does not come around in ${most} presses.`);
};
