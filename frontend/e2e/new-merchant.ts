import { expect, type Page } from '@playwright/test';
import { call, connectShop, login, signIn } from '#functions/testing/client.ts';
import type { Locale } from '#shared/model/locale.ts';

/** A merchant who has just registered, without a shop, signed in on the page. @param locale of the mails */
export async function newMerchantOn(page: Page, locale?: Locale): Promise<{ token: string; email: string }> {
  const { token, email } = await signIn(locale);
  await page.goto('/public');
  // A cookie of this host alone can only be set by the host itself, and a sign-in gives one session.
  const stored = await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch('/auth/store-session', { method: 'POST', headers, body })).ok;
    },
    JSON.stringify({ token: await login(email) }),
  );
  expect(stored).toBe(true);
  return { token, email };
}

/** A shop of the merchant's with a published quiz of one question that mails results, and answers to it. */
export async function mailingQuiz(token: string) {
  const { id: shopId } = await connectShop(token);
  const base = `/api/shops/${shopId}`;
  const quizzes = `${base}/quizzes`;
  const made = (await call('POST', quizzes, { token, body: { from: 'catalogue', name: 'Find it' } })).json;
  const [{ showWhen: _, ...first }] = made.draft.questions;
  const questions = [{ ...first, rules: [] }];
  const draft = { ...made.draft, questions, results: { ...made.draft.results, mail: true } };
  const body = { revision: made.revision, name: made.name, draft };
  const { revision } = (await call('PUT', `${quizzes}/${made.id}`, { token, body })).json;
  await call('POST', `${quizzes}/${made.id}/publish`, { token, body: { revision } });
  const answers = { [first.id]: { kind: 'options', ids: [first.options[0].id] } };
  return { base, quizId: made.id as string, answers };
}
