import { createHash, randomUUID } from 'node:crypto';
import type { Store } from '../store.ts';
import { type AwsService, json, refuse } from './server.ts';

export interface QueueSettings {
  arn: string;
  url: string;
  /** In seconds. */
  visibilityTimeout: number;
  delay: number;
  redrive?: { deadLetterTargetArn: string; maxReceiveCount: number } | undefined;
}

export interface ReceivedMessage {
  messageId: string;
  receiptHandle: string;
  body: string;
  attributes: Record<string, string>;
  messageAttributes: Record<string, unknown>;
  md5OfBody: string;
  eventSource: 'aws:sqs';
  eventSourceARN: string;
  awsRegion: string;
}

export interface Queues {
  send(arn: string, message: { body: string; delay?: number; attributes?: unknown }): string;
  /** Takes messages that are visible and hides them; one received too often goes to the dead-letter queue. */
  receive(arn: string, max: number): ReceivedMessage[];
  /** Deletes a message that is still held under this receipt. */
  remove(receipt: string): void;
  /** When the next message becomes visible, in ms since 1970; null when there is none. */
  nextVisible(arn: string): number | null;
  count(arn: string): number;
  /** Called with the queue's ARN after each message that comes in. */
  onSent(listener: (arn: string) => void): void;
}

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

interface Row {
  id: string;
  body: string;
  attributes: string;
  sent: number;
  received: number;
  first: number | null;
}

/**
 * @param now the clock, in ms since 1970
 */
export function createQueues(
  store: Store,
  settings: QueueSettings[],
  region: string,
  now = Date.now,
): Queues {
  const { db } = store;
  const byArn = new Map(settings.map((one) => [one.arn, one]));
  const listeners: ((arn: string) => void)[] = [];
  const insert = db.prepare(
    'INSERT INTO message (id, queue, body, attributes, sent, visible, received) VALUES (?, ?, ?, ?, ?, ?, 0)',
  );
  const visible = db.prepare(
    'SELECT id, body, attributes, sent, received, first FROM message WHERE queue = ? AND visible <= ? ORDER BY visible, sent LIMIT ?',
  );
  const hide = db.prepare(
    'UPDATE message SET visible = ?, received = received + 1, first = COALESCE(first, ?), receipt = ? WHERE id = ?',
  );
  const move = db.prepare(
    'UPDATE message SET queue = ?, visible = ?, received = 0, first = NULL, receipt = NULL WHERE id = ?',
  );
  const drop = db.prepare('DELETE FROM message WHERE receipt = ?');
  const next = db.prepare('SELECT MIN(visible) AS at FROM message WHERE queue = ?');
  const total = db.prepare('SELECT COUNT(*) AS n FROM message WHERE queue = ?');
  // Whoever held a message was ended with the last run, so nobody holds one now.
  db.exec('UPDATE message SET visible = 0, receipt = NULL WHERE receipt IS NOT NULL');

  const tell = (arn: string): void => {
    for (const listener of listeners) listener(arn);
  };

  function take(queue: QueueSettings, row: Row): ReceivedMessage {
    const receipt = randomUUID();
    hide.run(now() + queue.visibilityTimeout * 1000, now(), receipt, row.id);
    return {
      messageId: row.id,
      receiptHandle: receipt,
      body: row.body,
      attributes: {
        ApproximateReceiveCount: String(row.received + 1),
        SentTimestamp: String(row.sent),
        ApproximateFirstReceiveTimestamp: String(row.first ?? now()),
        SenderId: 'local',
      },
      messageAttributes: JSON.parse(row.attributes),
      md5OfBody: md5(row.body),
      eventSource: 'aws:sqs',
      eventSourceARN: queue.arn,
      awsRegion: region,
    };
  }

  function receive(arn: string, max: number): ReceivedMessage[] {
    const queue = byArn.get(arn);
    if (!queue) throw new Error(`There is no queue ${arn}.`);
    const dead: string[] = [];
    const taken = store.transaction(() => {
      const rows = visible.all(arn, now(), max) as unknown as Row[];
      return rows.flatMap((row) => {
        if (queue.redrive && row.received >= queue.redrive.maxReceiveCount) {
          move.run(queue.redrive.deadLetterTargetArn, now(), row.id);
          dead.push(queue.redrive.deadLetterTargetArn);
          return [];
        }
        return [take(queue, row)];
      });
    });
    for (const target of dead) tell(target);
    return taken;
  }

  return {
    receive,
    send: (arn, { body, delay, attributes = {} }) => {
      const id = randomUUID();
      const wait = delay ?? byArn.get(arn)?.delay ?? 0;
      insert.run(id, arn, body, JSON.stringify(attributes), now(), now() + wait * 1000);
      tell(arn);
      return id;
    },
    remove: (receipt) => void drop.run(receipt),
    nextVisible: (arn) => {
      const at = next.get(arn)?.at;
      return typeof at === 'number' ? at : null;
    },
    count: (arn) => Number(total.get(arn)?.n ?? 0),
    onSent: (listener) => void listeners.push(listener),
  };
}

interface Entry {
  Id: string;
  MessageBody: string;
  DelaySeconds?: number;
  MessageAttributes?: unknown;
}

/** SQS with the operations that the stack's functions use. */
export function sqsService(queues: Queues, settings: QueueSettings[]): AwsService {
  const send = (arn: string, entry: Entry) => {
    const { MessageBody: body, DelaySeconds: delay, MessageAttributes: attributes } = entry;
    const id = queues.send(arn, { body, ...(delay === undefined ? {} : { delay }), attributes });
    return { MessageId: id, MD5OfMessageBody: md5(body) };
  };
  return {
    errors: 'json',
    handle: (call) => {
      const input = call.json();
      const queue = settings.find((one) => one.url === input.QueueUrl);
      if (!queue) return refuse('SQS', `the queue ${String(input.QueueUrl)}`);
      if (call.operation === 'SendMessage') {
        call.authorize('sqs:SendMessage', queue.arn);
        return json(send(queue.arn, input as unknown as Entry));
      }
      if (call.operation === 'SendMessageBatch') {
        call.authorize('sqs:SendMessage', queue.arn);
        const entries = input.Entries as Entry[];
        return json({
          Successful: entries.map((entry) => ({ Id: entry.Id, ...send(queue.arn, entry) })),
          Failed: [],
        });
      }
      return refuse('SQS', call.operation);
    },
  };
}
