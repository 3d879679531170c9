import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Locale } from '#shared/model/locale.ts';
import { locales } from '#shared/model/locales.ts';
import { linkIn } from './mail.ts';
import { test } from './signed-in.ts';
import { expectFair } from './states.ts';

const en = {
  fault: 'Enter an e-mail address such as name@shop.com.',
  role: 'Role',
  hint: /^A viewer sees quizzes/,
  send: 'Send invitation',
  sent: (email: string) => `An invitation is on its way to ${email}.`,
  again: 'Send again',
  revoke: 'Take back',
  sure: 'Take the invitation back?',
  gone: (email: string) => `The invitation of ${email} was taken back.`,
};
const nl: typeof en = {
  fault: 'Vul een e-mailadres in, zoals naam@winkel.nl.',
  role: 'Rol',
  hint: /^Een lezer ziet quizzen/,
  send: 'Uitnodiging sturen',
  sent: (email) => `Er is een uitnodiging onderweg naar ${email}.`,
  again: 'Opnieuw sturen',
  revoke: 'Intrekken',
  sure: 'Uitnodiging intrekken?',
  gone: (email) => `De uitnodiging van ${email} is ingetrokken.`,
};
const say: Record<Locale, typeof en> = { en, nl };

for (const locale of locales) {
  const words = say[locale];
  test.describe(`in ${locale}`, () => {
    test.use({ colorScheme: locale === 'nl' ? 'dark' : 'light' });

    test('an invitation is sent, sent again with another link, and taken back', async ({ page }) => {
      const email = `${randomUUID()}@example.nl`;
      await page.goto(`${locale === 'en' ? '' : '/nl'}/app/settings?section=team`);
      const field = page.getByLabel('E-mail');
      await field.fill('nobody');
      await page.getByRole('button', { name: words.send }).click();
      await expect(page.getByText(words.fault)).toBeVisible();
      await expectFair(page, 'an address that is none');
      await page.getByLabel(words.role, { exact: true }).selectOption('viewer');
      await expect(page.getByText(words.hint)).toBeVisible();
      await field.fill(email);
      await page.getByRole('button', { name: words.send }).click();
      await expect(page.getByText(words.sent(email)).first()).toBeVisible();
      const invited = page.getByRole('listitem').filter({ hasText: email });
      const link = await linkIn(email);

      await invited.getByRole('button', { name: words.again }).click();
      await expect.poll(() => linkIn(email)).not.toBe(link);
      await invited.getByRole('button', { name: words.revoke }).click();
      const question = page.getByRole('dialog', { name: words.sure });
      await expectFair(page, 'the question before an invitation is taken back');
      await question.getByRole('button', { name: words.revoke }).click();
      await expect(page.getByText(words.gone(email))).toBeVisible();
      await expect(invited).toHaveCount(0);
    });
  });
}
