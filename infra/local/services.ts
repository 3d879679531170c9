import type { RequestListener } from 'node:http';
import * as z from 'zod';
import { bedrockService } from './aws/bedrock.ts';
import { cognitoService } from './aws/cognito.ts';
import { dynamoDbService, type EngineAddress } from './aws/dynamodb.ts';
import { firehoseService } from './aws/firehose.ts';
import { modelDoor } from './aws/model-door.ts';
import { createModelScript } from './aws/model-script.ts';
import { createObjectStore, type ObjectStore, s3Service } from './aws/s3.ts';
import { createSecrets, secretsService } from './aws/secrets.ts';
import type { AwsService } from './aws/server.ts';
import { sesService } from './aws/ses.ts';
import { createQueues, type QueueSettings, type Queues, sqsService } from './aws/sqs.ts';
import { streamDoor } from './aws/stream-door.ts';
import { createStreams, type StreamSettings } from './aws/streams.ts';
import { createTables } from './aws/tables.ts';
import type { Mailbox } from './mailbox.ts';
import { isAllowed, rolePolicies } from './policy.ts';
import type { Store } from './store.ts';
import { account, region, type Stack } from './template.ts';

const queueSchema = z.object({
  VisibilityTimeout: z.number().default(30),
  DelaySeconds: z.number().default(0),
  RedrivePolicy: z.object({ deadLetterTargetArn: z.string(), maxReceiveCount: z.number() }).optional(),
});

const streamSchema = z.object({
  DeliveryStreamType: z.literal('DirectPut'),
  ExtendedS3DestinationConfiguration: z.object({
    BucketARN: z.string(),
    RoleARN: z.string(),
    Prefix: z.string().default(''),
    ErrorOutputPrefix: z.string().default(''),
    CompressionFormat: z.enum(['GZIP', 'UNCOMPRESSED']).default('UNCOMPRESSED'),
    BufferingHints: z.object({ IntervalInSeconds: z.number(), SizeInMBs: z.number() }),
  }),
});

const secretSchema = z.object({ GenerateSecretString: z.object({ PasswordLength: z.number() }) });
const identitySchema = z.object({ EmailIdentity: z.string() });

const queueSettings = (stack: Stack): QueueSettings[] =>
  stack.list('AWS::SQS::Queue', queueSchema).map(({ id, props }) => ({
    arn: stack.attribute(id, 'Arn'),
    url: stack.ref(id),
    visibilityTimeout: props.VisibilityTimeout,
    delay: props.DelaySeconds,
    redrive: props.RedrivePolicy,
  }));

function streamSettings(stack: Stack): StreamSettings[] {
  const policies = rolePolicies(stack);
  return stack.list('AWS::KinesisFirehose::DeliveryStream', streamSchema).map(({ id, props }) => {
    const destination = props.ExtendedS3DestinationConfiguration;
    const { BucketARN, RoleARN, BufferingHints } = destination;
    const statements = policies.get(RoleARN.split('/').at(-1) ?? '') ?? [];
    return {
      name: stack.ref(id),
      arn: stack.attribute(id, 'Arn'),
      bucket: BucketARN.split(':::')[1] ?? '',
      prefix: destination.Prefix,
      errorPrefix: destination.ErrorOutputPrefix,
      compression: destination.CompressionFormat,
      seconds: BufferingHints.IntervalInSeconds,
      bytes: BufferingHints.SizeInMBs * 1024 * 1024,
      mayWrite: (key) => {
        if (isAllowed(statements, 's3:PutObject', `${BucketARN}/${key}`)) return;
        throw new Error(`The stream ${id} may not call s3:PutObject on ${BucketARN}/${key}.`);
      },
    };
  });
}

export interface Services {
  services: Record<string, AwsService>;
  objects: ObjectStore;
  queues: Queues;
  secrets: Map<string, string>;
  /** Where tests reach the delivery streams and the model. */
  testDoor: RequestListener;
  stop(): void;
}

interface Options {
  stack: Stack;
  store: Store;
  mailbox: Mailbox;
  engine: EngineAddress;
  endpoint: string;
  report(line: string): void;
}

/** Makes what the template asks for, and the servers that answer for it, by the names that the SDK signs for. */
export async function startServices(options: Options): Promise<Services> {
  const { stack, store, mailbox, engine, endpoint, report } = options;
  await createTables(engine, stack);
  const objects = createObjectStore(store);
  const buckets = new Set(stack.list('AWS::S3::Bucket', z.unknown()).map(({ id }) => stack.ref(id)));
  const queueList = queueSettings(stack);
  const queues = createQueues(store, queueList, region);
  const streamList = streamSettings(stack);
  const streams = createStreams(store, objects, streamList, Date.now, report);
  const atStreams = streamDoor(store, streams, streamList);
  const script = createModelScript();
  const atModel = modelDoor(script);
  const secrets = createSecrets(
    store,
    new Map(
      stack
        .list('AWS::SecretsManager::Secret', secretSchema)
        .map(({ id, props }) => [stack.ref(id), props.GenerateSecretString.PasswordLength]),
    ),
  );
  const identities = new Map(
    stack
      .list('AWS::SES::EmailIdentity', identitySchema)
      .map(({ props }) => [
        props.EmailIdentity,
        `arn:aws:ses:${region}:${account}:identity/${props.EmailIdentity}`,
      ]),
  );
  return {
    services: {
      dynamodb: dynamoDbService(engine),
      'cognito-idp': await cognitoService({ store, stack, endpoint, mailbox }),
      s3: s3Service(objects, buckets),
      sqs: sqsService(queues, queueList),
      firehose: firehoseService(streams, streamList),
      secretsmanager: secretsService(secrets),
      ses: sesService(mailbox, identities),
      bedrock: bedrockService(script),
    },
    objects,
    queues,
    secrets,
    testDoor: (request, response) =>
      request.url?.startsWith('/model/') ? atModel(request, response) : atStreams(request, response),
    stop: streams.stop,
  };
}
