import * as z from 'zod';
import type { ObjectStore } from '../aws/s3.ts';
import type { HttpApi } from '../http-api.ts';
import type { ApiRequest } from '../http-event.ts';
import { documentSchema, isAllowed, type Statement } from '../policy.ts';
import type { Store } from '../store.ts';
import type { Stack } from '../template.ts';
import { captureAnalytics } from './analytics.ts';
import type { Origin } from './distribution.ts';

export interface OriginResponse {
  status: number;
  headers: Record<string, string>;
  cookies?: string[];
  body: Buffer;
}

export type OriginServer = (request: ApiRequest) => OriginResponse | Promise<OriginResponse>;

const bucketPolicySchema = z.object({ Bucket: z.string(), PolicyDocument: documentSchema });

/** What CloudFront may do in each bucket. */
function bucketPolicies(stack: Stack): Map<string, Statement[]> {
  const byBucket = new Map<string, Statement[]>();
  for (const { props } of stack.list('AWS::S3::BucketPolicy', bucketPolicySchema)) {
    const forService = props.PolicyDocument.Statement.filter(
      ({ Principal }) =>
        Principal?.Service?.includes('cloudfront.amazonaws.com') || Principal?.AWS?.includes('*'),
    );
    byBucket.set(props.Bucket, [...(byBucket.get(props.Bucket) ?? []), ...forService]);
  }
  return byBucket;
}

const xml = (status: number, code: string): OriginResponse => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: Buffer.from(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`),
});

interface OriginOptions {
  stack: Stack;
  store: Store;
  objects: ObjectStore;
  api: { id: string; handle: HttpApi };
  distributionArn: string;
  report(line: string): void;
}

/** What stands behind the distribution's origins on one machine. */
export function createOrigins(options: OriginOptions): (origin: Origin) => OriginServer {
  const { stack, store, objects, api, distributionArn, report } = options;
  const policies = bucketPolicies(stack);
  const context = { 'aws:sourcearn': distributionArn };

  const bucketServer =
    (bucket: string): OriginServer =>
    ({ path }) => {
      const key = decodeURIComponent(path.slice(1));
      const statements = policies.get(bucket) ?? [];
      const arn = `arn:aws:s3:::${bucket}`;
      const found = objects.get(bucket, key);
      if (!found && isAllowed(statements, 's3:ListBucket', arn, context)) return xml(404, 'NoSuchKey');
      if (!found || !isAllowed(statements, 's3:GetObject', `${arn}/${key}`, context)) {
        report(
          `Denied: CloudFront may not read ${arn}/${key}: the bucket's policy in the stack does not allow it.`,
        );
        return xml(403, 'AccessDenied');
      }
      return {
        status: 200,
        headers: { ...found.headers, etag: found.etag, 'last-modified': found.modified.toUTCString() },
        body: found.body,
      };
    };

  return ({ DomainName, OriginAccessControlId }) => {
    const bucket = /^([^.]+)\.s3\./.exec(DomainName)?.[1];
    if (bucket !== undefined && OriginAccessControlId) return bucketServer(bucket);
    if (DomainName.startsWith(`${api.id}.execute-api.`)) return api.handle;
    if (DomainName === 'eu.i.posthog.com') return captureAnalytics(store);
    throw new Error(`The local runner does not know the origin ${DomainName}.`);
  };
}
