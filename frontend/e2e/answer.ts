import { expect, type Locator } from '@playwright/test';

/** Answers the question on screen with its first answer, and waits until the quiz has left it. */
async function answer(quiz: Locator): Promise<void> {
  const title = (await quiz.getByRole('heading').first().textContent()) ?? '';
  const one = quiz.getByRole('radio').first();
  const several = quiz.getByRole('checkbox').first();
  if (await several.isVisible()) await several.click();
  // A single answer goes on by itself: "Next" may be gone, or belong to the question after it.
  if (await one.isVisible()) await one.click();
  else await quiz.getByRole('button', { name: /^(Next|Volgende)$/ }).click();
  await expect(quiz.getByRole('heading', { name: title, exact: true })).toHaveCount(0);
}

/** Answers whatever a quiz asks, until its results are there. */
export async function answerAll(quiz: Locator): Promise<void> {
  const results = quiz.getByRole('article').first();
  const button = quiz.getByRole('button', { name: /^(Next|Volgende)$/ });
  await expect(results.or(button).first()).toBeVisible();
  while (!(await results.isVisible())) {
    await answer(quiz);
    await expect(results.or(button).first()).toBeVisible();
  }
}
