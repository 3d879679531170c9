import { expect, type Page } from '@playwright/test';
import { login, signIn } from '#functions/testing/client.ts';

/** A merchant who has just registered, without a shop, signed in on the page. */
export async function newMerchantOn(page: Page): Promise<{ token: string; email: string }> {
  const { token, email } = await signIn();
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
