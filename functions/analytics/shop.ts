import { readShopCounts } from '#functions/db/event-counts.ts';
import type { Db } from '#functions/db/index.ts';
import type { System } from '#functions/lib/system.ts';
import { periodBefore } from '#shared/analytics/period.ts';
import { breakdown, span } from '#shared/analytics/report.ts';
import type { ShopReport } from '#shared/api/analytics.ts';
import { type Asked, fitting, periodOf } from './asked.ts';

/** What happened in all quizzes of a shop, and in the period before. */
export async function reportShop(
  { db, system }: { db: Db; system: System },
  shopId: string,
  asked: Asked,
): Promise<ShopReport> {
  const period = periodOf(asked, system);
  const before = periodBefore(period);
  const all = await readShopCounts(db, shopId, before.from, period.to);
  const counted = fitting(all, { locale: asked.locale, device: asked.device });
  const now = span(counted, period);
  return {
    ...now,
    previous: span(counted, before),
    quizzes: breakdown(now.rows, 'quizId'),
    locales: breakdown(now.rows, 'locale'),
    devices: breakdown(now.rows, 'device'),
  };
}
