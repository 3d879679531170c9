import { useEffect, useMemo, useState } from 'react';
import type { Pool } from '#shared/quiz/artefact.ts';
import type { Ranking } from '#shared/quiz/rank.ts';
import { shop } from '../shop.ts';
import type { Live } from './live.ts';

/**
 * How the shown products are now, in the shop that the page belongs to: asked once a result is painted, with code
 * that only shops load. The order stays as it was ranked.
 */
export const useLive = (pool: Pool | undefined, slots: Ranking['slots'], painted: boolean) => {
  const [live, setLive] = useState<{ now: Live }>();
  const shown = slots.flatMap(({ items }) => items.map(({ card }) => card)).join();
  useEffect(() => {
    if (!pool || !painted || !shop()) return;
    let current = true;
    const cards = shown.split(',').flatMap((index) => pool.cards[Number(index)] ?? []);
    import('./live.ts')
      .then(({ askShop }) => askShop(cards))
      .then((now) => current && now && setLive({ now }))
      // What cannot be asked stays as it was published.
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [pool, shown, painted]);
  return useMemo(() => (pool && live ? { ...pool, cards: pool.cards.map(live.now) } : pool), [pool, live]);
};
