import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import type { IdKind } from '#shared/model/ids.ts';
import { toId } from '#shared/model/ids.ts';

/** What a function cannot know by itself: passed in, so that tests decide it. */
export interface System {
  now(): Date;
  /** A new id of the given kind; ids made later sort later. */
  newId(kind: IdKind): string;
  /** 256 random bits as text that is safe in an address and a cookie. */
  newSecret(): string;
}

export const system: System = {
  now: () => new Date(),
  newId: (kind) => toId(kind, v7()),
  newSecret: () => randomBytes(32).toString('base64url'),
};

/** Seconds since 1970, as time-to-live attributes and tokens count. */
export const toSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);
