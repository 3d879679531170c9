import { type Browser, expect, type Page, test } from '@playwright/test';
import { call, connectShop } from '#functions/testing/client.ts';
import type { Locale } from '#shared/model/locale.ts';
import { locales } from '#shared/model/locales.ts';
import { codeFor, linkIn } from './mail.ts';
import { newMerchantOn } from './new-merchant.ts';
import { say } from './say.ts';
import { expectFair } from './states.ts';

const en = {
  role: 'Role',
  send: 'Send invitation',
  invited: 'Invited',
  asViewer: (shop: string) =>
    `Look at the product quizzes of ${shop}, and what shoppers answer, as a viewer.`,
  join: 'Join the team',
  viewer: /^You are a viewer here/,
  quizzes: 'Quizzes',
  publish: /^Publish/,
  onlyLook: 'Only looking: you can try things here, and nothing is saved.',
  viewerRole: 'Viewer',
  ownersInvite: /^Only an owner invites people/,
  ownersPlan: 'Only an owner changes the plan. Ask one of your team.',
  remove: 'Remove',
};
const nl: typeof en = {
  role: 'Rol',
  send: 'Uitnodiging sturen',
  invited: 'Uitgenodigd',
  asViewer: (shop) => `Bekijk de productquizzen van ${shop} en wat klanten antwoorden, als lezer.`,
  join: 'Meedoen',
  viewer: /^Je bent hier lezer/,
  quizzes: 'Quizzen',
  publish: /publiceren$/i,
  onlyLook: 'Alleen bekijken: je kunt hier dingen proberen, er wordt niets bewaard.',
  viewerRole: 'Lezer',
  ownersInvite: /^Alleen een eigenaar nodigt mensen uit/,
  ownersPlan: 'Alleen een eigenaar wijzigt het abonnement. Vraag het een eigenaar van je team.',
  remove: 'Verwijderen',
};
const team: Record<Locale, typeof en> = { en, nl };

async function register(page: Page, address: string, locale: Locale) {
  const words = say[locale];
  await page.getByRole('link', { name: words.createAccount }).click();
  await page.getByLabel(words.firstName).fill('Robin');
  await page.getByLabel(words.lastName).fill('Vermeer');
  await page.getByLabel(words.email).fill(address);
  await page.getByLabel(words.password).first().fill('a long enough sentence');
  await page.getByRole('button', { name: words.createAccount }).click();
  await page.getByLabel(words.code, { exact: true }).fill(await codeFor(address));
  await page.getByRole('button', { name: words.confirm }).click();
}

/** Goes through what a viewer sees, none of which offers to change anything. */
async function lookAround(page: Page, locale: Locale) {
  const words = team[locale];
  const prefix = locale === 'en' ? '' : '/nl';
  const newQuiz = page.locator('a[href$="/app/quizzes/new"]');
  await expect(page).toHaveURL(`${prefix}/app`);
  await expect(page.getByText(words.viewer)).toBeVisible();
  const quizzes = page.locator('a[href*="/editor/"]');
  await expect(quizzes.first()).toBeVisible();
  await expect(newQuiz).toHaveCount(0);
  await page.getByRole('link', { name: words.quizzes, exact: true }).first().click();
  await expect(page).toHaveURL(`${prefix}/app/quizzes`);
  await expect(quizzes.first()).toBeVisible();
  await expect(newQuiz).toHaveCount(0);
  await expectFair(page, 'the quizzes of a viewer');
  await quizzes.first().click();
  await expect(page.getByText(words.onlyLook)).toBeVisible();
  await expect(page.getByRole('button', { name: words.publish })).toHaveCount(0);

  await page.goto(`${prefix}/app/settings?section=team`);
  await expect(page.getByText(words.ownersInvite)).toBeVisible();
  await expect(page.getByRole('button', { name: words.send })).toHaveCount(0);
  await expectFair(page, 'the team of a viewer');
  await page.goto(`${prefix}/app/settings?section=plan`);
  await expect(page.getByText(words.ownersPlan)).toBeVisible();
  await expect(page.locator('a[href^="mailto:"]')).toHaveCount(0);
}

async function elsewhere(browser: Browser, run: (page: Page) => Promise<void>) {
  const context = await browser.newContext();
  await run(await context.newPage());
  await context.close();
}

for (const locale of locales) {
  const words = team[locale];
  const prefix = locale === 'en' ? '' : '/nl';

  test(`${locale}: somebody new is invited, joins by the mail’s link, and can only look; taken out, there is nothing to see`, async ({
    page,
    browser,
  }) => {
    const { token } = await newMerchantOn(page, locale);
    const shop = await connectShop(token, 'stock-0');
    const quiz = { from: 'blank', name: 'To look at' };
    await call('POST', `/api/shops/${shop.id}/quizzes`, { token, body: quiz });
    const address = `viewer-${Date.now().toString(36)}-${locale}@example.nl`;
    await page.goto(`${prefix}/app/settings?section=team`);
    await page.getByLabel('E-mail').fill(address);
    await page.getByLabel(words.role, { exact: true }).selectOption('viewer');
    await page.getByRole('button', { name: words.send }).click();
    const person = page.getByRole('listitem').filter({ hasText: address });
    await expect(person.getByText(words.invited, { exact: true })).toBeVisible();
    await expectFair(page, 'a team with an invitation');

    await elsewhere(browser, async (other) => {
      await other.goto(await linkIn(address));
      await expect(other.getByText(words.asViewer(shop.name))).toBeVisible();
      await expect(other).toHaveURL(`${prefix}/auth/invitation`);
      await expectFair(other, 'an invitation');
      await register(other, address, locale);
      await other.getByRole('button', { name: words.join }).click();
      await lookAround(other, locale);

      await page.reload();
      await expect(person.getByText(words.viewerRole).first()).toBeAttached();
      await person.getByRole('button', { name: words.remove }).click();
      await page.getByRole('dialog').getByRole('button', { name: words.remove }).click();
      await expect(person).toHaveCount(0);
      await other.goto(`${prefix}/app`);
      await expect(other.getByLabel(say[locale].shopDomain)).toBeVisible();
    });
  });
}
