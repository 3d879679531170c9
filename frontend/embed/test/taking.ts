import { expect, type Page } from '@playwright/test';
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

/** The responses to a quiz that the server has. */
export const storedOf = (host: Host, quizId: string) =>
  [...host.stored.values()].filter((response) => response.quizId === quizId);
