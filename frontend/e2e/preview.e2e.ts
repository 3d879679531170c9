import { expect } from '@playwright/test';
import type { Locale } from '#shared/model/locale.ts';
import { locales } from '#shared/model/locales.ts';
import { previewWidths } from '../src/features/editor/preview-frame.tsx';
import { newQuiz, test } from './signed-in.ts';

const en = {
  phone: 'Phone',
  tablet: 'Tablet',
  desktop: 'Desktop',
  smaller: /^1200 pixels wide, shown at \d+%$/,
};
const nl: typeof en = {
  ...{ phone: 'Telefoon', tablet: 'Tablet', desktop: 'Computer' },
  smaller: /^1200 pixels breed, getoond op \d+%$/,
};
const say: Record<Locale, typeof en> = { en, nl };

for (const locale of locales) {
  test(`${locale}: the quiz is laid out as on a phone, a tablet and a desktop, and fits the builder`, async ({
    page,
  }) => {
    const words = say[locale];
    await page.setViewportSize({ width: 1440, height: 900 });
    const { id } = await newQuiz(page, 'Sizes');
    await page.goto(`${locale === 'en' ? '' : '/nl'}/app/quizzes/editor/${id}`);
    const preview = page.getByTestId('preview');
    const inside = preview.locator('> div');
    for (const size of ['phone', 'tablet', 'desktop'] as const) {
      await page.getByRole('radio', { name: words[size], exact: true }).click();
      // By the layout, however much smaller it is shown; the border takes a pixel on each side of what fits.
      const laidOut = () => inside.evaluate((element) => (element as HTMLElement).offsetWidth);
      await expect.poll(laidOut).toBeGreaterThanOrEqual(previewWidths[size] - 2);
      expect(await laidOut()).toBeLessThanOrEqual(previewWidths[size]);
      const [outer, inner] = [await preview.boundingBox(), await inside.boundingBox()];
      expect(inner?.width).toBeLessThanOrEqual((outer?.width ?? 0) + 1);
    }
    await expect(page.getByText(words.smaller)).toBeVisible();
  });
}
