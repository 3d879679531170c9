import * as z from 'zod';
import { idSchema } from '#shared/model/id.ts';

/** One step of an import, on the queue between the areas shops and catalogue. */
export const syncMessageSchema = z.object({
  shopId: idSchema('shop'),
  syncId: idSchema('sync'),
  /** How often the shop was asked whether its export is done. */
  polls: z.int().min(0),
  /** How often this step failed and was put back. */
  failures: z.int().min(0),
});
export type SyncMessage = z.infer<typeof syncMessageSchema>;
