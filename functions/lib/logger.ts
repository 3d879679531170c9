const secretKey = /token|secret|password|authorization|cookie|^code$|hmac|^state$/i;
const depthLimit = 5;

type Fields = Record<string, unknown>;

export interface Logger {
  info(message: string, fields?: Fields): void;
  warn(message: string, fields?: Fields): void;
  error(message: string, fields?: Fields): void;
}

function errorFields(error: Error, depth: number): Fields {
  return {
    name: error.name,
    message: error.message,
    stack: error.stack,
    ...(error.cause === undefined ? {} : { cause: safe(error.cause, depth + 1) }),
  };
}

/** A copy that is safe to write down: nothing under a key that names a secret, and no deeper than the limit. */
function safe(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > depthLimit) return '…';
  if (value instanceof Error) return errorFields(value, depth);
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => safe(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      secretKey.test(key) && typeof item === 'string' ? '[hidden]' : safe(item, depth + 1),
    ]),
  );
}

/**
 * Writes one JSON object a line.
 * @param base fields that stand in every line, for example the request id
 * @param write where a line goes; standard output when left out
 */
export function createLogger(base: Fields = {}, write: (line: string) => void = console.log): Logger {
  const line =
    (level: string) =>
    (message: string, fields: Fields = {}) =>
      write(JSON.stringify({ level, message, ...base, ...(safe(fields) as Fields) }));
  return { info: line('info'), warn: line('warn'), error: line('error') };
}
