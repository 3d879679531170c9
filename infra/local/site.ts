import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import * as z from 'zod';
import type { ObjectStore } from './aws/s3.ts';
import type { Stack } from './template.ts';
import { matches } from './wildcard.ts';

const deploymentSchema = z.object({
  SourceObjectKeys: z.array(z.string()),
  DestinationBucketName: z.string(),
  DestinationBucketKeyPrefix: z.string().default(''),
  Prune: z.literal(false),
  Exclude: z.array(z.string()).default([]),
  Include: z.array(z.string()).default([]),
  SystemMetadata: z.record(z.string(), z.string()).default({}),
});
type Deployment = z.infer<typeof deploymentSchema>;

/** Content types as `aws s3 sync` guesses them. */
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/vnd.microsoft.icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
  '.map': 'application/json',
};

/** Filters as the AWS CLI applies them: everything is in, then excludes, then includes, later ones winning. */
const isDeployed = (key: string, { Exclude, Include }: Deployment): boolean => {
  if (Include.some((pattern) => matches(pattern, key))) return true;
  return !Exclude.some((pattern) => matches(pattern, key));
};

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    );

function upload(objects: ObjectStore, folder: string, deployment: Deployment): void {
  const headers = Object.fromEntries(
    Object.entries(deployment.SystemMetadata).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const prefix = deployment.DestinationBucketKeyPrefix.replace(/^\/|\/$/g, '');
  for (const file of filesIn(folder).filter((key) => isDeployed(key, deployment))) {
    const body = readFileSync(join(folder, file));
    const key = prefix ? `${prefix}/${file}` : file;
    const wanted = { 'content-type': types[extname(file)] ?? 'binary/octet-stream', ...headers };
    const found = objects.get(deployment.DestinationBucketName, key);
    const etag = `"${createHash('md5').update(body).digest('hex')}"`;
    if (found?.etag === etag && JSON.stringify(found.headers) === JSON.stringify(wanted)) continue;
    objects.put(deployment.DestinationBucketName, key, body, wanted);
  }
}

/** Does what the deployment of the site does: its files go to the site's bucket with their headers. */
export function deploySite(stack: Stack, objects: ObjectStore, assets: Map<string, string>): void {
  for (const { id, props } of stack.list('Custom::CDKBucketDeployment', deploymentSchema)) {
    for (const key of props.SourceObjectKeys) {
      const folder = assets.get(key.replace(/\.zip$/, ''));
      if (folder === undefined) throw new Error(`The files of ${id} are not among the stack's assets.`);
      upload(objects, folder, props);
    }
  }
}
