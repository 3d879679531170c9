import type { CsvCell } from '#shared/csv.ts';
import type { ResponseSummary } from '#shared/model/response.ts';

/** Headings of the columns that every table has. */
export interface Headings {
  id: string;
  completedAt: string;
  version: string;
  language: string;
  products: string;
}

/**
 * Responses as a table: one a row, newest first, with a column for each question that any of them was asked. A
 * question is told apart by its id, and named as it was asked last.
 */
export const responseRows = (responses: ResponseSummary[], headings: Headings): CsvCell[][] => {
  const titles = new Map<string, string>();
  for (const { path } of responses)
    for (const { question, title } of path) if (!titles.has(question)) titles.set(question, title);
  const questions = [...titles.keys()];
  const { id, completedAt, version, language, products } = headings;
  const head = [id, completedAt, version, language, ...titles.values(), products];
  const rows = responses.map((response): CsvCell[] => {
    const answers = new Map(response.path.map(({ question, answer }) => [question, answer]));
    return [
      response.id,
      response.completedAt,
      response.version,
      response.locale,
      ...questions.map((question) => answers.get(question) ?? null),
      response.results.map(({ title }) => title).join('; '),
    ];
  });
  return [head, ...rows];
};
