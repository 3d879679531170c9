import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

/** The longest that one step of an import may take. */
export const syncTimeout = Duration.minutes(5);
/** The longest that compiling the quizzes of a shop anew may take. */
export const refreshTimeout = Duration.minutes(5);
/** The longest that sending one mail may take. */
export const mailTimeout = Duration.seconds(10);
/** So often a mail is tried, which outlasts an hour without SES. */
export const mailAttempts = 40;

/** The longest that one attempt at erasing an account may take. */
export const eraseTimeout = Duration.seconds(90);

/** The longest that publishing may take. */
export const publishTimeout = Duration.seconds(25);

/** The longest that telling a shop's own system one thing may take; it is given up on before that. */
export const hookTimeout = Duration.seconds(20);

/** Work that outlives a request: the import of a shop's catalogue, mails to shoppers, publishing at a chosen time. */
export class Jobs extends Construct {
  readonly syncFailures: Queue;
  readonly syncQueue: Queue;
  readonly refreshFailures: Queue;
  readonly refreshQueue: Queue;
  readonly mailFailures: Queue;
  readonly mailQueue: Queue;
  readonly eraseFailures: Queue;
  readonly eraseQueue: Queue;
  readonly publishFailures: Queue;
  readonly publishQueue: Queue;
  readonly hookFailures: Queue;
  readonly hookQueue: Queue;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const common = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };
    this.syncFailures = new Queue(this, 'SyncFailures', { ...common, retentionPeriod: Duration.days(14) });
    this.syncQueue = new Queue(this, 'SyncQueue', {
      ...common,
      // Six times the function's timeout, as Lambda's guide asks, so that a slow import is not run twice.
      visibilityTimeout: Duration.seconds(syncTimeout.toSeconds() * 6),
      deadLetterQueue: { queue: this.syncFailures, maxReceiveCount: 4 },
    });
    this.refreshFailures = new Queue(this, 'RefreshFailures', {
      ...common,
      retentionPeriod: Duration.days(14),
    });
    this.refreshQueue = new Queue(this, 'RefreshQueue', {
      ...common,
      visibilityTimeout: Duration.seconds(refreshTimeout.toSeconds() * 6),
      deadLetterQueue: { queue: this.refreshFailures, maxReceiveCount: 4 },
    });
    this.mailFailures = new Queue(this, 'MailFailures', { ...common, retentionPeriod: Duration.days(14) });
    this.mailQueue = new Queue(this, 'MailQueue', {
      ...common,
      // A mail waits this long for its next attempt.
      visibilityTimeout: Duration.seconds(mailTimeout.toSeconds() * 9),
      deadLetterQueue: { queue: this.mailFailures, maxReceiveCount: mailAttempts },
    });
    this.eraseFailures = new Queue(this, 'EraseFailures', { ...common, retentionPeriod: Duration.days(14) });
    this.eraseQueue = new Queue(this, 'EraseQueue', {
      ...common,
      visibilityTimeout: Duration.seconds(eraseTimeout.toSeconds() * 6),
      deadLetterQueue: { queue: this.eraseFailures, maxReceiveCount: 10 },
    });
    this.publishFailures = new Queue(this, 'PublishFailures', {
      ...common,
      retentionPeriod: Duration.days(14),
    });
    this.publishQueue = new Queue(this, 'PublishQueue', {
      ...common,
      visibilityTimeout: Duration.seconds(publishTimeout.toSeconds() * 6),
      deadLetterQueue: { queue: this.publishFailures, maxReceiveCount: 10 },
    });
    this.hookFailures = new Queue(this, 'HookFailures', { ...common, retentionPeriod: Duration.days(14) });
    this.hookQueue = new Queue(this, 'HookQueue', {
      ...common,
      visibilityTimeout: Duration.seconds(hookTimeout.toSeconds() * 6),
      deadLetterQueue: { queue: this.hookFailures, maxReceiveCount: 10 },
    });
  }

  /** Where messages end that were given up, and what that means for people. */
  get deadLetters() {
    return [
      {
        id: 'SyncFailed',
        queue: this.syncFailures,
        impact:
          'An import was given up after four attempts: a merchant sees old products, or none. Its message is in the dead-letter queue.',
      },
      {
        id: 'RefreshFailed',
        queue: this.refreshFailures,
        impact:
          'A quiz in a shop shows products as they were before the last import. Move the message back from the dead-letter queue to try again.',
      },
      {
        id: 'PublishFailed',
        queue: this.publishFailures,
        impact:
          'A quiz was not published at its time in 25 minutes of attempts. Move the message back from the dead-letter queue to try again.',
      },
      {
        id: 'MailFailed',
        queue: this.mailFailures,
        impact:
          'A shopper did not get the results asked for by mail in an hour of attempts. Move the message back from the dead-letter queue to try again.',
      },
      {
        id: 'HookFailed',
        queue: this.hookFailures,
        impact:
          "A shop's own system was not told of a response or a lead, by a fault of ours. Move the message back from the dead-letter queue to try again.",
      },
      {
        id: 'EraseFailed',
        queue: this.eraseFailures,
        impact:
          'What a deleted account or quiz held, or what is older than a shop keeps, is still there after ten attempts. Move the message back from the dead-letter queue to go on.',
      },
    ];
  }
}
