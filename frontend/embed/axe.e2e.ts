import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { everyType, shoes } from './test/everyType.ts';
import { type Host, startHost } from './test/host.ts';
import { only, open } from './test/taking.ts';

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

const modes = ['button', 'popup', 'slide-in', 'page'];
for (const locale of ['en', 'nl'] as const)
  for (const look of ['light', 'dark'] as const)
    for (const width of [390, 1440])
      test(`axe finds nothing: ${locale}, ${look}, ${width} px`, async ({ page }) => {
        const texts = everyType.texts[locale] ?? {};
        const word = words[locale];
        const more = `&lang=${locale}${look === 'dark' ? '&dark' : ''}`;
        const clean = async (what: string) => {
          const { violations } = await new AxeBuilder({ page }).include('recommend-quiz').analyze();
          expect(violations, what).toEqual([]);
        };
        await page.setViewportSize({ width, height: 900 });
        for (const { id } of everyType.questions) {
          const element = await open(host, page, host.publish(`axe-${id}`, only(id), shoes), more);
          await expect(element.getByRole('heading', { name: texts[`${id}.title`] ?? '' })).toBeVisible();
          await expect(element.getByRole('progressbar')).toBeVisible();
          await clean(id);
        }
        const quiz = host.publish('axe-results', only('activity', 'mail'), shoes);
        const element = await open(host, page, quiz, more);
        await element.getByRole('radio').first().click();
        await element.getByRole('textbox').press('Enter');
        await expect(element.getByRole('alert')).toBeVisible();
        await clean('a fault');
        await element.getByRole('textbox').fill('ada@example.com');
        await element.getByRole('button', { name: word.next }).click();
        await expect(element.getByRole('article').first()).toBeVisible();
        await element.getByText(word.first).first().click();
        await element.getByText(word.answers).click();
        await element.getByRole('button', { name: word.change }).first().click();
        await element.getByText(word.mail).click();
        await element.getByRole('textbox').last().fill('nobody');
        await element.getByRole('button', { name: word.send }).click();
        await expect(element.getByRole('alert')).toBeVisible();
        await clean('results');
        for (const mode of modes) {
          const own = host.publish(`axe-${mode}`, only('activity'), shoes);
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
