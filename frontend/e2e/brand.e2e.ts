import { expect, type Page, test } from '@playwright/test';
import { call, connectShop } from '#functions/testing/client.ts';
import type { Locale } from '#shared/model/locale.ts';
import { locales } from '#shared/model/locales.ts';
import { faultsOf } from './axe.ts';
import { newMerchantOn } from './new-merchant.ts';

const en = {
  none: /^No brand is set\./,
  use: 'Use my shop’s colours',
  taken: 'The colours of your theme Harbour are filled in. Save to keep them.',
  unsaved: 'Not saved yet',
  contrast: /^Contrast [\d.]+ to 1: easy to read$/,
  team: 'Team',
  shop: /^Shop: /,
  leave: 'Leave without saving?',
  stay: 'Stay here',
  go: 'Leave without saving',
  save: 'Save',
  saved: 'Your brand is saved. New quizzes begin with it.',
  viewer: 'Owners and editors change the brand. Ask one of your team.',
  blank: 'Start with a blank quiz',
  look: 'Title and look',
  worn: 'This quiz has the look of your brand.',
  roomy: 'Roomy',
  font: 'Font',
  ownFont: 'Another font of the page',
  fontName: 'Name of the font',
  discard: 'Discard changes',
  wear: 'Use my brand',
  undo: /^Undo/,
  overtaken: 'Somebody else saved the brand while you were changing it',
  theirs: 'Take what is saved',
  mine: 'Save mine instead',
  compact: 'Compact',
  spacing: /^Spacing Compact Roomy$/,
};
const nl: typeof en = {
  none: /^Er is nog geen huisstijl\./,
  use: 'De kleuren van mijn winkel gebruiken',
  taken: 'De kleuren van je thema Harbour zijn ingevuld. Bewaar ze om ze te houden.',
  unsaved: 'Nog niet bewaard',
  contrast: /^Contrast [\d,]+ op 1: goed leesbaar$/,
  team: 'Team',
  shop: /^Winkel: /,
  leave: 'Weggaan zonder te bewaren?',
  stay: 'Hier blijven',
  go: 'Weggaan zonder te bewaren',
  save: 'Bewaren',
  saved: 'Je huisstijl is bewaard. Nieuwe quizzen beginnen ermee.',
  viewer: 'Een eigenaar of bewerker verandert de huisstijl. Vraag het iemand van je team.',
  blank: 'Met een lege quiz beginnen',
  look: 'Titel en uiterlijk',
  worn: 'Deze quiz heeft je huisstijl.',
  roomy: 'Ruim',
  font: 'Lettertype',
  ownFont: 'Een ander lettertype van de pagina',
  fontName: 'Naam van het lettertype',
  discard: 'Terugdraaien',
  wear: 'Mijn huisstijl gebruiken',
  undo: /^Ongedaan maken/,
  overtaken: 'Iemand anders heeft de huisstijl bewaard terwijl jij hem veranderde',
  theirs: 'Nemen wat bewaard is',
  mine: 'Toch die van mij bewaren',
  compact: 'Compact',
  spacing: /^Ruimte Compact Ruim$/,
};
const say: Record<Locale, typeof en> = { en, nl };

const harbour = { background: '#fdfbf7', text: '#23211d', accent: '#2c5540' };

const expectFair = async (page: Page) => expect(await faultsOf(page)).toEqual([]);

