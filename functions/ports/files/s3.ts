import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { Files, FileType } from './files.ts';

const types: Record<FileType, string> = {
  json: 'application/json; charset=utf-8',
  html: 'text/html; charset=utf-8',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
};

/** Files in a bucket. */
export function s3Files(bucket: string, client: S3Client = new S3Client({})): Files {
  return {
    async write(key, content, cacheControl, type = 'json') {
      await client.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: key,
          Body: content,
          ContentType: types[type],
          CacheControl: cacheControl,
        }),
      );
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
    async read(key) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
      if (!Body) throw new Error(`The file ${key} is empty.`);
      return Body.transformToString();
    },
  };
}
