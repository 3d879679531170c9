import type { QuizSummary } from '#shared/api/quizzes.ts';
import { oneOf, searchOf, text } from '../../lib/search-params.ts';

const statuses = ['live', 'draft', 'out', 'archived'] as const;
export const orders = ['newest', 'lately', 'byName', 'byResponses'] as const;
export type Part = (typeof statuses)[number] | 'all';
type Order = (typeof orders)[number];

/** What of the list is shown and how, as the address says it. */
export const quizParams = {
  q: text(120),
  /** Left out: every quiz that is not archived. */
  status: oneOf(statuses),
  sort: oneOf(orders),
};
export const quizSearch = searchOf(quizParams);
export type QuizSearch = ReturnType<typeof quizSearch>;

export const parts: readonly Part[] = ['all', ...statuses];

const isIn: Record<Part, (quiz: QuizSummary) => boolean> = {
  all: (quiz) => quiz.archivedAt === undefined,
  live: (quiz) => quiz.status === 'published',
  draft: (quiz) => quiz.status === 'draft' && quiz.archivedAt === undefined,
  out: (quiz) => quiz.status === 'unpublished' && quiz.archivedAt === undefined,
  archived: (quiz) => quiz.archivedAt !== undefined,
};

const backwards = (a: string, b: string) => (a === b ? 0 : a < b ? 1 : -1);

/** Ids sort by the time they were made, so they decide between equals. */
const comparisons: Record<Order, (a: QuizSummary, b: QuizSummary) => number> = {
  newest: (a, b) => backwards(a.id, b.id),
  lately: (a, b) => backwards(a.updatedAt, b.updatedAt),
  byName: (a, b) => a.name.localeCompare(b.name),
  byResponses: (a, b) => b.responseCount - a.responseCount,
};

/** The quizzes that fit, in the order asked for. */
export const viewOf = (
  quizzes: QuizSummary[],
  { q = '', status, sort = 'newest' }: QuizSearch,
): QuizSummary[] => {
  const wanted = q.trim().toLowerCase();
  const compare = comparisons[sort];
  return quizzes
    .filter((quiz) => isIn[status ?? 'all'](quiz) && quiz.name.toLowerCase().includes(wanted))
    .sort((a, b) => compare(a, b) || comparisons.newest(a, b));
};
