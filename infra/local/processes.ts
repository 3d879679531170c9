import type { ChildProcess } from 'node:child_process';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const fileSchema = z.array(z.object({ pid: z.number(), mark: z.string() }));
type PidFile = z.infer<typeof fileSchema>;

export interface Children {
  /** @param mark a part of the child's command line, by which a later start knows it again */
  add(child: ChildProcess, mark: string): void;
  /** Ends all of them and waits until they are gone. */
  stop(): Promise<void>;
}

/** The command line of a running process; empty when there is none. */
function commandLine(pid: number): string {
  try {
    if (existsSync('/proc/self/cmdline')) {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    }
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

function readPidFile(file: string): PidFile {
  try {
    return fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return [];
  }
}

function waitUntilGone(pid: number): void {
  const until = Date.now() + 5000;
  while (commandLine(pid) !== '' && Date.now() < until) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
  }
}

/** Process ids come round again: a process is only ended when its command line is the one we started. */
function endStale(previous: PidFile): void {
  for (const child of previous) {
    if (!commandLine(child.pid).includes(child.mark)) continue;
    process.kill(child.pid, 'SIGKILL');
    waitUntilGone(child.pid);
  }
}

const end = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return resolve();
    const force = setTimeout(() => child.kill('SIGKILL'), 5000);
    child.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    child.kill('SIGTERM');
  });

/**
 * Ends what a killed run on this data folder left behind, and keeps the list of what this run starts.
 * Only whoever holds the folder's store may call it.
 */
export function takeChildren(dataDir: string): Children {
  const file = join(dataDir, 'children.json');
  endStale(readPidFile(file));

  const started: { child: ChildProcess; mark: string }[] = [];
  const save = (): void => {
    const list = started.flatMap(({ child, mark }) =>
      child.pid === undefined ? [] : [{ pid: child.pid, mark }],
    );
    writeFileSync(`${file}.new`, JSON.stringify(list satisfies PidFile));
    renameSync(`${file}.new`, file);
  };
  save();
  return {
    add: (child, mark) => {
      started.push({ child, mark });
      save();
    },
    stop: async () => {
      await Promise.all(started.map(({ child }) => end(child)));
      rmSync(file, { force: true });
    },
  };
}
