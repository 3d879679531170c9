import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import type { Logger } from '#functions/lib/logger.ts';
import type { System } from '#functions/lib/system.ts';
import type { Files, FileType } from '#functions/ports/files/files.ts';
import type { Ledger } from '#functions/ports/language-model/ledger.ts';
import type { JobQueue } from '#functions/ports/queue/queue.ts';
import { toId } from '#shared/model/ids.ts';

/** A clock that stands still until it is moved, with ids and secrets as they really are. */
export function stillSystem(start = '2026-11-20T12:00:00.000Z') {
  let now = new Date(start);
  const system: System = {
    now: () => now,
    newId: (kind) => toId(kind, v7()),
    newSecret: () => randomBytes(32).toString('base64url'),
  };
  return {
    ...system,
    pass(seconds: number) {
      now = new Date(now.getTime() + seconds * 1000);
    },
  };
}

/** Files in memory; bytes are kept as text of one character each. */
export function memoryFiles() {
  const kept = new Map<string, { text: string; cacheControl: string; type: FileType }>();
  const files: Files = {
    async write(key, content, cacheControl, type = 'json') {
      const text = typeof content === 'string' ? content : Buffer.from(content).toString('latin1');
      kept.set(key, { text, cacheControl, type });
    },
    async remove(key) {
      kept.delete(key);
    },
    async read(key) {
      const file = kept.get(key);
      if (!file) throw new Error(`There is no file ${key}.`);
      return file.text;
    },
  };
  return { ...files, kept };
}

/** A queue that keeps what was sent, for the test to look at or to deliver. */
export function memoryQueue() {
  const sent: { message: unknown; delaySeconds: number }[] = [];
  const queue: JobQueue = {
    async send(message, delaySeconds = 0) {
      sent.push({ message, delaySeconds });
    },
  };
  return { ...queue, sent };
}

/** A log that keeps its lines. */
export function memoryLog() {
  const lines: { level: string; message: string; fields: unknown }[] = [];
  const write = (level: string) => (message: string, fields?: unknown) => {
    lines.push({ level, message, fields });
  };
  const log: Logger = { info: write('info'), warn: write('warn'), error: write('error') };
  return { ...log, lines };
}

type LedgerCall = 'reserve' | 'settle' | 'read' | 'keep';

/** A ledger in memory. @param most tokens of the month */
export function memoryLedger(most: number) {
  const kept = new Map<string, unknown>();
  const used = { calls: 0, tokensIn: 0, tokensOut: 0, taken: 0 };
  const state = { kept, used, most, highest: 0, fails: [] as LedgerCall[] };
  const may = (call: LedgerCall) => {
    if (state.fails.includes(call)) throw new Error(`The table does not ${call}.`);
  };
  const ledger: Ledger = {
    async reserve(_asker, tokens) {
      may('reserve');
      if (used.taken + tokens > state.most) return null;
      used.calls += 1;
      used.taken += tokens;
      state.highest = Math.max(state.highest, used.taken);
      return {
        async settle({ tokensIn, tokensOut }) {
          may('settle');
          used.tokensIn += tokensIn;
          used.tokensOut += tokensOut;
          used.taken += tokensIn + tokensOut - tokens;
        },
      };
    },
    async read({ shopId }, hash) {
      may('read');
      return kept.get(`${shopId} ${hash}`);
    },
    async keep({ shopId }, hash, answer) {
      may('keep');
      kept.set(`${shopId} ${hash}`, answer);
    },
  };
  return Object.assign(state, ledger);
}
