import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { readBody } from '../net.ts';
import { isAllowed, type Statement } from '../policy.ts';

/** An error as AWS answers it. */
export class AwsError extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, message: string, status = 400) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

/** A function, known by the access key that it signs with. */
interface Caller {
  name: string;
  statements: Statement[];
}

export interface AwsCall {
  method: string;
  url: URL;
  headers: Record<string, string>;
  body: Buffer;
  /** The operation of a JSON protocol, for example `PutItem`. */
  operation: string;
  /** The body of a JSON protocol. */
  json(): Record<string, unknown>;
  /** @throws AwsError when the caller's role does not allow it; says so on the console as well */
  authorize(action: string, resource: string): void;
}

export interface AwsReply {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface AwsService {
  /** How errors are written: AWS's services speak several dialects. */
  errors: 'json' | 'xml';
  handle(call: AwsCall): Promise<AwsReply> | AwsReply;
}

export const json = (value: unknown): AwsReply => ({
  headers: { 'content-type': 'application/x-amz-json-1.1' },
  body: JSON.stringify(value),
});

export const refuse = (service: string, what: string): never => {
  throw new AwsError('NotImplemented', `The local runner does not know ${service} ${what}.`, 501);
};

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function errorReply(service: AwsService | undefined, error: AwsError): AwsReply {
  if (service?.errors === 'xml') {
    return {
      status: error.status,
      headers: { 'content-type': 'application/xml' },
      body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${error.code}</Code><Message>${escapeXml(error.message)}</Message></Error>`,
    };
  }
  return {
    status: error.status,
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amzn-errortype': error.code },
    body: JSON.stringify({ __type: error.code, message: error.message }),
  };
}

/** `Credential=<key>/<day>/<region>/<service>/aws4_request`, from which caller and service are read. */
function credential(headers: IncomingMessage['headers']): { key: string; service: string } | undefined {
  const match = /Credential=([^/]+)\/\d+\/[^/]+\/([^/]+)\//.exec(headers.authorization ?? '');
  return match ? { key: match[1] ?? '', service: match[2] ?? '' } : undefined;
}

/** Cognito's calls for people who are not signed in carry no signature. */
function serviceName(request: IncomingMessage, signedFor: string | undefined): string {
  if (signedFor !== undefined) return signedFor;
  const target = String(request.headers['x-amz-target'] ?? '');
  const isCognito =
    target.startsWith('AWSCognitoIdentityProviderService.') || /\/\.well-known\//.test(request.url ?? '');
  return isCognito ? 'cognito-idp' : '';
}

interface ServerOptions {
  services: Record<string, AwsService>;
  /** Callers by access key id. */
  callers: Map<string, Caller>;
  /** Gets a line for every denied call. */
  report(line: string): void;
}

/** Serves the AWS protocols at one address, each call checked against its caller's role. */
export function awsHandler({ services, callers, report }: ServerOptions): RequestListener {
  function authorizer(caller: Caller | undefined) {
    return (action: string, resource: string): void => {
      if (caller && isAllowed(caller.statements, action, resource)) return;
      const who = caller ? `The function ${caller.name}` : 'An unsigned call';
      const message = `${who} may not call ${action} on ${resource}: no policy of its role in the stack allows it.`;
      report(`Denied: ${message}`);
      throw new AwsError('AccessDeniedException', message, 403);
    };
  }

  async function answer(request: IncomingMessage): Promise<AwsReply> {
    const signed = credential(request.headers);
    const caller = signed && callers.get(signed.key);
    const name = serviceName(request, signed?.service);
    const service = services[name];
    try {
      if (!service) return refuse('the service', name || 'of an unsigned call');
      if (signed && !caller) {
        throw new AwsError(
          'UnrecognizedClientException',
          'The access key belongs to no function of the stack.',
          403,
        );
      }
      const body = await readBody(request);
      const call: AwsCall = {
        method: request.method ?? 'GET',
        url: new URL(request.url ?? '/', 'http://localhost'),
        headers: Object.fromEntries(
          Object.entries(request.headers).map(([header, value]) => [header, String(value)]),
        ),
        body,
        operation: String(request.headers['x-amz-target'] ?? '').split('.')[1] ?? '',
        json: () => JSON.parse(body.toString('utf8') || '{}'),
        authorize: authorizer(caller),
      };
      return await service.handle(call);
    } catch (error) {
      const known = error instanceof AwsError ? error : internal(error);
      return errorReply(service, known);
    }
  }

  function internal(error: unknown): AwsError {
    report(`The local runner failed: ${error instanceof Error ? error.stack : String(error)}`);
    return new AwsError('InternalFailure', 'The local runner failed; its console says how.', 500);
  }

  function send(response: ServerResponse, reply: AwsReply): void {
    response.writeHead(reply.status ?? 200, {
      'x-amzn-requestid': randomUUID(),
      'content-length': Buffer.byteLength(reply.body ?? ''),
      ...reply.headers,
    });
    response.end(reply.body ?? '');
  }

  return (request, response) => {
    answer(request).then(
      (reply) => send(response, reply),
      () => response.destroy(),
    );
  };
}
