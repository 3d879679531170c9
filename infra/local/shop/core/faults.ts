import { json, type Reply } from './http.ts';

/** What can be made to go wrong, on demand, for the next requests of a kind. */
export const faultKinds = [
  'throttled',
  'unauthorized',
  'forbidden',
  'tooMany',
  'unavailable',
  'slow',
  'cut',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** Which requests: the Admin API, the token endpoint, a bulk result, the Ajax cart. */
export const faultPlaces = ['graphql', 'token', 'bulk', 'cart'] as const;
export type FaultPlace = (typeof faultPlaces)[number];

export interface Fault {
  kind: FaultKind;
  place: FaultPlace;
  /** How many more requests it befalls. */
  times: number;
  /** How long `slow` takes, in milliseconds. */
  delayMs: number;
}

export interface Faults {
  add(domain: string, fault: Fault): void;
  clear(domain: string): void;
  /** The fault for this request, counted down; null when there is none. */
  take(domain: string, place: FaultPlace): Fault | null;
}

/** In memory: faults do not outlive the process. */
export const createFaults = (): Faults => {
  const pending = new Map<string, Fault[]>();
  return {
    add: (domain, fault) => void pending.set(domain, [...(pending.get(domain) ?? []), { ...fault }]),
    clear: (domain) => void pending.delete(domain),
    take: (domain, place) => {
      const fault = pending.get(domain)?.find((one) => one.place === place && one.times > 0);
      if (!fault) return null;
      fault.times -= 1;
      return fault;
    },
  };
};

/** What a fault is answered with; null for those that are no answer of their own (`throttled`, `slow`, `cut`). */
export const faultReply = (kind: FaultKind): Reply | null => {
  if (kind === 'unauthorized')
    return json(
      { errors: '[API] Invalid API key or access token (unrecognized login or wrong password)' },
      401,
    );
  if (kind === 'forbidden') return json({ errors: 'Forbidden' }, 403);
  if (kind === 'tooMany') return json({ errors: 'Too Many Requests' }, 429, { 'retry-after': '2.0' });
  if (kind === 'unavailable') return { status: 503, body: 'Service Unavailable' };
  return null;
};
