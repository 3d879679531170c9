import * as z from 'zod';
import type { Queues, ReceivedMessage } from '../aws/sqs.ts';
import { isAllowed } from '../policy.ts';
import type { Stack } from '../template.ts';
import type { Lambda } from './host.ts';
import type { LambdaSettings } from './settings.ts';

const mappingSchema = z.object({
  EventSourceArn: z.string().regex(/^arn:aws:sqs:/, 'is no queue'),
  FunctionName: z.string(),
  BatchSize: z.number().default(10),
  FunctionResponseTypes: z.array(z.string()).default([]),
  ScalingConfig: z.object({ MaximumConcurrency: z.number() }).default({ MaximumConcurrency: 5 }),
});
type Mapping = z.infer<typeof mappingSchema>;

const failuresSchema = z.object({ batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })) });

/** What Lambda itself does in the name of the function's role. */
const neededActions = ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'];

export interface Poller {
  stop(): void;
}

/** Which messages of a batch are done: all, or those that a partial failure does not name. */
function doneOf(batch: ReceivedMessage[], result: unknown, mapping: Mapping): ReceivedMessage[] {
  if (!mapping.FunctionResponseTypes.includes('ReportBatchItemFailures')) return batch;
  const parsed = failuresSchema.safeParse(result ?? { batchItemFailures: [] });
  if (!parsed.success) return [];
  const failed = new Set(parsed.data.batchItemFailures.map((item) => item.itemIdentifier));
  const areKnown = [...failed].every((id) => batch.some((message) => message.messageId === id));
  // As Lambda does: a failure that names no message of the batch fails the whole batch.
  return areKnown ? batch.filter((message) => !failed.has(message.messageId)) : [];
}

function poll(mapping: Mapping, lambda: Lambda, queues: Queues): Poller {
  let running = 0;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function deliver(batch: ReceivedMessage[]): Promise<void> {
    running++;
    try {
      const result = await lambda.invoke({ Records: batch });
      if (!isStopped)
        for (const message of doneOf(batch, result, mapping)) queues.remove(message.receiptHandle);
    } catch {
      // The host has said what failed. The messages come back when their visibility timeout is over.
    } finally {
      running--;
      wake();
    }
  }

  function wake(): void {
    if (isStopped) return;
    clearTimeout(timer);
    while (running < mapping.ScalingConfig.MaximumConcurrency) {
      const batch = queues.receive(mapping.EventSourceArn, mapping.BatchSize);
      if (batch.length === 0) break;
      void deliver(batch);
    }
    const next = queues.nextVisible(mapping.EventSourceArn);
    if (next !== null && running < mapping.ScalingConfig.MaximumConcurrency) {
      timer = setTimeout(wake, Math.min(Math.max(next - Date.now(), 1), 60_000));
    }
  }

  queues.onSent((arn) => {
    if (arn === mapping.EventSourceArn) setImmediate(wake);
  });
  setImmediate(wake);
  return {
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/**
 * Feeds functions from their queues, as the template's event source mappings say.
 * @throws Error when a function's role lacks a right that Lambda needs for it
 */
export function startPollers(
  stack: Stack,
  lambdas: { lambda: Lambda; settings: LambdaSettings }[],
  queues: Queues,
): Poller[] {
  return stack.list('AWS::Lambda::EventSourceMapping', mappingSchema).map(({ id, props }) => {
    const found = lambdas.find(({ settings }) => settings.arn.split(':').at(-1) === props.FunctionName);
    if (!found) throw new Error(`The event source mapping ${id} names a function that is not there.`);
    const missing = neededActions.find(
      (action) => !isAllowed(found.settings.statements, action, props.EventSourceArn),
    );
    if (missing) {
      throw new Error(`The function ${found.settings.name} lacks ${missing} on ${props.EventSourceArn}.`);
    }
    return poll(props, found.lambda, queues);
  });
}
