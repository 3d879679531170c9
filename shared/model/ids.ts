/** Every id says what it names. */
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
  delivery: 'dlv',
  attempt: 'att',
  picture: 'pic',
} as const;

export type IdKind = keyof typeof prefixes;

/** What an id of the given kind looks like: `<prefix>_<32 hexadecimal digits>`. */
export const idPattern = (kind: IdKind): RegExp => new RegExp(`^${prefixes[kind]}_[0-9a-f]{32}$`);

/**
 * Writes a UUID as an id of the given kind.
 * @param uuid a UUID in its usual form (RFC 9562); version 7 keeps ids in order of time
 */
export const toId = (kind: IdKind, uuid: string): string =>
  `${prefixes[kind]}_${uuid.replaceAll('-', '').toLowerCase()}`;
