import { createHmac } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { v7 } from 'uuid';
import { call } from '#functions/testing/client.ts';
import { toId } from '#shared/model/ids.ts';
import type { Locale } from '#shared/model/locale.ts';
import { locales } from '#shared/model/locales.ts';
import { faultsOf } from './axe.ts';
import { mailingQuiz, newMerchantOn } from './new-merchant.ts';

const mailbox = process.env.RECOMMEND_MAIL ?? 'http://localhost:3002';

const en = {
  url: 'Address',
  fault: 'Enter an address such as https://example.com/recommend.',
  save: 'Save',
  saved: 'The webhook is saved.',
  once: /^Copy the secret now/,
  empty: 'Nothing was sent yet. The next completed quiz shows here.',
  delivered: 'Delivered',
  failed: 'Failed',
  answered: 'Answered 500, 1 try',
  again: /^Send again: New contact/,
  blocked: 'The address cannot be called from outside.',
  attention: /^Your webhook was not told of a response or contact\.$/,
  why: 'See why',
  seen: 'Seen',
  renew: 'New secret',
  renewTitle: 'Make a new secret?',
  remove: 'Remove',
  removeTitle: 'Remove the webhook?',
  keep: 'Keep it',
};
const nl: typeof en = {
  url: 'Adres',
  fault: 'Vul een adres in zoals https://voorbeeld.nl/recommend.',
  save: 'Bewaren',
  saved: 'De webhook is bewaard.',
  once: /^Kopieer het geheim nu/,
  empty: 'Er is nog niets gestuurd. De eerstvolgende afgeronde quiz staat hier.',
  delivered: 'Bezorgd',
  failed: 'Mislukt',
  answered: 'Antwoordde 500, 1 poging',
  again: /^Opnieuw sturen: Nieuw contact/,
  blocked: 'Het adres is van buitenaf niet bereikbaar.',
  attention: /^Je webhook weet niet van een reactie of contact\.$/,
  why: 'Bekijk waarom',
  seen: 'Gezien',
  renew: 'Nieuw geheim',
  renewTitle: 'Een nieuw geheim maken?',
  remove: 'Verwijderen',
  removeTitle: 'De webhook verwijderen?',
  keep: 'Behouden',
};
const say: Record<Locale, typeof en> = { en, nl };

interface Received {
  headers: Record<string, string>;
  body: string;
}

async function expectAccessible(page: Page) {
  expect(await faultsOf(page)).toEqual([]);
}

/** Whether a message is what the secret signed, checked as a merchant's own system does. */
function isSigned({ headers, body }: Received, secret: string): boolean {
  const [, at, signature] = /^t=(\d+),v1=(\w+)$/.exec(headers['recommend-signature'] ?? '') ?? [];
  return createHmac('sha256', secret).update(`${at}.${body}`).digest('hex') === signature;
}

/** A shopper completes the quiz, and then asks for the results by mail. */
async function complete({ quizId, answers }: Awaited<ReturnType<typeof mailingQuiz>>) {
  const about = { quizId, version: 1, locale: 'en', answers };
  const responseId = toId('response', v7());
  const response = { id: responseId, ...about, completedAt: new Date().toISOString() };
  expect((await call('POST', '/api/public/responses', { body: response })).status).toBe(200);
  const person = { email: 'ada@example.com', wordingVersion: 1 };
  const mail = { id: toId('mail', v7()), responseId, ...about, ...person };
  expect((await call('POST', '/api/public/result-mails', { body: mail })).status).toBe(202);
}

for (const locale of locales) {
  test(`${locale}: a merchant's own system is told of responses and contacts, signed, and what it misses is seen`, async ({
    page,
    request,
  }) => {
    const words = say[locale];
    const prefix = locale === 'en' ? '' : '/nl';
    const { token } = await newMerchantOn(page);
    const quiz = await mailingQuiz(token);
    const receiver = `${mailbox}/hooks/${quiz.quizId.slice(-12)}`;
    const received = async (): Promise<Received[]> => (await request.get(receiver)).json();
    const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
    await page.emulateMedia({ colorScheme: locale === 'nl' ? 'dark' : 'light' });

    await page.goto(`${prefix}/app/settings?section=integrations`);
    await expect(page.getByText(words.empty)).toBeVisible();
    await page.getByLabel(words.url, { exact: true }).fill('http://example.com/hook');
    await press(words.save);
    await expect(page.getByText(words.fault)).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel(words.url, { exact: true }).fill(receiver);
    await press(words.save);
    await expect(page.getByText(words.once)).toBeVisible();
    const secret = (await page.getByText(/^whsec_/).textContent()) ?? '';
    await expectAccessible(page);

    await complete(quiz);
    await expect.poll(async () => (await received()).length).toBe(2);
    const events = (await received()).map(({ body }) => JSON.parse(body));
    const byName = Object.fromEntries(events.map((event) => [event.event, event.data]));
    expect(byName['response.completed']).toMatchObject({ quizId: quiz.quizId, answers: quiz.answers });
    expect(byName['lead.created']).toMatchObject({ quizId: quiz.quizId, email: 'ada@example.com' });
    expect((await received()).map((one) => isSigned(one, secret))).toEqual([true, true]);
    await page.reload();
    await expect(page.getByTestId('deliveries').getByText(words.delivered)).toHaveCount(2);
    await expect(page.getByText(/^whsec_/)).toBeHidden();

    await request.put(receiver, { data: { statuses: [500] } });
    await press(words.again);
    await expect(page.getByText(words.answered)).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByTestId('deliveries').getByText(words.delivered)).toHaveCount(2);
    expect(await received()).toHaveLength(4);

    await page.getByLabel(words.url, { exact: true }).fill('https://169.254.169.254/latest/meta-data');
    await press(words.save);
    await expect(page.getByText(words.saved)).toBeVisible();
    await press(words.again);
    await expect(page.getByText(words.blocked)).toBeVisible();
    await page.goto(`${prefix}/app`);
    await expect(page.getByText(words.attention)).toBeVisible();
    await page.getByRole('link', { name: words.why }).click();
    await expect(page.getByTestId('deliveries').getByText(words.failed)).toBeVisible();

    await press(words.renew);
    const renewing = page.getByRole('dialog', { name: words.renewTitle });
    await expectAccessible(page);
    await renewing.getByRole('button', { name: words.renew }).click();
    await expect(page.getByText(/^whsec_/)).not.toHaveText(secret);
    await press(words.remove);
    const removing = page.getByRole('dialog', { name: words.removeTitle });
    await removing.getByRole('button', { name: words.keep }).click();
    await press(words.remove);
    await removing.getByRole('button', { name: words.remove }).click();
    await expect(page.getByLabel(words.url, { exact: true })).toHaveValue('');

    await page.goto(`${prefix}/app`);
    await press(words.seen);
    await expect(page.getByText(words.attention)).toBeHidden();
  });
}
