import type { Page } from '@playwright/test';
import { demoMerchant } from '#infra/local/seed/merchant.ts';

/** Signs the demo merchant in by the form. @param to where to land, as in the address; not checked here. @param origin another than the tests' own */
export async function signIn(page: Page, to = '/app', origin = ''): Promise<void> {
  await page.goto(`${origin}/auth/login?redirectUrl=${encodeURIComponent(to)}`);
  await page.getByLabel('E-mail').fill(demoMerchant.email);
  await page.getByLabel('Password').fill(demoMerchant.password);
  await page.keyboard.press('Enter');
}
