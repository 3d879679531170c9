import * as z from 'zod';
import { type ApiRequest, type ApiResponse, fromResult, message, toEvent } from './http-event.ts';
import { FunctionFault, type Lambda } from './lambda/host.ts';
import type { LambdaSettings } from './lambda/settings.ts';
import { account, region, type Stack } from './template.ts';
import { matches } from './wildcard.ts';

const apiSchema = z.object({
  CorsConfiguration: z
    .object({
      AllowOrigins: z.array(z.string()),
      AllowMethods: z.array(z.string()),
      AllowHeaders: z.array(z.string()),
      ExposeHeaders: z.array(z.string()).default([]),
      MaxAge: z.number(),
    })
    .optional(),
});
const routeSchema = z.object({
  ApiId: z.string(),
  RouteKey: z.string(),
  Target: z.string(),
  AuthorizationType: z.literal('NONE').default('NONE'),
});
const integrationSchema = z.object({
  IntegrationType: z.literal('AWS_PROXY'),
  IntegrationUri: z.string(),
  PayloadFormatVersion: z.literal('2.0'),
  TimeoutInMillis: z.number().default(30_000),
});
const permissionSchema = z.object({
  Action: z.string(),
  FunctionName: z.string(),
  Principal: z.string(),
  SourceArn: z.string().optional(),
});
type Cors = z.infer<typeof apiSchema>['CorsConfiguration'];

interface Route {
  key: string;
  method: string;
  parts: string[];
  functionArn: string;
  timeout: number;
  mayInvoke: boolean;
}

/** Limits of the service, in bytes: of a request to HTTP API, and of a call to a function. */
const requestLimit = 10 * 1024 * 1024;
const eventLimit = 6 * 1024 * 1024;

const isParam = (part: string): boolean => part.startsWith('{');

function readRoutes(stack: Stack, apiId: string): Route[] {
  const integrations = new Map(
    stack
      .list('AWS::ApiGatewayV2::Integration', integrationSchema)
      .map(({ id, props }) => [stack.ref(id), props]),
  );
  const permissions = stack.list('AWS::Lambda::Permission', permissionSchema).map(({ props }) => props);
  return stack.list('AWS::ApiGatewayV2::Route', routeSchema).map(({ id, props }) => {
    const integration = integrations.get(props.Target.replace(/^integrations\//, ''));
    if (!integration) throw new Error(`The route ${props.RouteKey} (${id}) has no integration.`);
    const [method = '', path = ''] = props.RouteKey.split(' ');
    const source = `arn:aws:execute-api:${region}:${account}:${apiId}/$default/${method}${path}`;
    return {
      key: props.RouteKey,
      method,
      parts: path.split('/'),
      functionArn: integration.IntegrationUri,
      timeout: integration.TimeoutInMillis,
      mayInvoke: permissions.some(
        (one) =>
          one.FunctionName === integration.IntegrationUri &&
          one.Principal === 'apigateway.amazonaws.com' &&
          matches(one.SourceArn ?? '*', source),
      ),
    };
  });
}

/** Fixed parts win over parameters, from the left. */
const bySpecificity = (one: Route, other: Route): number => {
  for (const [at, part] of one.parts.entries()) {
    const difference = Number(isParam(part)) - Number(isParam(other.parts[at] ?? ''));
    if (difference !== 0) return difference;
  }
  return 0;
};

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

function paramsOf(route: Route, parts: string[]): Record<string, string> | null {
  if (route.parts.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [at, wanted] of route.parts.entries()) {
    const given = parts[at] ?? '';
    if (isParam(wanted) && given !== '') params[wanted.slice(1, -1)] = decode(given);
    else if (wanted !== given) return null;
  }
  return params;
}

function preflight(request: ApiRequest, cors: Cors): ApiResponse | null {
  const wanted = request.headers['access-control-request-method'];
  if (!cors || request.method !== 'OPTIONS' || wanted === undefined) return null;
  return {
    status: 204,
    headers: {
      'access-control-allow-origin': cors.AllowOrigins.join(','),
      'access-control-allow-methods': cors.AllowMethods.join(','),
      'access-control-allow-headers': cors.AllowHeaders.join(','),
      'access-control-max-age': String(cors.MaxAge),
    },
    cookies: [],
    body: Buffer.alloc(0),
  };
}

export type HttpApi = (request: ApiRequest) => Promise<ApiResponse>;

/** The stack's HTTP API: routes, integrations, permissions and CORS as the template has them. */
export function createHttpApi(
  stack: Stack,
  lambdas: { lambda: Lambda; settings: LambdaSettings }[],
  report: (line: string) => void,
): { id: string; handle: HttpApi } {
  const [api, ...others] = stack.list('AWS::ApiGatewayV2::Api', apiSchema);
  if (!api || others.length > 0) throw new Error('The local runner runs exactly one HTTP API.');
  const apiId = stack.ref(api.id);
  const cors = api.props.CorsConfiguration;
  const all = readRoutes(stack, apiId);
  const fallback = all.find((route) => route.key === '$default');
  const routes = all.filter((route) => route !== fallback).sort(bySpecificity);
  const byArn = new Map(lambdas.map(({ lambda, settings }) => [settings.arn, lambda]));

  async function invoke(route: Route, event: unknown): Promise<ApiResponse> {
    const lambda = byArn.get(route.functionArn);
    if (!lambda || !route.mayInvoke) {
      report(
        `Denied: the API may not invoke ${route.functionArn} for ${route.key}: no permission in the stack allows it.`,
      );
      return message(500, 'Internal Server Error');
    }
    if (Buffer.byteLength(JSON.stringify(event)) > eventLimit)
      return message(413, 'Request Entity Too Large');
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<ApiResponse>((resolve) => {
      timer = setTimeout(() => resolve(message(503, 'Service Unavailable')), route.timeout);
    });
    try {
      return await Promise.race([lambda.invoke(event).then(fromResult), tooLate]);
    } catch (error) {
      if (!(error instanceof FunctionFault)) throw error;
      return /timed out/.test(error.message)
        ? message(503, 'Service Unavailable')
        : message(500, 'Internal Server Error');
    } finally {
      clearTimeout(timer);
    }
  }

  async function handle(request: ApiRequest): Promise<ApiResponse> {
    const parts = request.path.split('/');
    if (request.body.byteLength > requestLimit) return message(413, 'Request Entity Too Large');
    for (const route of routes) {
      const params = route.method === request.method ? paramsOf(route, parts) : null;
      if (params) return invoke(route, toEvent(request, { routeKey: route.key, params, apiId }));
    }
    report(`The API has no route ${request.method} ${request.path}.`);
    if (!fallback) return message(404, 'Not Found');
    return invoke(fallback, toEvent(request, { routeKey: fallback.key, params: {}, apiId }));
  }

  return {
    id: apiId,
    handle: async (request) => {
      const early = preflight(request, cors);
      if (early) return early;
      const response = await handle(request);
      const origin = request.headers.origin;
      // With CORS set, HTTP API drops what the function says about it and says its own.
      const headers = Object.fromEntries(
        Object.entries(response.headers).filter(([name]) => !cors || !name.startsWith('access-control-')),
      );
      if (cors && origin !== undefined) {
        headers['access-control-allow-origin'] = cors.AllowOrigins.join(',');
        headers['access-control-expose-headers'] = cors.ExposeHeaders.join(',');
      }
      return { ...response, headers };
    },
  };
}
