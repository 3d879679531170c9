import { expect, test } from '@playwright/test';
import type { Theme } from '#shared/model/theme.ts';
import { faultsOf } from '../e2e/axe.ts';
import { everyType, shoes } from './test/everyType.ts';
import { type Host, startHost } from './test/host.ts';
import { only, open } from './test/taking.ts';

// A trace of every look takes longer than the looks.
test.use({ trace: 'off' });

let host: Host;
test.beforeAll(async () => {
  host = await startHost();
});
test.afterAll(() => host.stop());

const words = {
  en: {
    next: 'Next',
    first: 'What would put this first?',
    answers: 'Your answers',
    change: 'Change',
    mail: 'Mail me my results',
    send: 'Send',
  },
  nl: {
    next: 'Volgende',
    first: 'Wanneer zou dit bovenaan staan?',
    answers: 'Je antwoorden',
    change: 'Wijzig',
    mail: 'Mail mij mijn resultaten',
    send: 'Verstuur',
  },
};

/** Looks of the page, and of quizzes that bring their own. */
const looks: Record<string, Theme> = {
  light: {},
  dark: {},
  night: {
    background: '#1b1030',
    text: '#f5edff',
    accent: '#ffb3d1',
    density: 'compact',
    font: 'serif',
    radius: 0,
  },
  meadow: {
    background: '#eef6e6',
    text: '#1d2b12',
    accent: '#2f6b1f',
    density: 'roomy',
    radius: 24,
    cover: '/picture/120.svg',
  },
};

const modes = ['button', 'popup', 'slide-in', 'page'];
/** Each screen is drawn once, and looked at in both. */
const widths = [390, 1440];

for (const locale of ['en', 'nl'] as const)
  for (const [look, theme] of Object.entries(looks))
    test(`axe finds nothing: ${locale}, ${look}`, async ({ page }) => {
      const texts = everyType.texts[locale] ?? {};
      const word = words[locale];
      const more = `&lang=${locale}${look === 'dark' ? '&dark' : ''}`;
      const publish = (what: string, ...ids: string[]) =>
        host.publish(`axe-${look}-${what}`, { ...only(...ids), theme }, shoes);
      const clean = async (what: string) => {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          const faults = await faultsOf(page, { within: 'recommend-quiz' });
          expect(faults, `${what}, ${width} px`).toEqual([]);
        }
      };
      for (const { id } of everyType.questions) {
        const element = await open(host, page, publish(id, id), more);
        await expect(element.getByRole('heading', { name: texts[`${id}.title`] ?? '' })).toBeVisible();
        await expect(element.getByRole('progressbar')).toBeVisible();
        await clean(id);
      }
      const quiz = publish('results', 'activity', 'mail');
      const element = await open(host, page, quiz, more);
      await element.getByRole('radio').first().click();
      await element.getByRole('textbox').press('Enter');
      await expect(element.getByRole('alert')).toBeVisible();
      await clean('a fault');
      await element.getByRole('textbox').fill('ada@example.com');
      await element.getByRole('button', { name: word.next }).click();
      await expect(element.getByRole('article').first()).toBeVisible();
      await element.getByText(word.first).first().click();
      await expect(element.locator('details p').filter({ hasText: '“' }).first()).toBeVisible();
      await expect(element.getByText(/[{}]/)).toHaveCount(0);
      await element.getByText(word.answers).click();
      await element.getByRole('button', { name: word.change }).first().click();
      await element.getByText(word.mail).click();
      await element.getByRole('textbox').last().fill('nobody');
      await element.getByRole('button', { name: word.send }).click();
      await expect(element.getByRole('alert')).toBeVisible();
      await clean('results');
      for (const mode of modes) {
        const own = publish(mode, 'activity');
        const over = mode !== 'page';
        await page.goto(`${host.page}/?quiz=${own}&mode=${mode}${more}`);
        if (over) await page.locator(`recommend-quiz[mode="${mode}"]`).waitFor({ state: 'attached' });
        const opener = mode === 'button' ? element.getByRole('button') : page.getByRole('link').last();
        if (mode === 'button') await opener.waitFor().then(() => clean('the button'));
        if (over) await opener.click();
        await expect(element.getByRole('progressbar')).toBeVisible();
        await clean(mode);
        // A pop-up is the button's dialog.
        if (mode === 'button' || mode === 'popup') continue;
        await element.getByRole('radio').first().click();
        await expect(element.getByRole('article').first()).toBeVisible();
        await clean(`results, ${mode}`);
      }
    });
