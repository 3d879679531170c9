// Sets this machine up: dependencies, Java, and with --browser a Chromium. Plain JavaScript without dependencies,
// because it runs before there are any; does nothing where nothing is missing.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(root, 'node_modules');
const stamp = join(modules, '.recommend-lock');

/** The machine's own programs: ours in node_modules come and go while this runs. */
const systemPath = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .join(delimiter);

const say = (line) => console.log(`[setup] ${line}`);

const stop = (line) => {
  console.error(line);
  process.exit(1);
};

const find = (name) =>
  systemPath
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });

const run = (command, args, env = {}) =>
  spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: systemPath, ...env },
  }).status === 0;

const isDebianRoot = () => process.getuid?.() === 0 && find('apt-get') !== undefined;

const aptInstall = (name) => {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], env);
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], env);
};

/** npm writes down what it installed last; after `npm install` that is as new as the lock file. */
const isInstalledByHand = () => {
  const installed = join(modules, '.package-lock.json');
  return (
    existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
  );
};

function dependencies() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const isDone = (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) || isInstalledByHand();
  if (isDone && existsSync(join(modules, '.bin', 'node'))) return;
  say('Installing the dependencies (npm ci)');
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  // Started by npm, npm says where it is; its file runs on the machine's own Node.
  const npm = process.env.npm_execpath;
  const node = find('node');
  const isInstalled = npm && node ? run(node, [npm, ...args]) : run('npm', args);
  if (!isInstalled) stop('The dependencies could not be installed. Read the lines above, then try again.');
  const ours = spawnSync(join(modules, '.bin', 'node'), ['--version'], { encoding: 'utf8' });
  if (!/^v2[4-9]/.test(ours.stdout ?? '')) {
    stop('The npm package "node" did not bring Node 24. Run "npm rebuild node", then try again.');
  }
  writeFileSync(stamp, wanted);
}

const javaVersion = () => {
  const { stderr = '', status } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  return status === 0 ? Number(/version "(\d+)/.exec(stderr)?.[1] ?? 0) : 0;
};

function java() {
  if (find('java') && javaVersion() >= 17) return;
  if (isDebianRoot()) {
    say('Installing Java, which DynamoDB Local runs on');
    if (aptInstall('default-jre-headless') && javaVersion() >= 17) return;
  }
  stop(
    'Java 17 or newer is missing; DynamoDB Local runs on it. Install one (for example from https://adoptium.net), then try again.',
  );
}

const playwrightHasOne = () => {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  return existsSync(chromium.executablePath());
};

function browser() {
  if (find('chromium') || find('chromium-browser') || playwrightHasOne()) return;
  if (isDebianRoot()) {
    say('Installing Chromium for the browser tests');
    if (aptInstall('chromium') && find('chromium')) return;
  }
  say("Downloading Playwright's Chromium");
  const cli = join(modules, '@playwright', 'test', 'cli.js');
  if (!run(join(modules, '.bin', 'node'), [cli, 'install', 'chromium'])) {
    stop(
      'There is no Chromium and none could be downloaded. Install one that is called "chromium", then try again.',
    );
  }
}

if (Number(process.versions.node.split('.')[0]) < 20) {
  stop(`Node ${process.versions.node} is too old. Install Node 20 or newer, then try again.`);
}
dependencies();
java();
if (process.argv.includes('--browser')) browser();
