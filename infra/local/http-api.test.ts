import { describe, expect, it } from 'vitest';
import { createHttpApi } from './http-api.ts';
import type { ApiRequest } from './http-event.ts';
import { FunctionFault, type Lambda } from './lambda/host.ts';
import type { LambdaSettings } from './lambda/settings.ts';
import { type Resource, resolveStack } from './template.ts';

const resource = (Type: string, Properties: Record<string, unknown> = {}): Resource => ({
  Type,
  Properties,
  Metadata: {},
});

const routes = [
  'GET /api/things/{id}',
  'GET /api/things/new',
  'POST /api/things',
  'GET /api/things/{id}/parts/{part}',
];

const resources: Record<string, Resource> = {
  Http: resource('AWS::ApiGatewayV2::Api', {
    CorsConfiguration: {
      AllowOrigins: ['*'],
      AllowMethods: ['POST'],
      AllowHeaders: ['content-type'],
      ExposeHeaders: ['retry-after'],
      MaxAge: 60,
    },
  }),
  Things: resource('AWS::Lambda::Function'),
  Integration: resource('AWS::ApiGatewayV2::Integration', {
    IntegrationType: 'AWS_PROXY',
    IntegrationUri: { 'Fn::GetAtt': ['Things', 'Arn'] },
    PayloadFormatVersion: '2.0',
  }),
  Permission: resource('AWS::Lambda::Permission', {
    Action: 'lambda:InvokeFunction',
    FunctionName: { 'Fn::GetAtt': ['Things', 'Arn'] },
    Principal: 'apigateway.amazonaws.com',
    SourceArn: { 'Fn::Sub': 'arn:aws:execute-api:eu-central-1:000000000000:$' + '{Http}/*/*/*' },
  }),
  ...Object.fromEntries(
    routes.map((RouteKey, at) => [
      `Route${at}`,
      resource('AWS::ApiGatewayV2::Route', {
        ApiId: { Ref: 'Http' },
        RouteKey,
        Target: { 'Fn::Join': ['/', ['integrations', { Ref: 'Integration' }]] },
      }),
    ]),
  ),
};

interface Event {
  routeKey: string;
  pathParameters?: Record<string, string>;
  cookies?: string[];
  body?: string;
  isBase64Encoded: boolean;
  queryStringParameters?: Record<string, string>;
}

function apiWith(answer: (event: Event) => unknown, only = resources) {
  const stack = resolveStack(
    { Parameters: {}, Resources: only },
    { endpoint: '', stackName: 'T', parameters: {} },
  );
  const lambda: Lambda = {
    name: 'things',
    invoke: async (event) => answer(event as Event),
    restart: () => {},
    stop: async () => {},
  };
  const settings = { name: 'things', arn: stack.attribute('Things', 'Arn') } as LambdaSettings;
  const lines: string[] = [];
  const { handle } = createHttpApi(stack, [{ lambda, settings }], (line) => lines.push(line));
  const ask = (method: string, path: string, more: Partial<ApiRequest> = {}) =>
    handle({ method, path, query: '', headers: {}, body: Buffer.alloc(0), sourceIp: '127.0.0.1', ...more });
  return { ask, lines };
}

const echo = (event: Event) => ({ statusCode: 200, body: JSON.stringify(event) });
const read = (response: { body: Buffer }): Event => JSON.parse(response.body.toString());

describe('the HTTP API', () => {
  it('prefers a fixed path to a parameter, and decodes parameters', async () => {
    const { ask } = apiWith(echo);
    expect(read(await ask('GET', '/api/things/new')).routeKey).toBe('GET /api/things/new');
    expect(read(await ask('GET', '/api/things/a%20b')).pathParameters).toEqual({ id: 'a b' });
    expect(read(await ask('GET', '/api/things/1/parts/2')).pathParameters).toEqual({ id: '1', part: '2' });
  });

  it('hands on text as text, anything else in base64, cookies apart and repeated values joined', async () => {
    const { ask } = apiWith(echo);
    const text = read(
      await ask('POST', '/api/things', {
        headers: { 'content-type': 'application/json', cookie: 'a=1; b=2' },
        query: 'tag=x&tag=y',
        body: Buffer.from('{"é":1}'),
      }),
    );
    expect(text).toMatchObject({
      body: '{"é":1}',
      isBase64Encoded: false,
      cookies: ['a=1', 'b=2'],
      queryStringParameters: { tag: 'x,y' },
    });
    const bytes = read(await ask('POST', '/api/things', { body: Buffer.from([0, 255]) }));
    expect(bytes).toMatchObject({ body: 'AP8=', isBase64Encoded: true });
  });

  it('says which route is missing', async () => {
    const { Route2: _, ...others } = resources;
    const { ask, lines } = apiWith(echo, others);
    expect((await ask('POST', '/api/things')).status).toBe(404);
    expect(lines).toEqual(['The API has no route POST /api/things.']);
  });

  it('does not invoke a function without the permission to', async () => {
    const { Permission: _, ...others } = resources;
    const { ask, lines } = apiWith(echo, others);
    expect((await ask('GET', '/api/things/1')).status).toBe(500);
    expect(lines[0]).toMatch(/may not invoke .*Things for GET \/api\/things\/\{id\}/);
  });

  it('answers for a function that fails or takes too long as the service does', async () => {
    const failing = (message: string) =>
      apiWith(() => {
        throw new FunctionFault(message);
      }).ask('GET', '/api/things/1');
    expect((await failing('boom')).status).toBe(500);
    expect((await failing('Task timed out after 1 seconds')).status).toBe(503);
    expect((await apiWith(() => ({ statusCode: 'x' })).ask('GET', '/api/things/1')).status).toBe(500);
  });

  it('refuses bodies over the limits of the service and of a function', async () => {
    const { ask } = apiWith(echo);
    const tooLarge = { body: Buffer.alloc(10 * 1024 * 1024 + 1) };
    expect((await ask('POST', '/api/things', tooLarge)).status).toBe(413);
    const tooLargeForFunction = { body: Buffer.alloc(5 * 1024 * 1024) };
    expect((await ask('POST', '/api/things', tooLargeForFunction)).status).toBe(413);
  });

  it('answers a preflight itself, and replaces what functions say about origins', async () => {
    const { ask } = apiWith(() => ({
      statusCode: 200,
      headers: { 'access-control-allow-origin': 'x' },
      body: '',
    }));
    const preflight = await ask('OPTIONS', '/api/things', {
      headers: { 'access-control-request-method': 'POST' },
    });
    expect(preflight).toMatchObject({
      status: 204,
      headers: { 'access-control-allow-headers': 'content-type' },
    });
    const answered = await ask('POST', '/api/things', { headers: { origin: 'https://shop.example' } });
    expect(answered.headers['access-control-allow-origin']).toBe('*');
  });
});
