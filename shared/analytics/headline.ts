import type { Counts } from './counts.ts';
import { completionRate, conversionRate } from './rates.ts';

/** The four figures that a merchant sees first, wherever that is. */
export const headline = (quizzes: { status: string }[], totals: Counts) => ({
  activeQuizzes: quizzes.filter(({ status }) => status === 'published').length,
  sessions: totals.started,
  completionRate: completionRate(totals),
  conversionRate: conversionRate(totals),
});
