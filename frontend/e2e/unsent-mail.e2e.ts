import { expect, type Page, test } from '@playwright/test';
import { v7 } from 'uuid';
import { call } from '#functions/testing/client.ts';
import { toId } from '#shared/model/ids.ts';
import type { Locale } from '#shared/model/locale.ts';
import { locales } from '#shared/model/locales.ts';
import { faultsOf } from './axe.ts';
import { mailingQuiz, newMerchantOn } from './new-merchant.ts';

const en = {
  concern: /^Find it: a mail with results could not be sent/,
  seen: 'Seen',
  contacts: 'See the contacts',
  title: 'A mail with results could not be sent',
  mark: 'Mail not delivered',
  why: /^The mail with the results could not be sent on/,
};
const nl: typeof en = {
  concern: /^Find it: een mail met resultaten kon/,
  seen: 'Gezien',
  contacts: 'Bekijk de contacten',
  title: 'Een mail met resultaten kon niet verstuurd worden',
  mark: 'Mail niet bezorgd',
  why: /^De mail met het resultaat kon op/,
};
const say: Record<Locale, typeof en> = { en, nl };

/** An address that the mail service does not take: it sends to plain letters only. */
const unreachable = 'zoë@example.com';

/** A published quiz, of which a shopper asked for the results at an address that cannot be reached. */
async function unsentMail(token: string) {
  const { base, quizId, answers } = await mailingQuiz(token);
  const asked = {
    ...{ id: toId('mail', v7()), responseId: toId('response', v7()), quizId, version: 1 },
    ...{ locale: 'en', answers, email: unreachable, wordingVersion: 1 },
  };
  expect((await call('POST', '/api/public/result-mails', { body: asked })).status).toBe(202);
  const failures = async () => (await call('GET', `${base}/mail-failures`, { token })).json.failures;
  await expect.poll(failures).toHaveLength(1);
}

async function expectAccessible(page: Page) {
  expect(await faultsOf(page)).toEqual([]);
}

for (const locale of locales) {
  test(`${locale}: a merchant is told of a mail that did not go out, sees whom it was for, and puts it away`, async ({
    page,
  }) => {
    const words = say[locale];
    const prefix = locale === 'en' ? '' : '/nl';
    const { token } = await newMerchantOn(page);
    await unsentMail(token);
    await page.emulateMedia({ colorScheme: locale === 'nl' ? 'dark' : 'light' });

    await page.goto(`${prefix}/app`);
    await expect(page.getByText(words.concern)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: words.contacts }).click();
    await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
    await expect(page.getByTestId('contacts').getByText(words.mark)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: unreachable, exact: true }).click();
    await expect(page.getByRole('dialog').getByText(words.why)).toBeVisible();
    await expectAccessible(page);

    await page.goto(`${prefix}/app`);
    await page.getByRole('button', { name: words.seen, exact: true }).click();
    await expect(page.getByText(words.concern)).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByText(words.concern)).toBeHidden();
  });
}
