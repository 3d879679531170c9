import * as z from 'zod';
import { idSchema } from '#shared/model/id.ts';

/** That something waits to be told to a shop's own systems. */
export const hookMessageSchema = z.object({ shopId: idSchema('shop'), deliveryId: idSchema('delivery') });
export type HookMessage = z.infer<typeof hookMessageSchema>;
