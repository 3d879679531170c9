import { expect, type Locator, type Page } from '@playwright/test';
import { everyType } from './everyType.ts';
import type { Host } from './host.ts';

/** The quiz of every type, with only some of its questions. */
export const only = (...ids: string[]) => ({
  ...everyType,
  questions: everyType.questions.filter((question) => ids.includes(question.id)),
});

/** Opens a page with a quiz. @param more further parameters of the page, such as `&dark&lang=nl` */
export const open = async (host: Host, page: Page, quiz: string, more = '') => {
  await page.goto(`${host.page}/?quiz=${quiz}${more}`);
  const element = page.locator('recommend-quiz');
  await expect(element.getByRole('heading').first()).toBeVisible();
  return element;
};

/** Waits until what is in the page now is painted. @returns when that was, in milliseconds since the page began */
export const painted = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now()))),
      ),
  );

/** The responses to a quiz that the server has. */
export const storedOf = (host: Host, quizId: string) =>
  [...host.stored.values()].filter((response) => response.quizId === quizId);

/** A double press as people do it: the screen has changed before the second press, which is where the first was. */
export const pressTwice = async (page: Page, what: Locator) => {
  await what.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + Math.min(width / 2, 40), y + height / 2);
  for (const clickCount of [1, 2]) {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
    // Slower than the moment in which a new screen takes no press, and still one double press.
    await page.waitForTimeout(300);
  }
};
