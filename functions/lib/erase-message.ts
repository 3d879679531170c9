import * as z from 'zod';
import { idSchema } from '#shared/model/id.ts';

/** That an account waits to be erased, on the queue between the areas account and erasure. */
export const eraseMessageSchema = z.object({ accountId: idSchema('account') });
