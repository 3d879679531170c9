import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

/** The longest that one step of an import may take. */
export const syncTimeout = Duration.minutes(5);

/** Work that outlives a request: the import of a shop's catalogue. */
export class Jobs extends Construct {
  readonly syncFailures: Queue;
  readonly syncQueue: Queue;

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
  }
}
