import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { password } from '#functions/testing/client.ts';
import type { Locale } from '#shared/model/locale.ts';
import { faultsOf } from './axe.ts';
import { newMerchantOn } from './new-merchant.ts';

const mailbox = process.env.RECOMMEND_MAIL ?? 'http://localhost:3002';

const words = {
  en: {
    none: 'You have none yet.',
    add: 'Add a passkey',
    current: 'Current password',
    make: 'Make a passkey',
    added: 'Passkey added.',
    since: /^Added /,
    remove: /^Remove the passkey/,
    sure: 'Remove',
    removed: 'Passkey removed.',
    email: 'E-mail',
    emailFault: 'Enter an e-mail address such as name@shop.com.',
    signIn: 'Sign in with a passkey',
    unused: 'No passkey was used.',
    wrong: 'The password is wrong.',
  },
  nl: {
    none: 'Je hebt er nog geen.',
    add: 'Passkey toevoegen',
    current: 'Huidig wachtwoord',
    make: 'Passkey maken',
    added: 'Passkey toegevoegd.',
    since: /^Toegevoegd op /,
    remove: /^De passkey verwijderen/,
    sure: 'Verwijderen',
    removed: 'Passkey verwijderd.',
    email: 'E-mail',
    emailFault: 'Vul een e-mailadres in, zoals naam@winkel.nl.',
    signIn: 'Inloggen met een passkey',
    unused: 'Er is geen passkey gebruikt.',
    wrong: 'Het wachtwoord klopt niet.',
  },
};

/** A phone or computer that unlocks whenever it is asked to. */
async function giveDevice(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function tryPasskey(page: Page, locale: Locale, email: string): Promise<void> {
  const say = words[locale];
  await page.goto(`${locale === 'en' ? '' : '/nl'}/auth/login`);
  await page.getByLabel(say.email).fill(email);
  await page.getByRole('button', { name: say.signIn }).click();
}

for (const locale of ['en', 'nl'] as const) {
  const say = words[locale];
  const prefix = locale === 'en' ? '' : '/nl';

  test(`a passkey is added, signs in without the password, and is taken back, in ${locale}`, async ({
    page,
    context,
  }) => {
    await giveDevice(context, page);
    const { email } = await newMerchantOn(page);
    await page.goto(`${prefix}/app/settings`);
    await expect(page.getByText(say.none)).toBeVisible();

    await page.getByRole('button', { name: say.add }).click();
    const dialog = page.getByRole('dialog', { name: say.add });
    await dialog.getByLabel(say.current).fill('not the password');
    await dialog.getByRole('button', { name: say.make }).click();
    await expect(dialog.getByText(say.wrong)).toBeVisible();
    expect(await faultsOf(page, { targets: true })).toEqual([]);
    await dialog.getByLabel(say.current).fill(password);
    await dialog.getByRole('button', { name: say.make }).click();
    await expect(page.getByText(say.added)).toBeVisible();
    await expect(page.getByText(say.since)).toHaveCount(1);
    await expect
      .poll(async () => (await fetch(`${mailbox}/messages?to=${encodeURIComponent(email)}`)).text())
      .toContain('passkey');

    await context.clearCookies();
    await tryPasskey(page, locale, email);
    await expect(page).toHaveURL(/\/app$/);

    await page.goto(`${prefix}/app/settings`);
    await page.getByRole('button', { name: say.remove }).click();
    await page.getByRole('dialog').getByRole('button', { name: say.sure, exact: true }).click();
    await expect(page.getByText(say.removed)).toBeVisible();
    await expect(page.getByText(say.none)).toBeVisible();

    await context.clearCookies();
    await tryPasskey(page, locale, email);
    await expect(page.getByRole('alert')).toContainText(say.unused);
  });

  test(`a passkey is asked for by an address, and who has none is told the same, in ${locale}`, async ({
    page,
    context,
  }) => {
    await giveDevice(context, page);
    await page.goto(`${prefix}/auth/login`);
    await page.getByRole('button', { name: say.signIn }).click();
    await expect(page.getByText(say.emailFault)).toBeVisible();
    await expect(page.getByLabel(say.email)).toHaveAttribute('aria-invalid', 'true');
    await tryPasskey(page, locale, 'nobody@shop.example');
    await expect(page.getByRole('alert')).toContainText(say.unused);
    await expect(page).toHaveURL(/\/auth\/login$/);
  });
}
