import { expect } from '@playwright/test';
import { v7 } from 'uuid';
import { toId } from '#shared/model/ids.ts';
import { shoeQuiz } from '#shared/quiz/test/shoes.ts';
import { test as base, callAs, newQuiz } from './signed-in.ts';

interface LiveQuiz {
  id: string;
  /** In the API. */
  path: string;
  response: string;
  contact: string;
}

/** One question, with every text in both languages, so that it can be published; results can be mailed. */
const draft = {
  ...shoeQuiz,
  texts: { ...shoeQuiz.texts, nl: { ...shoeQuiz.texts.en, ...shoeQuiz.texts.nl } },
  questions: shoeQuiz.questions.slice(0, 1),
  results: { ...shoeQuiz.results, mail: true },
};

/**
 * Tests that share a quiz in the shop, answered once, with a contact, and changed since; and the id of another, of which
 * two versions are compared. One of each a worker.
 */
export const test = base.extend<object, { live: LiveQuiz; compared: string }>({
  live: [
    async ({ browser, merchant }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const page = await browser.newPage({ baseURL, storageState: merchant });
      const { id, path } = await newQuiz(page, 'In the shop');
      const { revision } = await callAs(page, 'GET', path);
      const put = (body: object) => callAs(page, 'PUT', path, { name: 'In the shop', draft, ...body });
      const published = (await put({ revision })).revision;
      await callAs(page, 'POST', `${path}/publish`, { revision: published });
      await put({ revision: published, draft: { ...draft, theme: { radius: 20 } } });

      const response = toId('response', v7());
      const answers = { sport: { kind: 'options', ids: ['running'] } };
      const given = { quizId: id, version: 1, locale: 'en', answers };
      const completedAt = new Date().toISOString();
      await callAs(page, 'POST', '/api/public/responses', { id: response, ...given, completedAt });
      const person = { email: `${id}@example.com`, wordingVersion: 1 };
      const mail = { id: toId('mail', v7()), responseId: response, ...given, ...person };
      await callAs(page, 'POST', '/api/public/result-mails', mail);
      const contacts = `${path.replace(/\/quizzes\/.*/, '')}/contacts?quizId=${id}`;
      let contact = '';
      await expect(async () => {
        contact = (await callAs(page, 'GET', contacts)).contacts[0].id;
        await callAs(page, 'GET', `${path}/responses/${response}`);
      }).toPass();
      await use({ id, path, response, contact });
      await callAs(page, 'DELETE', path);
      await page.context().close();
    },
    { scope: 'worker' },
  ],
  compared: [
    async ({ browser, merchant }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const page = await browser.newPage({ baseURL, storageState: merchant });
      const name = 'Two versions';
      const { id, path } = await newQuiz(page, name);
      let { revision } = await callAs(page, 'GET', path);
      for (const radius of [4, 20]) {
        const changed = { ...draft, theme: { radius } };
        revision = (await callAs(page, 'PUT', path, { revision, name, draft: changed })).revision;
        await callAs(page, 'POST', `${path}/publish`, { revision });
      }
      await callAs(page, 'PUT', `${path}/split`, { version: 1, share: 50 });
      await use(id);
      await callAs(page, 'DELETE', path);
      await page.context().close();
    },
    { scope: 'worker' },
  ],
});
