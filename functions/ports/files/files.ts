import type { Locale } from '#shared/model/locale.ts';

/** Text files that a CDN serves. */
export interface Files {
  /** @param cacheControl how long others may keep it, as the header says it */
  write(key: string, text: string, cacheControl: string, type?: 'json' | 'html'): Promise<void>;
  /** @throws Error when there is no such file */
  read(key: string): Promise<string>;
  /** Removes a file; one that is not there stays so. */
  remove(key: string): Promise<void>;
}

/** Where the files of a published quiz are. */
export const artefactKeys = {
  pointer: (quizId: string) => `q/${quizId}.json`,
  head: (quizId: string, version: number) => `q/${quizId}/${version}.json`,
  pool: (quizId: string, version: number) => `q/${quizId}/${version}/pool.json`,
  page: (quizId: string, locale: Locale) => `pages/${locale}/${quizId}`,
};
