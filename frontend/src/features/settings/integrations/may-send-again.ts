import type { HookDelivery } from '#shared/api/webhooks.ts';

/** Milliseconds: twice the longest wait between two tries, after which nobody is trying. */
const patience = 30 * 60_000;

/** Whether a delivery can be sent again: it has ended, or nothing was heard of it for so long that it was never queued. */
export const maySendAgain = (
  { state, createdAt, triedAt }: Pick<HookDelivery, 'state' | 'createdAt' | 'triedAt'>,
  now: number,
): boolean => state !== 'waiting' || now - Date.parse(triedAt ?? createdAt) > patience;
