import { createHash } from 'node:crypto';
import { shards } from './counter.ts';
import type { Db } from './index.ts';

/** The calendar month of a moment, in UTC, as YYYY-MM. */
export const monthOf = (date: Date): string => date.toISOString().slice(0, 7);

/** Which shard an id counts in: always the same one, evenly spread. */
export const shardOf = (id: string): number =>
  createHash('sha256').update(id).digest().readUInt32BE() % shards;

/** How many responses a shop got in a month. */
export async function responsesInMonth(db: Db, shopId: string, month: string): Promise<number> {
  const { data } = await db.counter.query
    .byShop({ shopId, about: 'month', name: month })
    .go({ pages: 'all' });
  return data.reduce((sum, { count }) => sum + count, 0);
}

/** How many responses each quiz of a shop got, by quiz id. */
export async function responsesByQuiz(db: Db, shopId: string): Promise<Map<string, number>> {
  const { data } = await db.counter.query.byShop({ shopId, about: 'quiz' }).go({ pages: 'all' });
  const counts = new Map<string, number>();
  for (const { name, count } of data) counts.set(name, (counts.get(name) ?? 0) + count);
  return counts;
}

/** How many responses one quiz got. */
export async function responsesOfQuiz(db: Db, shopId: string, quizId: string): Promise<number> {
  const { data } = await db.counter.query
    .byShop({ shopId, about: 'quiz', name: quizId })
    .go({ pages: 'all' });
  return data.reduce((sum, { count }) => sum + count, 0);
}
