import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { launchOptions } from '#infra/test/browser.ts';
import type { Locale } from '#shared/model/locale.ts';
import { locales } from '#shared/model/locales.ts';
import {
  type ScreenName,
  screenFile,
  screenFormats,
  screenModes,
  screenNames,
  screenSize,
  screenWidths,
} from '../../src/features/site/screens.ts';
import { signIn } from '../sign-in.ts';
import { shots } from './shots.ts';

const origin = process.env.RECOMMEND_ORIGIN ?? 'http://localhost:3000';
const shop = process.env.RECOMMEND_SHOP ?? 'http://localhost:3001';
/** All of them, or those that the command names. */
const wanted = screenNames.filter((name) => process.argv.length === 2 || process.argv.includes(name));
const publicDir = join(import.meta.dirname, '..', '..', 'public');

/** Small letters stay sharp: colours are kept at full resolution, and most of a screen is flat. */
const encoded = {
  avif: (image: Sharp) => image.avif({ quality: 52, effort: 5, chromaSubsampling: '4:4:4' }),
  webp: (image: Sharp) => image.webp({ quality: 78, effort: 6, smartSubsample: true }),
};

type Mode = (typeof screenModes)[number];

const write = async (png: Buffer, name: ScreenName, locale: Locale, mode: Mode) => {
  for (const width of screenWidths)
    for (const format of screenFormats) {
      const file = screenFile({ name, locale, mode, width, format });
      const path = join(publicDir, file);
      await mkdir(dirname(path), { recursive: true });
      const { size } = await encoded[format](sharp(png).resize({ width })).toFile(path);
      console.log(`${file} ${size} bytes`);
    }
};

const take = async (browser: Browser, session: State, locale: Locale, colorScheme: Mode) => {
  const context = await browser.newContext({
    baseURL: origin,
    storageState: session,
    viewport: screenSize,
    // The wider file is made of twice its pixels, so that letters are as round as on a good screen.
    deviceScaleFactor: 2,
    colorScheme,
    locale,
    reducedMotion: 'reduce',
  });
  for (const name of wanted) {
    const page = await context.newPage();
    await shots[name](page, { locale, shop });
    await page.evaluate(() => document.fonts.ready);
    await write(await page.screenshot({ animations: 'disabled', caret: 'hide' }), name, locale, colorScheme);
    await page.close();
  }
  await context.close();
};

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

const browser = await chromium.launch(launchOptions());
const page = await browser.newPage({ baseURL: origin });
await signIn(page);
await page.waitForURL('**/app');
const session = await page.context().storageState();
for (const locale of locales) for (const mode of screenModes) await take(browser, session, locale, mode);
await browser.close();
