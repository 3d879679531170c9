import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs the bench's own packages when the one that is needed now is missing. */
export const ensureInstalled = (name: string): void => {
  if (existsSync(`${import.meta.dirname}/node_modules/${name}`)) return;
  console.log('Installing what the bench compares with and measures by: npm ci in bench/');
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
  });
};
