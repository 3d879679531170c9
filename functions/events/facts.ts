import type { SessionCounter } from '#functions/db/event-counts.ts';
import type { Taken } from './judge.ts';

type About = 'session' | 'question' | 'product';

/** A row of the counters, without its shard. */
export type Row =
  | { entity: 'day'; key: { shopId: string; day: string; quizId: string; name: string } }
  | {
      entity: 'count';
      key: { shopId: string; quizId: string; about: About; day: string; quizVersion: number; name: string };
    };

export interface Addition {
  row: Row;
  counter: SessionCounter | 'shown' | 'answered' | 'clicked' | 'added';
}

/** Something that counts once in a session, and what it adds one to. */
export interface Fact {
  quizId: string;
  session: string;
  mark: string;
  adds: Addition[];
}

/**
 * What an event says. Its mark is what happened rather than its id, so that two tabs, a reload or a page that goes
 * back and forth count a session once; what is sent again has the same mark.
 */
export function factsOf({ event, shopId }: Taken): Fact[] {
  const { quizId, session, version: quizVersion, locale, device } = event;
  const day = event.at.slice(0, 10);
  const row = (about: About, name: string): Row => ({
    entity: 'count',
    key: { shopId, quizId, about, day, quizVersion, name },
  });
  const where = `${locale}.${device}`;
  const inSession = (counter: SessionCounter): Addition[] => [
    { row: row('session', where), counter },
    { row: { entity: 'day', key: { shopId, day, quizId, name: where } }, counter },
  ];
  const fact = (mark: string, ...adds: Addition[]): Fact => ({ quizId, session, mark, adds });
  switch (event.kind) {
    case 'questionShown':
    case 'answered': {
      const counter = event.kind === 'answered' ? 'answered' : 'shown';
      const about = row('question', `${event.question}.${where}`);
      return [fact(`${event.kind}.${event.question}`, { row: about, counter })];
    }
    case 'resultShown': {
      const products = [...new Set(event.products)];
      const shown = products.map((id): Addition => ({ row: row('product', id), counter: 'shown' }));
      return [fact('resultShown', ...inSession('resultShown'), ...shown)];
    }
    case 'productClicked': {
      const clicked: Addition = { row: row('product', event.product), counter: 'clicked' };
      return [fact(`productClicked.${event.product}`, ...inSession('productClicked'), clicked)];
    }
    case 'addedToCart': {
      const added: Addition = { row: row('product', event.product), counter: 'added' };
      return [
        fact(`addedToCart.${event.product}`, ...inSession('addedToCart'), added),
        fact('converted', ...inSession('converted')),
      ];
    }
    case 'consent':
      return event.given ? [fact('consent', ...inSession('consent'))] : [];
    default:
      return [fact(event.kind, ...inSession(event.kind))];
  }
}
