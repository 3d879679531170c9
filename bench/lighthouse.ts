import { execFile } from 'node:child_process';
import { loadavg } from 'node:os';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import * as z from 'zod';
import { localePath } from '../frontend/src/lib/locale.ts';
import { launchOptions } from '../infra/test/browser.ts';
import { localeSchema } from '../shared/model/locale.ts';
import { ensureInstalled } from './installed.ts';
import { percentile } from './metrics.ts';

/** What each page has to reach, of 100. */
const bars = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof bars;
const categories = Object.keys(bars) as Category[];

/** Milliseconds, and for the shift of the layout its score. */
const timings = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  si: 'speed-index',
  cls: 'cumulative-layout-shift',
} as const;

const pages = ['/', '/pricing', '/blog/guides/first-quiz', '/contact'].flatMap((path) =>
  localeSchema.options.map((locale) => localePath(path, locale)),
);

/** The part of Lighthouse's report that is read here. */
const reportSchema = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), numericValue: z.number().optional() }),
  ),
});
type Report = z.infer<typeof reportSchema>;

/** Lighthouse's own defaults are the phone, and a slow line and processor that are simulated. */
const examine = async (url: string): Promise<Report> => {
  const { executablePath = chromium.executablePath(), args } = launchOptions();
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      `${import.meta.dirname}/node_modules/lighthouse/cli/index.js`,
      url,
      '--quiet',
      '--output=json',
      '--no-enable-error-reporting',
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${['--headless=new', ...args].join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: executablePath }, maxBuffer: 1e8 },
  );
  const report = reportSchema.parse(JSON.parse(stdout));
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
};

const median = (values: number[]) => percentile(values, 0.5);

/** What of the categories that do not depend on time keeps a page from 100. */
const faultsOf = ({ categories: found, audits }: Report): string[] =>
  categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => found[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);

/** Medians over the reports of one page. */
const summary = (reports: Report[]) => ({
  ...Object.fromEntries(
    categories.map((name) => [
      name,
      Math.round(100 * median(reports.map((report) => report.categories[name]?.score ?? 0))),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(timings).map(([name, id]) => {
      const value = median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
      return [name, name === 'cls' ? Number(value.toFixed(3)) : Math.round(value)];
    }),
  ),
});

/**
 * Examines pages of the running product as a phone on a slow line, as Lighthouse simulates it.
 * @param runs how often each page is examined; the median counts
 * @param only a part of the paths to examine
 * @returns by path, scores of 100 and milliseconds; what is below its bar; the load of this machine, and how fast
 * Lighthouse found it to be
 */
export const lighthouse = async ({ runs, only = '' }: { runs: number; only?: string | undefined }) => {
  ensureInstalled('lighthouse');
  const origin = process.env.RECOMMEND_ORIGIN ?? 'http://localhost:3000';
  const load = [loadavg()[0] ?? 0];
  const reports = new Map<string, Report[]>(
    pages.filter((path) => path.includes(only)).map((path) => [path, []]),
  );
  // One round after the other, so that what else the machine does falls on all pages alike.
  for (let run = 0; run < runs; run++)
    for (const [path, list] of reports) list.push(await examine(origin + path));
  load.push(loadavg()[0] ?? 0);
  const results: Record<string, Record<string, number>> = {};
  for (const [path, list] of reports) results[path] = summary(list);
  console.table(results);
  const faults = Object.fromEntries(
    [...reports].flatMap(([path, list]) => {
      const found = [...new Set(list.flatMap(faultsOf))];
      return found.length > 0 ? [[path, found]] : [];
    }),
  );
  const below = Object.entries(results).flatMap(([path, scores]) =>
    categories.filter((name) => (scores[name] ?? 0) < bars[name]).map((name) => `${path} ${name}`),
  );
  const index = median([...reports.values()].flat().map(({ environment }) => environment.benchmarkIndex));
  return {
    runs,
    load: load.map((one) => Number(one.toFixed(1))),
    benchmarkIndex: index,
    results,
    faults,
    below,
  };
};
