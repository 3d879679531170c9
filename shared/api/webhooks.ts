import * as z from 'zod';
import { idSchema } from '#shared/model/id.ts';
import { hookEvents, hookUrlSchema } from '#shared/model/webhook.ts';
import { route } from './route.ts';

const time = z.iso.datetime();
const path = '/api/shops/{shopId}/webhook';
const events = z.array(z.enum(hookEvents)).min(1).max(hookEvents.length);

const webhookSchema = z.object({
  url: z.string(),
  events,
  /** The end of the secret, by which it is known again. */
  secretEnd: z.string(),
  createdAt: time,
});
export type Webhook = z.infer<typeof webhookSchema>;

/** Shown once: afterwards nobody can read it here. */
const withSecret = webhookSchema.extend({ secret: z.string().optional() });

const deliverySchema = z.object({
  id: idSchema('delivery'),
  event: z.enum(hookEvents),
  quizId: idSchema('quiz'),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.int().min(0),
  /** What the other side answered last. */
  status: z.int().optional(),
  /**
   * Why there was no answer: the address may not be called, nobody is there, it took too long, what it tells was deleted, or
   * is locked past the plan's limit.
   */
  fault: z.enum(['address', 'unreachable', 'late', 'gone', 'locked']).optional(),
  createdAt: time,
  triedAt: time.optional(),
  seenAt: time.optional(),
});
export type HookDelivery = z.infer<typeof deliverySchema>;

/** A shop's own systems are told of responses and leads. */
export const webhooks = {
  get: route({
    method: 'GET',
    path,
    access: 'merchant',
    summary: 'Where the shop’s own systems are told of what happens; nothing when nowhere',
    response: z.object({ webhook: webhookSchema.optional() }),
  }),
  save: route({
    method: 'PUT',
    path,
    access: 'merchant',
    role: 'owner',
    summary: 'Say where to and of what; the first time the answer holds the secret of the signatures, once',
    body: z.object({ url: hookUrlSchema, events }),
    response: withSecret,
  }),
  renew: route({
    method: 'POST',
    path: `${path}/secret`,
    access: 'merchant',
    role: 'owner',
    summary: 'Make another secret; the one before signs nothing from now on',
    response: withSecret,
  }),
  remove: route({
    method: 'DELETE',
    path,
    access: 'merchant',
    role: 'owner',
    summary: 'Tell nobody any more; what waits is not sent',
    response: z.undefined(),
    status: 204,
  }),
  deliveries: route({
    method: 'GET',
    path: `${path}/deliveries`,
    access: 'merchant',
    summary: 'What was told in the last 30 days and how that went, newest first',
    query: z.object({
      cursor: idSchema('delivery').optional(),
      limit: z.coerce.number().int().min(1).max(100).default(25),
    }),
    response: z.object({ deliveries: z.array(deliverySchema), cursor: z.string().optional() }),
  }),
  failed: route({
    method: 'GET',
    path: `${path}/failed`,
    access: 'merchant',
    summary: 'How many deliveries of late failed for good and were seen by nobody; at most 100 are counted',
    response: z.object({ count: z.int().min(0) }),
  }),
  again: route({
    method: 'POST',
    path: `${path}/deliveries/{deliveryId}/again`,
    access: 'merchant',
    role: 'editor',
    summary: 'Send once more, with all tries',
    response: deliverySchema,
  }),
  see: route({
    method: 'POST',
    path: `${path}/seen`,
    access: 'merchant',
    role: 'editor',
    summary: 'Note that the failed deliveries were seen',
    response: z.undefined(),
    status: 204,
  }),
};
