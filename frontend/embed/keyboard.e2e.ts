import { expect, type Page, test } from '@playwright/test';
import type { Question } from '#shared/model/quiz.ts';
import { everyType, shoes } from './test/everyType.ts';
import { type Host, startHost } from './test/host.ts';
import { open, storedOf } from './test/taking.ts';

let host: Host;
test.beforeAll(async () => {
  host = await startHost();
});
test.afterAll(() => host.stop());

const perfect = { en: 'Perfect Match Found!', nl: 'Perfecte match gevonden!' };

/** How each type is answered with the keyboard alone, from its title, which has the focus. */
const byKeyboard: Record<Question['type'], (page: Page) => Promise<void>> = {
  single: async (page) => {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  },
  multiple: async (page) => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
  },
  picture: async (page) => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
  },
  swatch: (page) => byKeyboard.picture(page),
  yesNo: (page) => byKeyboard.picture(page),
  rating: async (page) => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  },
  scale: (page) => byKeyboard.rating(page),
  dropdown: async (page) => {
    await page.keyboard.press('Tab');
    await page.keyboard.type('41');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  },
  number: async (page) => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  },
  priceRange: async (page) => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
  },
  shortText: async (page) => {
    await page.keyboard.press('Tab');
    await page.keyboard.type('Ada');
    await page.keyboard.press('Enter');
  },
  longText: async (page) => {
    await page.keyboard.press('Tab');
    await page.keyboard.type('A weak knee.');
    await page.keyboard.press('Control+Enter');
  },
  date: async (page) => {
    await page.keyboard.press('Tab');
    await page.keyboard.type('05172027');
    await page.keyboard.press('Enter');
  },
  email: async (page) => {
    await page.keyboard.press('Tab');
    await page.keyboard.type('ada@example.com');
    await page.keyboard.press('Enter');
  },
  phone: async (page) => {
    await page.keyboard.press('Tab');
    await page.keyboard.type('+31 20 123 45 67');
    await page.keyboard.press('Enter');
  },
  consent: (page) => byKeyboard.picture(page),
  statement: async (page) => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  },
  ranking: async (page) => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  },
};

for (const locale of ['en', 'nl'] as const)
  test(`a whole quiz, every type of question, by keyboard alone, ${locale}`, async ({ page }) => {
    const texts = everyType.texts[locale] ?? {};
    const quiz = host.publish(`keyboard-${locale}`, everyType, shoes);
    const element = await open(host, page, quiz, `&lang=${locale}`);
    await element.getByRole('radio', { name: texts['running.label'] ?? '' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(element.getByRole('radio', { name: texts['hiking.label'] ?? '' })).toBeChecked();
    await page.keyboard.press('Enter');
    for (const question of everyType.questions.slice(1)) {
      const title = texts[`${question.id}.title`] ?? '';
      await expect(element.getByRole('heading', { name: title })).toBeFocused();
      await byKeyboard[question.type](page);
    }
    await expect(element.getByRole('heading', { name: perfect[locale] })).toBeFocused();
    await expect(element.getByText('Aldermoor Ridge')).toBeVisible();
    await expect
      .poll(() => storedOf(host, quiz))
      .toEqual([
        expect.objectContaining({
          answers: {
            activity: { kind: 'options', ids: ['hiking'] },
            where: { kind: 'options', ids: ['road', 'trail'] },
            look: { kind: 'options', ids: ['plain'] },
            colour: { kind: 'options', ids: ['red'] },
            size: { kind: 'options', ids: ['s41'] },
            insoles: { kind: 'options', ids: ['yes'] },
            fit: { kind: 'number', value: 3 },
            cushion: { kind: 'number', value: 3 },
            distance: { kind: 'number', value: 35 },
            budget: { kind: 'range', min: 30, max: 210 },
            nickname: { kind: 'text', value: 'Ada' },
            story: { kind: 'text', value: 'A weak knee.' },
            race: { kind: 'text', value: '2027-05-17' },
            mail: { kind: 'text', value: 'ada@example.com' },
            call: { kind: 'text', value: '+31 20 123 45 67' },
            news: { kind: 'consent', given: true },
            almost: { kind: 'seen' },
            matters: { kind: 'options', ids: ['comfort', 'looks', 'price'] },
          },
          locale,
          version: 1,
        }),
      ]);
  });
