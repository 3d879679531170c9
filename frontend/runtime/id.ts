/**
 * A UUIDv7 (RFC 9562, section 5.7) as 32 hexadecimal digits: ids sort by the time they were made.
 * @param now milliseconds since 1970
 * @param random 10 random bytes
 */
export const uuidv7Hex = (now: number, random: Uint8Array): string => {
  const hex = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = ((Number.parseInt(hex.slice(3, 4), 16) & 3) | 8).toString(16);
  return `${now.toString(16).padStart(12, '0')}7${hex.slice(0, 3)}${variant}${hex.slice(4, 19)}`;
};

/** A new session id, from the clock and the randomness of the browser. */
export const newSession = (): string => uuidv7Hex(Date.now(), crypto.getRandomValues(new Uint8Array(10)));
