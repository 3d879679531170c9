import { expect, type Page, test } from '@playwright/test';
import type { Locale } from '#shared/model/locale.ts';
import { locales } from '#shared/model/locales.ts';
import { faultsOf } from './axe.ts';

const en = {
  email: 'E-mail',
  password: 'Password',
  signIn: 'Sign in',
  draft: 'Draft the quiz',
  publish: 'Publish',
  changes: 'Publish changes',
  live: 'Your quiz is live',
  qr: 'QR code that opens the page of the quiz',
  done: 'Done',
  answer: 'Answer 1',
  saved: 'Saved',
  review: 'Publish the changes',
  checked: /ways? through the quiz (was|were) checked/,
  nobody: 'Nobody has completed the quiz yet.',
  changed: (before: string) => `Text (EN): “${before}” is now “Another answer”`,
  versions: 'Versions and tests',
  changesOf: 'What changed in version 2',
  start: 'Start the test',
  few: /^Too few to say anything/,
  keep: 'End, keep version 1',
  endTest: 'End the test?',
  goOn: 'Let the test run',
  over: 'The test is over. All visitors get version 1.',
  restore: 'Bring back version 1',
  undo: /^Undo/,
  later: 'Publish later',
  plan: 'Publish then',
  planned: /^Goes out by itself on/,
  cancel: 'Cancel it',
  cancelTitle: 'Not publish it then?',
  keepPlan: 'Leave it planned',
  cancelPlan: 'Do not publish it then',
};
const nl: typeof en = {
  email: 'E-mail',
  password: 'Wachtwoord',
  signIn: 'Inloggen',
  draft: 'Quiz opstellen',
  publish: 'Publiceren',
  changes: 'Wijzigingen publiceren',
  live: 'Je quiz is live',
  qr: 'QR-code die de pagina van de quiz opent',
  done: 'Klaar',
  answer: 'Antwoord 1',
  saved: 'Bewaard',
  review: 'De wijzigingen publiceren',
  checked: /weg(en)? door de quiz (is|zijn) gecontroleerd/,
  nobody: 'Nog niemand heeft de quiz afgerond.',
  changed: (before) => `Tekst (NL): “${before}” is nu “Another answer”`,
  versions: 'Versies en tests',
  changesOf: 'Wat er veranderde in versie 2',
  start: 'Test starten',
  few: /^Te weinig om iets te zeggen/,
  keep: 'Stoppen en versie 1 houden',
  endTest: 'De test stoppen?',
  goOn: 'De test laten lopen',
  over: 'De test is klaar. Alle bezoekers krijgen versie 1.',
  restore: 'Versie 1 terughalen',
  undo: /^Ongedaan maken/,
  later: 'Later publiceren',
  plan: 'Dan publiceren',
  planned: /^Gaat vanzelf live op/,
  cancel: 'Annuleren',
  cancelTitle: 'Toch niet publiceren?',
  keepPlan: 'Gepland laten',
  cancelPlan: 'Toch niet publiceren',
};
const say: Record<Locale, typeof en> = { en, nl };

