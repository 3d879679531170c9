import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { call, connectShop, password } from '#functions/testing/client.ts';
import type { Locale } from '#shared/model/locale.ts';
import { locales } from '#shared/model/locales.ts';
import { codeFor } from './mail.ts';
import { newMerchantOn } from './new-merchant.ts';
import { expectFair } from './states.ts';

const en = {
  lastName: 'Last name',
  nameFault: 'Enter your name.',
  save: 'Save',
  saved: 'Saved.',
  newEmail: 'New e-mail',
  current: 'Current password',
  emailFault: 'Enter an e-mail address such as name@shop.com.',
  send: 'Send a code to it',
  code: 'Code',
  confirm: 'Confirm',
  signsIn: (email: string) => `You sign in with ${email}.`,
  newPassword: 'New password',
  tooShort: 'Use at least 10 characters.',
  change: 'Change password',
  changed: 'Your password was changed.',
  wrong: 'The password is wrong.',
  others: 'Sign out everywhere else',
  onlyHere: 'You are signed in nowhere else.',
  export: 'Export everything as JSON',
  remove: 'Delete account',
  sure: 'Delete your account?',
  typeEmail: (email: string) => `Type ${email} to confirm`,
  forGood: 'Delete for good',
};
const nl: typeof en = {
  lastName: 'Achternaam',
  nameFault: 'Vul je naam in.',
  save: 'Opslaan',
  saved: 'Opgeslagen.',
  newEmail: 'Nieuw e-mailadres',
  current: 'Huidig wachtwoord',
  emailFault: 'Vul een e-mailadres in, zoals naam@winkel.nl.',
  send: 'Stuur er een code naartoe',
  code: 'Code',
  confirm: 'Bevestigen',
  signsIn: (email) => `Je logt in met ${email}.`,
  newPassword: 'Nieuw wachtwoord',
  tooShort: 'Gebruik minstens 10 tekens.',
  change: 'Wachtwoord wijzigen',
  changed: 'Je wachtwoord is gewijzigd.',
  // As our API says it; it speaks English only.
  wrong: 'Het wachtwoord klopt niet.',
  others: 'Overal elders uitloggen',
  onlyHere: 'Je bent nergens anders ingelogd.',
  export: 'Alles exporteren als JSON',
  remove: 'Account verwijderen',
  sure: 'Je account verwijderen?',
  typeEmail: (email) => `Typ ${email} om te bevestigen`,
  forGood: 'Definitief verwijderen',
};
const say: Record<Locale, typeof en> = { en, nl };

const newPassword = 'another long pass phrase';
const statusOfLogin = async (email: string, word: string) =>
  (await call('POST', '/api/auth/login', { body: { email, password: word } })).status;

for (const locale of locales) {
  const words = say[locale];
  const prefix = locale === 'en' ? '' : '/nl';

  test.describe(`in ${locale}`, () => {
    test.use({ colorScheme: locale === 'nl' ? 'dark' : 'light' });

    test('a merchant changes name, address and password, and ends what is signed in elsewhere', async ({
      page,
    }) => {
      const { email } = await newMerchantOn(page);
      const address = `new-${email}`;
      const form = (button: string) =>
        page.locator('form').filter({ has: page.getByRole('button', { name: button, exact: true }) });
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
      await page.goto(`${prefix}/app/settings`);

      const lastName = page.getByLabel(words.lastName);
      await lastName.fill('');
      await press(words.save);
      await expect(page.getByText(words.nameFault)).toBeVisible();
      await lastName.fill('Vermeer');
      await press(words.save);
      await expect(page.getByText(words.saved)).toBeVisible();

      const asking = form(words.send);
      await asking.getByLabel(words.newEmail).fill('nobody');
      await press(words.send);
      await expect(asking.getByText(words.emailFault)).toBeVisible();
      await asking.getByLabel(words.newEmail).fill(address);
      await asking.getByLabel(words.current).fill('not the password');
      await press(words.send);
      await expect(asking.getByRole('alert')).toContainText(words.wrong);
      await expectFair(page, 'faults in the account');
      await asking.getByLabel(words.current).fill(password);
      await press(words.send);
      await expect(page.getByLabel(words.code, { exact: true })).toBeFocused();
      await page.getByLabel(words.code, { exact: true }).fill(await codeFor(address));
      await press(words.confirm);
      await expect(page.getByText(words.signsIn(address))).toBeVisible();

      await press(words.others);
      const ending = page.getByRole('dialog', { name: `${words.others}?` });
      await ending.getByRole('button', { name: words.others, exact: true }).click();
      await expect(page.getByText(words.onlyHere)).toBeVisible();

      const changing = form(words.change);
      await changing.getByLabel(words.current).fill(password);
      await changing.getByLabel(words.newPassword).fill('short');
      await press(words.change);
      await expect(changing.getByText(words.tooShort)).toBeVisible();
      await changing.getByLabel(words.newPassword).fill(newPassword);
      await press(words.change);
      await expect(page.getByText(words.changed)).toBeVisible();
      await expectFair(page, 'the account');

      expect(await statusOfLogin(address, newPassword)).toBe(200);
      expect(await statusOfLogin(address, password)).not.toBe(200);
      await page.reload();
      await expect(page.getByLabel(words.lastName)).toHaveValue('Vermeer');
    });

    test('a merchant takes everything along, and leaves', async ({ page }) => {
      const { token, email } = await newMerchantOn(page);
      const { id } = await connectShop(token, 'stock-0');
      await page.goto(`${prefix}/app/settings`);
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: words.export }).click();
      const saved = JSON.parse(await readFile(await (await saving).path(), 'utf8'));
      expect(saved).toMatchObject({ account: { email }, shops: [{ id }] });

      await page.getByRole('button', { name: words.remove }).click();
      const dialog = page.getByRole('dialog', { name: words.sure });
      await expectFair(page, 'the question before an account is deleted');
      await dialog.getByLabel(words.typeEmail(email)).fill(email);
      await dialog.getByLabel(words.current).fill(password);
      await dialog.getByRole('button', { name: words.forGood }).click();
      await expect(page).toHaveURL('/');
      expect(await statusOfLogin(email, password)).not.toBe(200);
      await page.goto(`${prefix}/app`);
      await expect(page).toHaveURL(/\/auth\/login\?/);
    });
  });
}
