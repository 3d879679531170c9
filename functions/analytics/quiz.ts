import { type QuizCounts, readCounts, readSessionCounts } from '#functions/db/event-counts.ts';
import type { Db } from '#functions/db/index.ts';
import type { System } from '#functions/lib/system.ts';
import type { Files } from '#functions/ports/files/files.ts';
import { periodBefore } from '#shared/analytics/period.ts';
import { breakdown, span } from '#shared/analytics/report.ts';
import type { QuizReport } from '#shared/api/analytics.ts';
import { type Asked, fitting, periodOf } from './asked.ts';
import { nameProducts } from './products.ts';
import { type Named, namedQuestions, type QuizKey, quizOf } from './versions.ts';

export interface ReportDeps {
  db: Db;
  system: System;
  files: Files;
}

const total = (numbers: number[]): number => numbers.reduce((sum, one) => sum + one, 0);

function funnel(rows: QuizCounts['questions'], { questions, texts }: Named): QuizReport['questions'] {
  return questions.map(({ id }) => {
    const own = rows.filter(({ question }) => question === id);
    return {
      question: id,
      title: texts[`${id}.title`] || id,
      shown: total(own.map(({ shown }) => shown)),
      answered: total(own.map(({ answered }) => answered)),
    };
  });
}

/** What happened in a quiz, and in the period before. @throws AppError not_found */
export async function reportQuiz(
  { db, system, files }: ReportDeps,
  key: QuizKey,
  asked: Asked,
): Promise<QuizReport> {
  await quizOf(db, key);
  const period = periodOf(asked, system);
  const before = periodBefore(period);
  const [counts, earlier] = await Promise.all([
    readCounts(db, key, period.from, period.to),
    readSessionCounts(db, key, before.from, before.to),
  ]);
  const now = span(fitting(counts.sessions, asked), period);
  const questions = fitting(counts.questions, asked);
  const products = fitting(counts.products, { version: asked.version });
  const versions = [...now.rows, ...questions].map(({ version }) => version);
  const named = await namedQuestions(files, key.quizId, versions);
  return {
    ...now,
    previous: span(fitting(earlier, asked), before),
    locales: breakdown(now.rows, 'locale'),
    devices: breakdown(now.rows, 'device'),
    versions: breakdown(now.rows, 'version'),
    questions: funnel(questions, named),
    products: await nameProducts(db, key.shopId, products),
  };
}
