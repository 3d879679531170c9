import { lookup as resolve } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Outcome, Outgoing, OutgoingRequest } from './outgoing.ts';
import { isPublicAddress } from './public-address.ts';

/** Time for a whole answer, in milliseconds. */
const timeout = 10_000;

class NotPublic extends Error {}

/**
 * Finds a host's addresses, and refuses when any of them is not public. The connection is made to what was found here, so
 * a name cannot be one thing when it is judged and another when it is called.
 */
const publicLookup: LookupFunction = (host, options, done) => {
  resolve(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, []);
    const refused = found.find(({ address }) => !isPublicAddress(address));
    if (refused || found.length === 0) return done(new NotPublic(`${host} is not public`), []);
    if (options.all) return done(null, found);
    const [first] = found;
    done(null, first?.address ?? '', first?.family ?? 4);
  });
};

/** An address that is written as a number is looked up by nobody. */
const isForbidden = ({ protocol, hostname }: URL): boolean =>
  protocol !== 'https:' || hostname.startsWith('[') || /^[\d.]+$/.test(hostname);

const faultOf = (error: unknown): Outcome => {
  if (error instanceof NotPublic) return { fault: 'address' };
  const isLate = error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError');
  return { fault: isLate ? 'late' : 'unreachable' };
};

const send = (url: URL, { headers, body }: OutgoingRequest, isOwn: boolean) =>
  new Promise<Outcome>((done) => {
    const request = url.protocol === 'http:' ? requestHttp : requestHttps;
    const outgoing = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        signal: AbortSignal.timeout(timeout),
        agent: false,
        ...(isOwn ? {} : { lookup: publicLookup }),
      },
      (answer) => {
        done({ status: answer.statusCode ?? 0 });
        // Whatever more it says is nobody's concern.
        answer.destroy();
      },
    );
    outgoing.on('error', (error) => done(faultOf(error)));
    outgoing.end(body);
  });

/**
 * Requests over https to public hosts.
 * @param ownOrigin one more origin that may be called, however it is reached; none when empty
 */
export function httpsOutgoing(ownOrigin: string): Outgoing {
  return {
    async post(request) {
      const url = URL.parse(request.url);
      const isOwn = url !== null && ownOrigin !== '' && url.origin === ownOrigin;
      if (!url || (!isOwn && isForbidden(url))) return { fault: 'address' };
      return send(url, request, isOwn);
    },
  };
}
