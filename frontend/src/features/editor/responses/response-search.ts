import type { ResponseFilter } from '#shared/api/quizResponses.ts';
import { locales } from '#shared/model/locales.ts';
import { day, oneOf, type searchOf, text, whole } from '../../../lib/search-params.ts';

/** Which responses are shown, as the address says it. Days are the reader's own. */
export const responseSearch = {
  q: text(120),
  from: day,
  to: day,
  version: whole(1),
  lang: oneOf(locales),
  product: text(64),
};

export type ResponseSearch = ReturnType<ReturnType<typeof searchOf<typeof responseSearch>>>;

/** The moment at which a day begins where the reader is. @param later days after it */
const beginOf = (date: string, later = 0): string => {
  const [year = 0, month = 1, of = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, of + later).toISOString();
};

/** The filters of an address as the server takes them. */
export const filterOf = ({ q, from, to, version, lang, product }: ResponseSearch): ResponseFilter => ({
  ...(q ? { q } : {}),
  ...(from ? { from: beginOf(from) } : {}),
  ...(to ? { to: beginOf(to, 1) } : {}),
  ...(version ? { version } : {}),
  ...(lang ? { locale: lang } : {}),
  ...(product ? { product } : {}),
});
