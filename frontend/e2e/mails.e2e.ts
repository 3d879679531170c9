import { expect, test } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { newMerchantOn } from './new-merchant.ts';

const words = {
  en: { usage: 'When responses run out', failed: 'Something went wrong' },
  nl: { usage: 'Als de reacties opraken', failed: 'Er ging bij ons iets mis' },
};
const looks = { en: { colorScheme: 'light' }, nl: { colorScheme: 'dark' } } as const;

for (const locale of ['en', 'nl'] as const) {
  test(`which mails come is chosen in ${locale}, and what could not be kept is taken back`, async ({
    page,
  }) => {
    await page.emulateMedia(looks[locale]);
    await newMerchantOn(page);
    const address = `${locale === 'en' ? '' : '/nl'}/app/settings?section=mails`;
    await page.goto(address);
    const usage = page.getByRole('switch', { name: words[locale].usage });
    await expect(usage).toBeChecked();
    expect(await faultsOf(page, { targets: true })).toEqual([]);

    await page.route('**/api/account/mails', (route) => route.fulfill({ status: 500, json: {} }));
    await usage.click();
    await expect(page.getByRole('alert')).toContainText(words[locale].failed);
    await expect(usage).toBeChecked();
    await page.unroute('**/api/account/mails');

    const kept = page.waitForResponse('**/api/account/mails');
    await usage.click();
    await expect(usage).not.toBeChecked();
    expect((await kept).ok()).toBe(true);
    await page.reload();
    await expect(usage).not.toBeChecked();
  });
}