async function draft(page: Page, locale: Locale): Promise<string> {
  const words = say[locale];
  const prefix = locale === 'en' ? '' : '/nl';
  await page.goto(`${prefix}/auth/login?redirectUrl=${encodeURIComponent(`${prefix}/app/quizzes/new`)}`);
  await page.getByLabel(words.email).fill('demo@recommend.example');
  await page.getByLabel(words.password).first().fill('recommend-demo-2026');
  await page.getByRole('button', { name: words.signIn, exact: true }).click();
  await page.getByRole('button', { name: words.draft, exact: true }).click();
  await expect(page).toHaveURL(/\/app\/quizzes\/editor\/quiz_/, { timeout: 30_000 });
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function expectAccessible(page: Page) {
  expect(await faultsOf(page)).toEqual([]);
}

/** Which version shoppers get. */
const liveVersion = async (page: Page, quizId: string): Promise<number> =>
  (await (await page.request.get(`/q/${quizId}.json`)).json()).version;

/** Publishes the draft a moment from now, as the form does for a later one. */
const scheduleSoon = (page: Page, quizId: string) =>
  page.evaluate(async (id) => {
    const { token } = await (await fetch('/auth/me')).json();
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const call = async (path: string, init: RequestInit = {}) =>
      (await fetch(path, { ...init, headers })).json();
    const { shops } = await call('/api/shops');
    const quiz = `/api/shops/${shops[0].id}/quizzes/${id}`;
    const { revision } = await call(quiz);
    const at = new Date(Date.now() + 2000).toISOString();
    return call(`${quiz}/schedule`, {
      method: 'PUT',
      body: JSON.stringify({ revision, at, despite: false }),
    });
  }, quizId);

async function changeAnswer(page: Page, locale: Locale, text: string): Promise<string> {
  const words = say[locale];
  const field = page.getByLabel(words.answer, { exact: true });
  const before = await field.inputValue();
  await field.fill(text);
  await expect(page.locator('[data-save="saved"]')).toBeVisible();
  return before;
}

for (const locale of locales) {
  test(`${locale}: versions are looked at before they go out, tested, brought back and scheduled`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const words = say[locale];
    await page.setViewportSize({ width: 1440, height: 900 });
    const quizId = await draft(page, locale);
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

    await press(words.publish);
    await expect(page.getByRole('dialog', { name: words.live })).toBeVisible();
    await expect(page.getByRole('img', { name: words.qr })).toBeVisible();
    await expectAccessible(page);
    await press(words.done);

    const before = await changeAnswer(page, locale, 'Another answer');
    await press(words.changes);
    const review = page.getByRole('dialog', { name: words.review });
    await expect(review.getByText(words.checked)).toBeVisible();
    await expect(review.getByText(words.changed(before))).toBeVisible();
    await expect(review.getByText(words.nobody)).toBeVisible();
    await expectAccessible(page);
    await review.getByRole('button', { name: words.publish, exact: true }).click();
    await expect(page.getByRole('dialog', { name: words.live })).toBeVisible();
    await press(words.done);
    expect(await liveVersion(page, quizId)).toBe(2);

    await page.getByRole('link', { name: words.versions }).click();
    await press(words.changesOf);
    await expect(page.getByText(words.changed(before)).first()).toBeVisible();
    await press(words.start);
    await expect(page.getByText(words.few)).toBeVisible();
    await expectAccessible(page);
    await press(words.keep);
    const end = page.getByRole('dialog', { name: words.endTest });
    await expect(end).toBeVisible();
    await expectAccessible(page);
    await end.getByRole('button', { name: words.goOn }).click();
    await expect(page.getByText(words.few)).toBeVisible();
    await press(words.keep);
    await end.getByRole('button', { name: words.keep }).click();
    await expect(page.getByText(words.over)).toBeVisible();
    expect(await liveVersion(page, quizId)).toBe(1);

    await press(words.restore);
    const answer = page.getByLabel(words.answer, { exact: true });
    await expect(answer).toHaveValue(before);
    await page.getByRole('banner').getByRole('button', { name: words.undo }).click();
    await expect(answer).toHaveValue('Another answer');

    await press(words.later);
    await press(words.plan);
    await expect(page.getByText(words.planned)).toBeVisible();
    await expectAccessible(page);
    await press(words.cancel);
    const cancel = page.getByRole('dialog', { name: words.cancelTitle });
    await expect(cancel).toBeVisible();
    await expectAccessible(page);
    await cancel.getByRole('button', { name: words.keepPlan }).click();
    await expect(page.getByText(words.planned)).toBeVisible();
    await press(words.cancel);
    await cancel.getByRole('button', { name: words.cancelPlan }).click();
    await expect(page.getByText(words.planned)).toBeHidden();

    await changeAnswer(page, locale, 'A third answer');
    expect(await scheduleSoon(page, quizId)).toMatchObject({ schedule: { at: expect.any(String) } });
    await expect.poll(() => liveVersion(page, quizId), { timeout: 60_000 }).toBeGreaterThan(2);
  });
}
