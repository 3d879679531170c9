import type { SentMessage } from '#shared/api/inbox.ts';

/** Nobody reads, writes and sends a message in less, in milliseconds. */
const quickest = 2000;
const mostLinks = 5;

/**
 * Whether a message looks like a machine's. No puzzle is asked of people, so the guess may be wrong: such a message
 * is kept like every other.
 */
export const isSuspicious = ({ website, took, message }: SentMessage): boolean =>
  website !== '' || took < quickest || (message.match(/https?:\/\//gi) ?? []).length > mostLinks;
