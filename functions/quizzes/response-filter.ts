import type { ResponseFilter } from '#shared/api/quizResponses.ts';
import type { Response } from '#shared/model/response.ts';

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Whether a moment is before another one that may not be given. Both in ISO 8601, of any precision. */
export const isBefore = (time: string, from: string | undefined): boolean =>
  from !== undefined && Date.parse(time) < Date.parse(from);

const holds = ({ path, results }: Response, words: string): boolean =>
  [...path.map(({ answer }) => answer), ...results.map(({ title }) => title)].some((text) =>
    plain(text).includes(words),
  );

/** Tells whether a response fits a filter. */
export const responseFits = ({ from, to, version, locale, q, product }: ResponseFilter) => {
  const words = plain(q ?? '');
  return (response: Response): boolean =>
    !isBefore(response.completedAt, from) &&
    (to === undefined || isBefore(response.completedAt, to)) &&
    (version === undefined || response.version === version) &&
    (locale === undefined || response.locale === locale) &&
    (product === undefined || response.results.some(({ productId }) => productId === product)) &&
    (words === '' || holds(response, words));
};
