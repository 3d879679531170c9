import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ApiRequest } from '../http-event.ts';
import { type Listening, listenOnLoopback } from '../net.ts';
import { type Resource, resolveStack } from '../template.ts';
import { readDistribution } from './distribution.ts';
import { edgeHandler } from './edge.ts';
import type { OriginResponse } from './origins.ts';

const resource = (Type: string, Properties: Record<string, unknown> = {}): Resource => ({
  Type,
  Properties,
  Metadata: {},
});

const optimized = '658327ea-f89d-4fab-a63d-7e88639e58f6';
const disabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
const allButHost = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

const distribution = readDistribution(
  resolveStack(
    {
      Parameters: {},
      Resources: {
        Front: resource('AWS::CloudFront::Function', {
          FunctionCode:
            'function handler(e){return e.request.uri==="/gone"?{statusCode:404,statusDescription:"Not Found",headers:{"content-type":{value:"text/html"}},body:{encoding:"text",data:"<p>gone</p>"}}:e.request}',
        }),
        Headers: resource('AWS::CloudFront::ResponseHeadersPolicy', {
          ResponseHeadersPolicyConfig: {
            SecurityHeadersConfig: {
              ContentSecurityPolicy: { ContentSecurityPolicy: "default-src 'none'" },
              StrictTransportSecurity: { AccessControlMaxAgeSec: 60, IncludeSubdomains: true },
            },
          },
        }),
        Site: resource('AWS::CloudFront::Distribution', {
          DistributionConfig: {
            Origins: [
              { Id: 'site', DomainName: 'site.example' },
              { Id: 'api', DomainName: 'api.example' },
              { Id: 'other', DomainName: 'api.example', OriginPath: '/other' },
            ],
            OriginGroups: {
              Items: [
                {
                  Id: 'group',
                  FailoverCriteria: { StatusCodes: { Items: [404] } },
                  Members: { Items: [{ OriginId: 'site' }, { OriginId: 'other' }] },
                },
              ],
            },
            DefaultCacheBehavior: {
              TargetOriginId: 'site',
              CachePolicyId: optimized,
              Compress: true,
              ResponseHeadersPolicyId: { Ref: 'Headers' },
              FunctionAssociations: [
                { EventType: 'viewer-request', FunctionARN: { 'Fn::GetAtt': ['Front', 'FunctionARN'] } },
              ],
            },
            CacheBehaviors: [
              {
                PathPattern: '/api/*',
                TargetOriginId: 'api',
                CachePolicyId: disabled,
                OriginRequestPolicyId: allButHost,
                AllowedMethods: ['GET', 'HEAD', 'POST'],
              },
              { PathPattern: '/group/*', TargetOriginId: 'group', CachePolicyId: optimized },
            ],
          },
        }),
      },
    },
    { endpoint: '', stackName: 'Test', parameters: {} },
  ),
);

let seen: ApiRequest[];
let reply: OriginResponse;
let server: Listening;
const ask = (path: string, init: RequestInit = {}) => fetch(`http://localhost:${server.port}${path}`, init);

beforeEach(async () => {
  seen = [];
  reply = {
    status: 200,
    headers: { 'content-type': 'text/html', etag: '"1"' },
    body: Buffer.from('x'.repeat(2000)),
  };
  const origins = () => (request: ApiRequest) => {
    seen.push(request);
    return reply;
  };
  server = await listenOnLoopback(
    edgeHandler(distribution, origins, () => {}),
    0,
  );
});

afterEach(() => server.close());

describe('the edge', () => {
  it('adds the headers of the policy to everything, what a function answers included', async () => {
    for (const path of ['/', '/gone']) {
      const { headers } = await ask(path);
      expect(headers.get('content-security-policy')).toBe("default-src 'none'");
      expect(headers.get('strict-transport-security')).toBe('max-age=60; includeSubDomains');
    }
    expect((await ask('/api/x')).headers.get('content-security-policy')).toBeNull();
  });

  it('answers with what the function answers, without asking the origin', async () => {
    const answer = await ask('/gone');
    expect([answer.status, await answer.text(), seen.length]).toEqual([404, '<p>gone</p>', 0]);
  });

  it('hands on only what the policies forward', async () => {
    const headers = { cookie: 'session=1', authorization: 'Bearer x', 'x-own': '1' };
    await ask('/page?a=1', { headers });
    await ask('/api/x?a=1', { headers });
    expect(seen[0]?.query).toBe('');
    expect(seen[0]?.headers).not.toHaveProperty('cookie');
    expect(seen[0]?.headers).not.toHaveProperty('authorization');
    expect(seen[1]).toMatchObject({ query: 'a=1', headers });
    expect(seen[1]?.headers).not.toHaveProperty('host');
  });

  it('refuses methods that a behaviour does not take', async () => {
    expect((await ask('/page', { method: 'POST', body: 'x' })).status).toBe(403);
    expect((await ask('/api/x', { method: 'POST', body: 'x' })).status).toBe(200);
    expect((await ask('/api/x', { method: 'DELETE' })).status).toBe(403);
    expect(seen).toHaveLength(1);
  });

  it('asks the second origin of a group, below its path, for what the first does not have', async () => {
    await ask('/group/x');
    expect(seen.map(({ path }) => path)).toEqual(['/group/x']);
    reply = { ...reply, status: 404 };
    expect((await ask('/group/x')).status).toBe(404);
    reply = { ...reply, status: 500 };
    await ask('/group/x');
    expect(seen.slice(1).map(({ path }) => path)).toEqual(['/group/x', '/other/group/x', '/group/x']);
  });

  it('compresses, and answers 304 and HEAD without a body', async () => {
    const zipped = await ask('/', { headers: { 'accept-encoding': 'gzip' } });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(await zipped.text()).toHaveLength(2000);
    expect((await ask('/', { headers: { 'if-none-match': '"1"' } })).status).toBe(304);
    const head = await ask('/', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('sets every cookie in a header of its own', async () => {
    reply = { ...reply, cookies: ['a=1; HttpOnly', 'b=2'] };
    expect((await ask('/api/x')).headers.getSetCookie()).toEqual(['a=1; HttpOnly', 'b=2']);
  });

  it('survives a path that is not encoded right', async () => {
    expect((await ask('/%E0%A4%A')).status).toBe(400);
  });
});
