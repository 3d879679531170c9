import { Duration, Size } from 'aws-cdk-lib';
import { Compression, DeliveryStream, S3Bucket } from 'aws-cdk-lib/aws-kinesisfirehose';
import { Construct } from 'constructs';
import { privateBucket } from './bucket.ts';

/** Raw events, kept in S3 by day. */
export class Analytics extends Construct {
  readonly stream: DeliveryStream;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const bucket = privateBucket(this, 'Events');
    this.stream = new DeliveryStream(this, 'Stream', {
      destination: new S3Bucket(bucket, {
        dataOutputPrefix: 'events/day=!{timestamp:yyyy-MM-dd}/',
        errorOutputPrefix: 'failed/!{firehose:error-output-type}/day=!{timestamp:yyyy-MM-dd}/',
        bufferingInterval: Duration.seconds(60),
        bufferingSize: Size.mebibytes(5),
        compression: Compression.GZIP,
      }),
    });
  }
}
