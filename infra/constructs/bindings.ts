import { Aws } from 'aws-cdk-lib';
import type { UserPool } from 'aws-cdk-lib/aws-cognito';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { DeliveryStream } from 'aws-cdk-lib/aws-kinesisfirehose';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { EmailIdentity } from 'aws-cdk-lib/aws-ses';
import type { Queue } from 'aws-cdk-lib/aws-sqs';

/** One environment variable, and the rights that using it needs. */
export interface Binding {
  value: string;
  grant?: (fn: LambdaFunction) => unknown;
}

const allow = (actions: string[], resources: string[]) => new PolicyStatement({ actions, resources });

/** What a function may do with items; nothing here scans. */
const tableRights = {
  read: ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'],
  put: ['dynamodb:PutItem'],
  update: ['dynamodb:UpdateItem'],
  delete: ['dynamodb:DeleteItem'],
  batchWrite: ['dynamodb:BatchWriteItem'],
} as const;
type TableRight = keyof typeof tableRights;

/** Binds a resource to a function: the value of its variable and the least rights, in one call. */
export const bind = {
  /** A value that carries no right. */
  value: (value: string): Binding => ({ value }),

  /** The table and its indexes. */
  table: (table: Table, ...rights: TableRight[]): Binding => ({
    value: table.tableName,
    grant: (fn) => table.grant(fn, ...rights.flatMap((right) => tableRights[right])),
  }),

  /**
   * Writes below a prefix; what is there stays readable to CloudFront alone.
   * @param passing a second prefix, below which files can be removed too
   */
  bucketWrite: (bucket: IBucket, prefix: string, passing?: string): Binding => ({
    value: bucket.bucketName,
    grant: (fn) => {
      fn.addToRolePolicy(allow(['s3:PutObject'], [bucket.arnForObjects(`${prefix}*`)]));
      if (passing === undefined) return;
      const files = [bucket.arnForObjects(`${passing}*`)];
      fn.addToRolePolicy(allow(['s3:PutObject', 's3:DeleteObject'], files));
    },
  }),

  /** Removes what is below prefixes, and reads nothing. */
  bucketEmpty: (bucket: IBucket, ...prefixes: string[]): Binding => ({
    value: bucket.bucketName,
    grant: (fn) =>
      fn.addToRolePolicy(
        allow(
          ['s3:DeleteObject'],
          prefixes.map((prefix) => bucket.arnForObjects(`${prefix}*`)),
        ),
      ),
  }),

  /** Writes and reads below a prefix; writes and removes what passes. */
  bucketReadWrite: (bucket: IBucket, prefix: string, passing?: string): Binding => ({
    value: bucket.bucketName,
    grant: (fn) => {
      bind.bucketWrite(bucket, prefix, passing).grant?.(fn);
      bind.bucketRead(bucket, prefix).grant?.(fn);
    },
  }),

  bucketRead: (bucket: IBucket, prefix: string): Binding => ({
    value: bucket.bucketName,
    grant: (fn) => fn.addToRolePolicy(allow(['s3:GetObject'], [bucket.arnForObjects(`${prefix}*`)])),
  }),

  /** Changes and removes people; the calls of people who sign in need no right. */
  people: (pool: UserPool): Binding => ({
    value: pool.userPoolId,
    grant: (fn) =>
      pool.grant(
        fn,
        'cognito-idp:AdminSetUserPassword',
        'cognito-idp:AdminUpdateUserAttributes',
        'cognito-idp:AdminDeleteUser',
      ),
  }),

  /** Sets passwords; the other calls of people who sign in need no right. */
  passwords: (pool: UserPool): Binding => ({
    value: pool.userPoolId,
    grant: (fn) => pool.grant(fn, 'cognito-idp:AdminSetUserPassword'),
  }),

  secretRead: (secret: Secret): Binding => ({
    value: secret.secretArn,
    grant: (fn) => fn.addToRolePolicy(allow(['secretsmanager:GetSecretValue'], [secret.secretArn])),
  }),

  queueSend: (queue: Queue): Binding => ({
    value: queue.queueUrl,
    grant: (fn) => fn.addToRolePolicy(allow(['sqs:SendMessage'], [queue.queueArn])),
  }),

  streamPut: (stream: DeliveryStream): Binding => ({
    value: stream.deliveryStreamName,
    grant: (fn) =>
      fn.addToRolePolicy(
        allow(['firehose:PutRecord', 'firehose:PutRecordBatch'], [stream.deliveryStreamArn]),
      ),
  }),

  mailFrom: (identity: EmailIdentity): Binding => ({
    value: identity.emailIdentityName,
    grant: (fn) => fn.addToRolePolicy(allow(['ses:SendEmail'], [identity.emailIdentityArn])),
  }),

  /** A model called through a cross-region inference profile, which needs both the profile and the model. */
  model: (modelId: string): Binding => ({
    value: modelId,
    grant: (fn) =>
      fn.addToRolePolicy(
        allow(
          ['bedrock:InvokeModel'],
          [
            `arn:aws:bedrock:*:${Aws.ACCOUNT_ID}:inference-profile/${modelId}`,
            `arn:aws:bedrock:*::foundation-model/${modelId.replace(/^(eu|us|apac|global)\./, '')}`,
          ],
        ),
      ),
  }),
};
