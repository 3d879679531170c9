import * as z from 'zod';
import type { ResponseFilter } from '#shared/api/quizResponses.ts';
import { localeSchema } from '#shared/model/locale.ts';

const day = z.iso.date().optional().catch(undefined);

/** Which responses are shown, as the address says it. Days are the reader's own. */
export const responseSearch = {
  q: z.string().max(120).optional().catch(undefined),
  from: day,
  to: day,
  version: z.int().min(1).optional().catch(undefined),
  lang: localeSchema.optional().catch(undefined),
  product: z.string().max(64).optional().catch(undefined),
};

export type ResponseSearch = z.infer<z.ZodObject<typeof responseSearch>>;

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
