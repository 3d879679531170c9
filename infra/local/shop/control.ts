import * as z from 'zod';
import type { ShopCall } from './core/context.ts';
import { type FaultKind, type FaultPlace, faultKinds, faultPlaces } from './core/faults.ts';
import { fieldsOf, json, type Reply } from './core/http.ts';

const faultSchema = z.object({
  kind: z.enum(faultKinds),
  place: z.enum(faultPlaces),
  times: z.int().min(1).max(1000).default(1),
  delayMs: z.int().min(0).max(60_000).default(2000),
});

/** What tests send to `POST /control/faults`. */
export interface FaultWish {
  kind: FaultKind;
  place: FaultPlace;
  times?: number;
  delayMs?: number;
}

/** A page in a browser cannot send JSON here without a preflight, which is never granted. */
const onlyJson = (call: ShopCall): Reply | null =>
  (call.headers['content-type'] ?? '').includes('json')
    ? null
    : json({ message: 'Send application/json.' }, 415);

/** `POST /control/faults`: the next requests of a kind go wrong. */
export const addFault = (call: ShopCall): Reply => {
  const refused = onlyJson(call);
  if (refused) return refused;
  const wish = faultSchema.safeParse(fieldsOf(call));
  if (!wish.success) return json({ message: z.prettifyError(wish.error) }, 400);
  call.deps.faults.add(call.domain, wish.data);
  return json({ added: wish.data }, 201);
};

/** `POST /control/reset`: no fault is left. */
export const clearFaults = (call: ShopCall): Reply => {
  const refused = onlyJson(call);
  if (refused) return refused;
  call.deps.faults.clear(call.domain);
  return json({ cleared: true });
};

/** `POST /control/expire-tokens`: every access token is past its hour; refresh tokens go on working. */
export const expireTokens = (call: ShopCall): Reply => {
  const refused = onlyJson(call);
  if (refused) return refused;
  const expired = call.deps.store.change(call.domain, (state) => {
    for (const token of Object.values(state.accessTokens)) token.expiresAt = call.deps.now() - 1;
    return Object.keys(state.accessTokens).length;
  });
  return json({ expired });
};
