import { isIPv6 } from 'node:net';
import type { Db } from '#functions/db/index.ts';
import { hashOf } from '#functions/lib/cipher.ts';
import { countUpTo } from '#functions/lib/count-up-to.ts';
import { type System, toSeconds } from '#functions/lib/system.ts';

/** Sessions of a shop that the model is asked for from one network in an hour: a household or a shop floor has fewer. */
export const mostInHour = 20;

/** How long a count is of use, in seconds. */
const kept = 2 * 3600;

/** A household has one IPv4 address, and of IPv6 all that begin with the same 64 bits (RFC 6177). */
export const networkOf = (address: string): string => {
  if (!isIPv6(address)) return address;
  const [start = ''] = address.toLowerCase().split('::');
  return start.split(':').slice(0, 4).join(':');
};

/**
 * Counts a session that asks for advice, so that one visitor does not use up at once what a shop may ask in a month.
 * @param address of the network that it comes from; kept as a hash, for two hours
 * @returns false when the network has asked as often as it may in this hour
 */
export function mayAsk(
  db: Db,
  { now }: Pick<System, 'now'>,
  { shopId, address }: { shopId: string; address: string },
): Promise<boolean> {
  const about = `advice for ${hashOf(`${shopId} ${networkOf(address)}`)}`;
  const period = now().toISOString().slice(0, 13);
  return countUpTo(db, { about, period, expiresAt: toSeconds(now()) + kept }, mostInHour);
}
