import { Duration } from 'aws-cdk-lib';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';

/** Files whose names carry a hash of their content. */
const hashed = ['assets/*', 'embed/*-????????.*'];

/**
 * Uploads the built site. Nothing is deleted: a page that was opened before a deployment still finds its chunks.
 */
export function deploySite(scope: Construct, bucket: IBucket, siteDir: string): void {
  const logGroup = new LogGroup(scope, 'SiteLogs', { retention: RetentionDays.ONE_MONTH });
  const common = { sources: [Source.asset(siteDir)], destinationBucket: bucket, prune: false, logGroup };
  const assets = new BucketDeployment(scope, 'Assets', {
    ...common,
    exclude: ['*'],
    include: hashed,
    cacheControl: [
      CacheControl.setPublic(),
      CacheControl.maxAge(Duration.days(365)),
      CacheControl.immutable(),
    ],
  });
  const pages = new BucketDeployment(scope, 'Pages', {
    ...common,
    exclude: hashed,
    cacheControl: [
      CacheControl.setPublic(),
      CacheControl.maxAge(Duration.seconds(0)),
      CacheControl.sMaxAge(Duration.seconds(30)),
      CacheControl.mustRevalidate(),
    ],
  });
  // A page must never name a chunk that is not there yet.
  pages.node.addDependency(assets);
}
