import { createHash } from 'node:crypto';
import type { Resource } from './template.ts';

interface Context {
  account: string;
  region: string;
  endpoint: string;
  resolve(value: unknown): unknown;
}

/** What a template can ask of a resource. Asked late, since a resource may name another one in its answer. */
export interface Described {
  ref(): string;
  attributes(): Record<string, string>;
}

type Describe = (id: string, resource: Resource, context: Context) => Described;

/** A short name that stays the same from one start to the next. */
const shortId = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 12);

const named =
  (service: string, path = ''): Describe =>
  (id, _, { account, region }) => ({
    ref: () => id,
    attributes: () => ({ Arn: `arn:aws:${service}:${region}:${account}:${path}${id}` }),
  });

/** What exists and is named, and does nothing on one machine. */
const passive: Describe = (id) => ({ ref: () => id, attributes: () => ({ Arn: id, Id: id }) });

const byArn =
  (service: string, path = ''): Describe =>
  (id, _, { account, region }) => {
    const arn = `arn:aws:${service}:${region}:${account}:${path}${id}`;
    return { ref: () => arn, attributes: () => ({ Arn: arn, TopicArn: arn }) };
  };

const bucket: Describe = (id, _, { region }) => {
  const name = id.toLowerCase();
  return {
    ref: () => name,
    attributes: () => ({
      Arn: `arn:aws:s3:::${name}`,
      DomainName: `${name}.s3.amazonaws.com`,
      RegionalDomainName: `${name}.s3.${region}.amazonaws.com`,
    }),
  };
};

const queue: Describe = (id, _, { account, region, endpoint }) => ({
  ref: () => `${endpoint}/${account}/${id}`,
  attributes: () => ({ Arn: `arn:aws:sqs:${region}:${account}:${id}`, QueueName: id }),
});

const table: Describe = (id, _, { account, region }) => {
  const arn = `arn:aws:dynamodb:${region}:${account}:table/${id}`;
  return { ref: () => id, attributes: () => ({ Arn: arn, StreamArn: `${arn}/stream/local` }) };
};

const userPool: Describe = (id, _, { account, region, endpoint }) => {
  const poolId = `${region}_${shortId(id).slice(0, 9)}`;
  return {
    ref: () => poolId,
    attributes: () => ({
      Arn: `arn:aws:cognito-idp:${region}:${account}:userpool/${poolId}`,
      ProviderName: `${endpoint.replace(/^https?:\/\//, '')}/${poolId}`,
      ProviderURL: `${endpoint}/${poolId}`,
      UserPoolId: poolId,
    }),
  };
};

const userPoolClient: Describe = (id) => ({
  ref: () => createHash('sha256').update(id).digest('hex').slice(0, 26),
  attributes: () => ({}),
});

const httpApi: Describe = (id, _, { region }) => {
  const apiId = shortId(id).slice(0, 10);
  return {
    ref: () => apiId,
    attributes: () => ({ ApiId: apiId, ApiEndpoint: `https://${apiId}.execute-api.${region}.amazonaws.com` }),
  };
};

const distribution: Describe = (id) => {
  const distributionId = `E${shortId(id).toUpperCase()}`;
  return {
    ref: () => distributionId,
    attributes: () => ({ Id: distributionId, DomainName: `${distributionId.toLowerCase()}.cloudfront.net` }),
  };
};

const edgeFunction: Describe = (id, _, { account }) => ({
  ref: () => id,
  attributes: () => ({ FunctionARN: `arn:aws:cloudfront::${account}:function/${id}` }),
});

const role: Describe = (id, _, { account }) => ({
  ref: () => id,
  attributes: () => ({ Arn: `arn:aws:iam::${account}:role/${id}` }),
});

const mailIdentity: Describe = (_, resource, { resolve }) => ({
  ref: () => String(resolve(resource.Properties.EmailIdentity)),
  attributes: () => ({}),
});

/** Every type that the runner knows. What is passive has nothing to do on one machine: logs, alarms, keys of others. */
const types: Record<string, Describe> = {
  'AWS::DynamoDB::Table': table,
  'AWS::S3::Bucket': bucket,
  'AWS::S3::BucketPolicy': passive,
  'AWS::SQS::Queue': queue,
  'AWS::SQS::QueuePolicy': passive,
  'AWS::KinesisFirehose::DeliveryStream': named('firehose', 'deliverystream/'),
  'AWS::SecretsManager::Secret': byArn('secretsmanager', 'secret:'),
  'AWS::Cognito::UserPool': userPool,
  'AWS::Cognito::UserPoolClient': userPoolClient,
  'AWS::SES::EmailIdentity': mailIdentity,
  'AWS::Lambda::Function': named('lambda', 'function:'),
  'AWS::Lambda::EventSourceMapping': passive,
  'AWS::Lambda::Permission': passive,
  'AWS::Lambda::LayerVersion': byArn('lambda', 'layer:'),
  'AWS::ApiGatewayV2::Api': httpApi,
  'AWS::ApiGatewayV2::Route': passive,
  'AWS::ApiGatewayV2::Integration': passive,
  'AWS::ApiGatewayV2::Stage': passive,
  'AWS::CloudFront::Distribution': distribution,
  'AWS::CloudFront::Function': edgeFunction,
  'AWS::CloudFront::ResponseHeadersPolicy': passive,
  'AWS::CloudFront::OriginAccessControl': passive,
  'AWS::IAM::Role': role,
  'AWS::IAM::Policy': passive,
  'AWS::CloudWatch::Alarm': passive,
  'AWS::CloudWatch::Dashboard': passive,
  'AWS::Logs::LogGroup': named('logs', 'log-group:'),
  'AWS::Logs::LogStream': passive,
  'AWS::SNS::Topic': byArn('sns'),
  'AWS::SNS::TopicPolicy': passive,
  'AWS::SNS::Subscription': passive,
  'AWS::CDK::Metadata': passive,
  'Custom::CDKBucketDeployment': passive,
};

/** @throws Error naming the type, when the runner does not know it */
export function describeResource(id: string, resource: Resource, context: Context): Described {
  const known = types[resource.Type];
  if (!known) {
    throw new Error(
      `The local runner does not know ${resource.Type} (${id}). Teach it in infra/local/resources.ts.`,
    );
  }
  return known(id, resource, context);
}
