import type { Db } from '#functions/db/index.ts';
import type { System } from '#functions/lib/system.ts';
import type { Files } from '#functions/ports/files/files.ts';

export interface EraseDeps {
  db: Db;
  files: Files;
  system: System;
}

/** How much is read and deleted at once. */
export const batch = 100;

/** Thrown when the time of one attempt is over; what is left is found by the next one. */
export class MoreToDo extends Error {}

/**
 * Deletes what a query finds, until it finds nothing. What was deleted is not found again, so that an attempt that
 * was cut off goes on where it stopped.
 * @param check throws MoreToDo when there is no more time
 */
export async function drain<Item>(
  check: () => void,
  find: () => Promise<{ data: Item[] }>,
  remove: (items: Item[]) => Promise<unknown>,
): Promise<void> {
  for (;;) {
    check();
    const { data } = await find();
    if (data.length === 0) return;
    await remove(data);
  }
}
