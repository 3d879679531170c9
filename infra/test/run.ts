import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStack } from '#infra/local/start.ts';
import { freePorts } from '#infra/test/ports.ts';

/**
 * Everything `npm test` checks, in the order in which faults are cheapest to find. Each step that is not a
 * test runner counts as one check. The last line is `N passed, N failed`.
 */
interface Count {
  passed: number;
  failed: number;
}

const results = await mkdtemp(join(tmpdir(), 'recommend-test-'));
const total: Count = { passed: 0, failed: 0 };
const failures: string[] = [];

const run = (command: string, args: string[], env: Record<string, string> = {}): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', () => resolve(127));
    child.on('exit', (code) => resolve(code ?? 1));
  });

/** Vitest's JSON report and Playwright's name their counts differently. */
const readCount = async (file: string): Promise<Count> => {
  const report = JSON.parse(await readFile(file, 'utf8'));
  return 'stats' in report
    ? { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected }
    : { passed: report.numPassedTests, failed: report.numFailedTests };
};

const step = async (
  title: string,
  command: string[],
  options: { report?: string; env?: Record<string, string> } = {},
) => {
  const started = Date.now();
  console.log(`\n== ${title}`);
  const [program = '', ...args] = command;
  const code = await run(program, args, options.env);
  let count: Count = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  if (options.report) {
    // A runner that died before its report is one failure; one that failed without a failed test as well.
    count = await readCount(options.report).catch(() => ({ passed: 0, failed: 1 }));
    if (code !== 0 && count.failed === 0) count.failed = 1;
    if (code === 0 && count.passed === 0) count.failed = 1;
  }
  total.passed += count.passed;
  total.failed += count.failed;
  if (count.failed > 0) failures.push(title);
  console.log(
    `== ${title}: ${count.failed === 0 ? 'ok' : 'FAILED'} (${Math.round((Date.now() - started) / 1000)} s)`,
  );
};

const vitest = (project: string) => [
  'vitest',
  'run',
  '--project',
  project,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${join(results, `${project}.json`)}`,
];

await step('Format and lint', ['biome', 'ci', '.']);
await step('Types', ['tsc']);
await step('Unused code', ['knip']);
await step('Unit tests', vitest('unit'), { report: join(results, 'unit.json') });
await step('Build', ['npm', 'run', '--silent', 'build']);
await step('cdk synth', ['npm', 'run', '--silent', 'synth']);

console.log('\n== Starting the stack for the integration and browser tests');
const [port, shopPort, mailPort] = await freePorts(3);
const stack = await startStack({
  port,
  shopPort,
  mailPort,
  dataDir: join(results, 'data'),
  seed: true,
}).catch((error: unknown) => {
  console.error(error);
  return null;
});
if (stack) {
  const env = {
    RECOMMEND_ORIGIN: stack.origin,
    RECOMMEND_SHOP: stack.shopOrigin,
    RECOMMEND_MAIL: stack.mailOrigin,
    RECOMMEND_LOGS: stack.logDir,
  };
  await step('Integration tests', vitest('integration'), { report: join(results, 'integration.json'), env });
  await step(
    'Browser tests',
    [
      'playwright',
      'test',
      '-c',
      'frontend/e2e/playwright.config.ts',
      `--workers=${Math.min(2, availableParallelism())}`,
    ],
    {
      report: join(results, 'browser.json'),
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'browser.json') },
    },
  );
  await stack.stop();
} else {
  total.failed += 1;
  failures.push('Start of the stack');
}
await rm(results, { recursive: true, force: true });

if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
