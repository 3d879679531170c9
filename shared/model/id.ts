import * as z from 'zod';

/**
 * Every id says what it names. The part after the underscore is a UUIDv7 without dashes in base 16,
 * so ids of one kind sort by the time they were made.
 */
const prefixes = {
  account: 'acc',
  user: 'user',
  shop: 'shop',
  sync: 'sync',
  quiz: 'quiz',
  response: 'resp',
  event: 'evt',
  contact: 'cont',
  mail: 'mail',
  message: 'msg',
  invitation: 'inv',
} as const;

export type IdKind = keyof typeof prefixes;

/** The schema of an id of the given kind: `<prefix>_<32 hexadecimal digits>`. */
export const idSchema = (kind: IdKind) =>
  z.string().regex(new RegExp(`^${prefixes[kind]}_[0-9a-f]{32}$`), `must be a ${kind} id`);

/**
 * Writes a UUID as an id of the given kind.
 * @param uuid a UUID in its usual form (RFC 9562); version 7 keeps ids in order of time
 */
export const toId = (kind: IdKind, uuid: string): string =>
  `${prefixes[kind]}_${uuid.replaceAll('-', '').toLowerCase()}`;
