import { expect, type Locator, type Page } from '@playwright/test';

type Role = 'button' | 'link' | 'radio' | 'textbox' | 'combobox';

/** Presses Tab until something has the focus. @param most presses after which it counts as out of reach */
export async function tabTo(page: Page, role: Role, name: string | RegExp, most = 80): Promise<Locator> {
  const named = page.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name });
  const target = named.and(page.locator(':visible')).first();
  for (let press = 0; press < most; press++) {
    const isThere = await target.evaluate((element) => {
      const group = element.closest('[role="group"],[role="radiogroup"]');
      return element.matches(':focus') || (group !== null && group === document.activeElement);
    });
    if (isThere) {
      // A group hands the focus on to what is chosen in it, once the app is there.
      await expect(target).toBeFocused();
      return target;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come to ${name}.`);
}
