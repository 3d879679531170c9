import * as z from 'zod';

/** What a shop's own systems can be told of. */
export const hookEvents = ['response.completed', 'lead.created'] as const;
export type HookEvent = (typeof hookEvents)[number];

const isHookAddress = (text: string): boolean => {
  const url = URL.parse(text);
  if (url?.username !== '' || url.password !== '' || url.hash !== '') return false;
  if (url.protocol === 'http:') return url.hostname === 'localhost';
  return url.protocol === 'https:' && url.hostname.includes('.');
};

/**
 * Where deliveries go. Whether the host is a public one is seen when it is called, since names change. The same machine is
 * taken here for those who try it there; a server that is not on it refuses to call itself.
 */
export const hookUrlSchema = z
  .string()
  .trim()
  .max(500)
  .refine(isHookAddress, 'must be an https address, without a user name in it');
