import type * as z from 'zod';

/**
 * Reads the function's environment once, at cold start.
 * @throws Error naming each variable that is missing, so that a wrong deployment fails at once
 */
export function readEnv<S extends z.ZodObject>(schema: S): z.output<S> {
  const parsed = schema.safeParse(process.env);
  if (parsed.success) return parsed.data;
  const names = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ');
  throw new Error(`The function's environment lacks ${names}.`);
}
