import { AppError } from '#shared/errors.ts';

/** Reads the data with which a page was rendered at build; its language is in its path. */
export type ReadPayload = (publicPath: string) => Promise<unknown>;

/** Where the data of a page stands. */
export const payloadPath = (publicPath: string): string =>
  `${publicPath === '/' ? '' : publicPath}/_payload.json`;

/** @throws AppError `not_found` when there is no such page, `unavailable` when it cannot be told */
export const fetchPayloads = (fetchIt: typeof fetch): ReadPayload => {
  const known = new Map<string, Promise<unknown>>();
  const load = async (path: string) => {
    const response = await fetchIt(payloadPath(path)).catch((cause: unknown) => {
      throw new AppError('unavailable', '', { cause });
    });
    if (response.status === 404) throw new AppError('not_found', '');
    if (!response.ok) throw new AppError('unavailable', '');
    return response.json();
  };
  return (path) => {
    const found = known.get(path) ?? load(path);
    known.set(path, found);
    found.catch(() => known.delete(path));
    return found;
  };
};
