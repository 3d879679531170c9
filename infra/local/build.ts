import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { localStage, projectRoot } from '../config.ts';
import { StartFault } from './fault.ts';

export const stackName = `Recommend-${localStage}`;

const buildDir = join(projectRoot, '.local', 'build');
const siteDir = join(projectRoot, 'frontend', 'dist');

const siteInputs = ['frontend', 'shared', 'package-lock.json'];
const stackInputs = [
  'functions',
  'shared',
  'infra/app.ts',
  'infra/config.ts',
  'infra/place.ts',
  'infra/stack.ts',
  'infra/constructs',
  'infra/edge',
  'cdk.json',
  'package-lock.json',
  'frontend/dist',
];

const ignored = /(^|\/)(node_modules|e2e|[^/]*\.test\.tsx?|routeTree\.gen\.ts)(\/|$)/;

function hashInto(hash: ReturnType<typeof createHash>, path: string, skip: string[]): void {
  const full = join(projectRoot, path);
  if (!existsSync(full) || skip.includes(path) || ignored.test(path)) return;
  if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).sort()) hashInto(hash, `${path}/${name}`, skip);
  } else {
    hash.update(path).update('\0').update(readFileSync(full)).update('\0');
  }
}

/** One hash over the content of files and folders. */
function contentHash(paths: string[], skip: string[] = []): string {
  const hash = createHash('sha256');
  for (const path of paths) hashInto(hash, path, skip);
  return hash.digest('hex').slice(0, 16);
}

/** @throws StartFault with the last lines that the program wrote, when it fails */
function run(what: string, program: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: projectRoot, env: { ...process.env, ...env } });
    let output = '';
    const keep = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => reject(new StartFault(`${what} cannot start: ${error.message}`)));
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new StartFault(`${what} failed:\n${output.trim()}`));
    });
  });
}

const bin = (name: string): string => join(projectRoot, 'node_modules', '.bin', name);

/** Builds the site and the web component, when their sources have changed. */
export async function buildSite(progress: (line: string) => void): Promise<void> {
  const hash = contentHash(siteInputs, ['frontend/dist']);
  const stamp = join(buildDir, 'site');
  const isBuilt = existsSync(join(siteDir, 'shell.html')) && existsSync(stamp);
  if (isBuilt && readFileSync(stamp, 'utf8') === hash) return;
  progress('Building the site');
  mkdirSync(buildDir, { recursive: true });
  rmSync(stamp, { force: true });
  await run('The build of the site', bin('vite'), ['build', '-c', 'frontend/vite.config.ts']);
  await run('The build of the web component', bin('vite'), ['build', '-c', 'frontend/embed/vite.config.ts']);
  await run('The rendering of the pages', process.execPath, ['frontend/prerender/main.ts']);
  writeFileSync(stamp, hash);
}

/** Keeps the newest few: a running stack may still read from an earlier one. */
function prune(): void {
  const folders = readdirSync(buildDir)
    .filter((name) => name.startsWith('cdk-'))
    .map((name) => ({ path: join(buildDir, name), time: statSync(join(buildDir, name)).mtimeMs }))
    .sort((one, other) => other.time - one.time);
  for (const { path } of folders.slice(4)) rmSync(path, { recursive: true, force: true });
}

/**
 * Synthesizes the stack for this machine, when what it is made of has changed.
 * @returns the folder with the template and the bundles
 */
export async function synthesize(progress: (line: string) => void): Promise<string> {
  const outDir = join(buildDir, `cdk-${contentHash(stackInputs)}`);
  if (existsSync(outDir)) return outDir;
  progress('Synthesizing the stack');
  const unfinished = `${outDir}-${process.pid}`;
  const { context } = JSON.parse(readFileSync(join(projectRoot, 'cdk.json'), 'utf8'));
  await run('The synthesis of the stack', process.execPath, ['infra/app.ts'], {
    CDK_OUTDIR: unfinished,
    CDK_CONTEXT_JSON: JSON.stringify({
      ...context,
      stage: localStage,
      'aws:cdk:enable-asset-metadata': true,
      'aws:cdk:enable-path-metadata': true,
    }),
  });
  // Another start may have been quicker; what it made is the same.
  if (existsSync(outDir)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, outDir);
  prune();
  return outDir;
}
