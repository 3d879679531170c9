import type { Behaviour } from './distribution.ts';

interface Forwarding {
  headers: 'none' | 'viewer' | string[];
  cookies: boolean;
  query: boolean;
}

/** CloudFront's own policies, by the ids that AWS documents. */
const managed: Record<string, Forwarding> = {
  // CachingOptimized: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/using-managed-cache-policies.html
  '658327ea-f89d-4fab-a63d-7e88639e58f6': { headers: 'none', cookies: false, query: false },
  // CachingDisabled
  '4135ea2d-6df8-44a3-9df3-4b5a84be39ad': { headers: 'none', cookies: false, query: false },
  // AllViewerExceptHostHeader
  'b689b0a8-53d0-40ab-baf2-68738e2966ac': { headers: 'viewer', cookies: true, query: true },
  // UserAgentRefererHeaders
  'acba4595-bd28-49b8-b9fe-13317c0390fa': {
    headers: ['user-agent', 'referer'],
    cookies: false,
    query: false,
  },
};

/** Headers that describe the body: they go along whatever the policies say. */
const always = ['content-type', 'content-length', 'accept-encoding'];

const policy = (id: string): Forwarding => {
  const found = managed[id];
  if (!found) throw new Error(`The local runner does not know the CloudFront policy ${id}.`);
  return found;
};

/**
 * What of a request reaches the origin. A header, cookie or query that no policy of the behaviour forwards is
 * left out, as it would be behind CloudFront.
 */
export function forwarded(
  behaviour: Behaviour,
  headers: Record<string, string>,
  query: string,
): { headers: Record<string, string>; query: string } {
  const policies = [behaviour.CachePolicyId, behaviour.OriginRequestPolicyId]
    .filter((id) => id !== undefined)
    .map(policy);
  const isForwarded = (name: string): boolean => {
    if (name === 'cookie') return policies.some((one) => one.cookies);
    if (always.includes(name)) return true;
    return policies.some(({ headers: kept }) => (kept === 'viewer' ? name !== 'host' : kept.includes(name)));
  };
  return {
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => isForwarded(name))),
    query: policies.some((one) => one.query) ? query : '',
  };
}
