import type { Locale } from '#shared/model/locale.ts';
import type { PictureType } from '#shared/model/picture.ts';

/** What a file is served as: said when it is written, never by who sent it. */
export type FileType = 'json' | 'html' | PictureType;

/** Files that a CDN serves. */
export interface Files {
  /**
   * @param cacheControl how long others may keep it, as the header says it
   * @param type JSON when left out
   */
  write(key: string, content: string | Uint8Array, cacheControl: string, type?: FileType): Promise<void>;
  /** Reads a text. @throws Error when there is no such file */
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

const endings: Record<PictureType, string> = { webp: 'webp', jpeg: 'jpg' };

/** Where a picture of a shop is; its public address has the same path. */
export const pictureKey = ({
  shopId,
  pictureId,
  type,
}: {
  shopId: string;
  pictureId: string;
  type: PictureType;
}): string => `pictures/${shopId}/${pictureId}.${endings[type]}`;

/** Where the small one is that lists show of a picture. */
export const smallPictureKey = ({
  shopId,
  pictureId,
  small,
}: {
  shopId: string;
  pictureId: string;
  small: PictureType;
}): string => `pictures/${shopId}/${pictureId}.small.${endings[small]}`;
