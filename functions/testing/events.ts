import { randomUUID } from 'node:crypto';
import { v7 } from 'uuid';
import { toId } from '#shared/model/ids.ts';

/** What a person's browser calls itself. */
export const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

export const newSession = (): string => randomUUID().replaceAll('-', '');

/** An event as a browser sends it. */
export const eventOf = (kind: string, more: object = {}) => ({
  id: toId('event', v7()),
  kind,
  version: 1,
  session: newSession(),
  locale: 'en',
  device: 'phone',
  mode: 'inline',
  at: '2026-11-20T12:00:00.000Z',
  ...more,
});
