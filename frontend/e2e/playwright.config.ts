import { defineConfig } from '@playwright/test';
import { launchOptions } from '#infra/test/browser.ts';

/** Run by `npm test`, which reads what came of it from a file. */
const isWholeRun = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME !== undefined;

export default defineConfig({
  testDir: '..',
  testMatch: ['e2e/*.e2e.ts', 'embed/**/*.e2e.ts'],
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Pages that axe looks at in many states take their time on a busy machine; benchmarks are what times.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: isWholeRun ? [['list'], ['json']] : 'list',
  use: {
    baseURL: process.env.RECOMMEND_ORIGIN ?? 'http://localhost:3000',
    launchOptions: launchOptions(),
    screenshot: 'only-on-failure',
    // A trace costs each test a third of its time: it is taken where somebody looks into one, not where all are run.
    trace: isWholeRun ? 'off' : 'retain-on-failure',
    reducedMotion: 'reduce',
    actionTimeout: 30_000,
  },
});