for (const locale of locales) {
  const words = say[locale];
  const prefix = locale === 'en' ? '' : '/nl';
  const section = `${prefix}/app/settings?section=brand`;

  test.describe(`in ${locale}`, () => {
    test.use({ colorScheme: locale === 'nl' ? 'dark' : 'light' });

    test('a brand is set once, and new quizzes begin with it', async ({ page }) => {
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
      const { token } = await newMerchantOn(page);
      const { id: shopId } = await connectShop(token);
      await page.goto(section);
      await expect(page.getByText(words.none)).toBeVisible();
      await expect(page.getByRole('img', { name: /brand|huisstijl/ })).toBeVisible();
      await expectFair(page);

      await press(words.use);
      await expect(page.getByText(words.taken)).toBeVisible();
      await expect(page.getByText(words.contrast)).toHaveCount(2);
      await expectFair(page);

      const asking = page.getByRole('dialog', { name: words.leave });
      await page.getByRole('link', { name: words.team, exact: true }).click();
      await expect(asking).toBeVisible();
      await expectFair(page);
      await asking.getByRole('button', { name: words.stay }).click();
      await expect(asking).toBeHidden();
      await expect(page.getByText(words.unsaved)).toBeVisible();

      await page.route(/\/brand$/, (route) =>
        route.fulfill({ status: 500, json: { code: 'internal', message: 'Failed.', requestId: 'test' } }),
      );
      await press(words.save);
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(page.getByText(words.unsaved)).toBeVisible();
      await page.unroute(/\/brand$/);
      await press(words.save);
      await expect(page.getByText(words.saved)).toBeVisible();
      await expect(page.getByText(words.unsaved)).toBeHidden();
      await page.reload();
      await expect(page.getByText(words.contrast)).toHaveCount(2);

      await page.goto(`${prefix}/app/quizzes/new`);
      await press(words.blank);
      await expect(page).toHaveURL(/\/editor\/quiz_/);
      const [, quizId] = /editor\/(quiz_\w+)/.exec(page.url()) ?? [];
      const theme = async () =>
        (await call('GET', `/api/shops/${shopId}/quizzes/${quizId}`, { token })).json.draft.theme;
      expect(await theme()).toEqual(harbour);

      await press(words.look);
      await expect(page.getByText(words.worn)).toBeVisible();
      await page.getByRole('radio', { name: words.roomy }).click();
      await expect(page.getByText(words.worn)).toBeHidden();
      await expect.poll(theme).toEqual({ ...harbour, density: 'roomy' });
      await press(words.wear);
      await expect(page.getByText(words.worn)).toBeVisible();
      await expect.poll(theme).toEqual(harbour);
      await page.getByRole('banner').getByRole('button', { name: words.undo }).click();
      await expect.poll(theme).toEqual({ ...harbour, density: 'roomy' });
    });

    test('what was not saved is given up only by somebody who says so, and a viewer changes nothing', async ({
      page,
    }) => {
      const { token } = await newMerchantOn(page);
      await connectShop(token);
      await connectShop(token);
      await page.goto(section);
      const font = page.getByLabel(words.font, { exact: true });
      await font.selectOption(words.ownFont);
      await page.getByLabel(words.fontName).fill('Georgia');
      await page.getByRole('button', { name: words.discard }).click();
      await expect(page.getByRole('button', { name: words.save, exact: true })).toBeFocused();
      await expect(font).toHaveValue('shop');
      await expect(page.getByLabel(words.fontName)).toHaveCount(0);

      const roomy = page.getByRole('radio', { name: words.roomy });
      await roomy.click();
      const shops = page.getByRole('button', { name: words.shop });
      const named = (await shops.getAttribute('aria-label')) ?? '';
      const changeShop = async () => {
        await shops.click();
        const other = page.getByRole('menuitem').filter({ hasNot: page.locator('svg') });
        await other.click();
      };
      await changeShop();
      await page.getByRole('button', { name: words.stay }).click();
      await expect(roomy).toBeChecked();
      await changeShop();
      await page.getByRole('button', { name: words.go }).click();
      await expect(shops).not.toHaveAttribute('aria-label', named);
      await expect(roomy).not.toBeChecked();
      await expect(page.getByText(words.unsaved)).toBeHidden();

      await roomy.click();
      await page.getByRole('link', { name: words.team, exact: true }).click();
      await page.getByRole('button', { name: words.go }).click();
      await expect(page).toHaveURL(/section=team/);
      await page.goto(section);
      await expect(page.getByText(words.none)).toBeVisible();

      await page.route(/\/api\/shops$/, async (route) => {
        const answer = await route.fetch();
        const { shops } = await answer.json();
        await route.fulfill({
          json: { shops: shops.map((shop: object) => ({ ...shop, role: 'viewer' })) },
        });
      });
      await page.goto(section);
      await expect(page.getByText(words.viewer)).toBeVisible();
      await expect(page.getByRole('button', { name: words.use })).toBeDisabled();
      await expect(page.getByRole('radio', { name: words.roomy })).toBeDisabled();
      await expect(page.getByRole('button', { name: words.save, exact: true })).toHaveCount(0);
      await expectFair(page);
    });

    test('what somebody else saved meanwhile is shown, and one of the two is chosen', async ({ page }) => {
      const { token } = await newMerchantOn(page);
      const { id: shopId } = await connectShop(token);
      const path = `/api/shops/${shopId}`;
      const kept = async () => (await call('GET', path, { token })).json;
      const theirs = async (density: string) => {
        const revision = (await kept()).brandRevision ?? 0;
        const body = { brand: { density }, revision };
        expect((await call('PUT', `${path}/brand`, { token, body })).status).toBe(200);
      };
      await page.goto(section);
      const choose = (name: string) => page.getByRole('radio', { name }).click();
      const save = page.getByRole('button', { name: words.save, exact: true });
      const overtaken = page.getByRole('heading', { name: words.overtaken });
      await choose(words.roomy);
      await theirs('compact');
      await save.click();
      await expect(overtaken).toBeVisible();
      await expect(page.getByRole('row', { name: words.spacing })).toBeVisible();
      await expectFair(page);
      expect((await kept()).brand).toEqual({ density: 'compact' });

      await page.getByRole('button', { name: words.mine }).press('Enter');
      await expect(page.getByText(words.saved)).toBeVisible();
      await expect(overtaken).toBeHidden();
      await expect(save).toBeFocused();
      expect((await kept()).brand).toEqual({ density: 'roomy' });

      await page.getByLabel(words.font, { exact: true }).selectOption('serif');
      await theirs('compact');
      await save.click();
      await expect(overtaken).toBeVisible();
      await page.getByRole('button', { name: words.theirs }).click();
      await expect(overtaken).toBeHidden();
      await expect(page.getByRole('radio', { name: words.compact })).toBeChecked();
      await expect(page.getByLabel(words.font, { exact: true })).toHaveValue('shop');
      await expect(page.getByText(words.unsaved)).toBeHidden();
      expect((await kept()).brand).toEqual({ density: 'compact' });
    });
  });
}
