import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { call } from '#functions/testing/client.ts';
import { signIn } from './sign-in.ts';

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Tests whose pages begin signed in as the demo merchant, who signs in once a worker. */
export const test = base.extend<object, { merchant: State }>({
  merchant: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const page = await browser.newPage({ baseURL });
      await signIn(page);
      await expect(page).toHaveURL(/\/app$/);
      await use(await page.context().storageState());
      await page.context().close();
    },
    { scope: 'worker' },
  ],
  storageState: ({ merchant }, use) => use(merchant),
});

/** Calls the API as who is signed in on the page. @param body sent as JSON */
export async function callAs(page: Page, method: string, path: string, body?: object) {
  const { token } = await (await page.request.get('/auth/me')).json();
  const { status, text, json } = await call(method, path, { token, ...(body ? { body } : {}) });
  if (status >= 400) throw new Error(`${method} ${path}: ${status} ${text}`);
  return json;
}

/** A blank quiz of the merchant's own. @returns its id, and its path in the API */
export async function newQuiz(page: Page, name: string): Promise<{ id: string; path: string }> {
  const { shops } = await callAs(page, 'GET', '/api/shops');
  const path = `/api/shops/${shops[0].id}/quizzes`;
  const { id } = await callAs(page, 'POST', path, { from: 'blank', name });
  return { id, path: `${path}/${id}` };
}
