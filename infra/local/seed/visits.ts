import { v7 } from 'uuid';
import { events } from '#shared/api/events.ts';
import type { Answers } from '#shared/model/answer.ts';
import type { Device, QuizEvent } from '#shared/model/event.ts';
import { toId } from '#shared/model/ids.ts';
import type { Head, Pool } from '#shared/quiz/artefact.ts';
import { walk } from '#shared/quiz/flow.ts';
import { rank } from '#shared/quiz/rank.ts';
import type { ApiClient } from './client.ts';

/** A completed session. */
export interface Visit {
  session: string;
  answers: Answers;
  /** Milliseconds since 1970. */
  at: number;
}

interface Told {
  quizId: string;
  version: number;
  taken: Visit[];
  now: number;
}

/** How many saw the quiz and left: two in three at the first question, the others after some answers. */
const left = 34;
/** Visits spread over less than the week that events may be late. */
const between = 4.5 * 3_600_000;
const seconds = 1000;
const most = 100;
const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile Safari';

const deviceOf = (shopper: number): Device =>
  shopper % 10 < 6 ? 'phone' : shopper % 10 < 9 ? 'desktop' : 'tablet';

interface Happening {
  kind: QuizEvent['kind'];
  question?: string;
  product?: string;
  products?: string[];
}

const asked = (path: string[], answered: number): Happening[] =>
  path
    .slice(0, answered + 1)
    .flatMap((question, index): Happening[] => [
      { kind: 'questionShown', question },
      ...(index === 0 && answered > 0 ? [{ kind: 'started' } as const] : []),
      ...(index < answered ? [{ kind: 'answered', question } as const] : []),
    ]);

function results(head: Head, pool: Pool, answers: Answers, shopper: number): Happening[] {
  const products = rank(head, pool, answers).slots.flatMap(({ items }) => items.map((item) => item.product));
  const [product] = products;
  return [
    { kind: 'completed' },
    { kind: 'resultShown', products },
    ...(product && shopper % 2 === 0 ? [{ kind: 'productClicked', product } as const] : []),
    ...(product && shopper % 3 === 0 ? [{ kind: 'addedToCart', product } as const] : []),
  ];
}

/** What happens in a visit, in order. @param answered questions answered; the results follow on the last */
function happenings(head: Head, pool: Pool, answers: Answers, answered: number, shopper: number) {
  const { path } = walk(head.questions, answers);
  const begun: Happening[] = [{ kind: 'viewed' }, ...asked(path, answered)];
  return answered < path.length ? begun : [...begun, ...results(head, pool, answers, shopper)];
}

/** Tells of those who took the quiz and of those who left it, as the browsers of shoppers who allow it do. */
export const tellVisits = async (
  client: ApiClient,
  origin: string,
  { quizId, version, taken, now }: Told,
): Promise<void> => {
  const read = async (file: string) => (await fetch(`${origin}/q/${quizId}/${file}`)).json();
  const head: Head = await read(`${version}.json`);
  const pool: Pool = await read(`${version}/pool.json`);
  const eventsOf = (
    { session, answers, at }: Visit,
    answered: number,
    shopper: number,
    locale = head.defaultLocale,
  ) =>
    happenings(head, pool, answers, answered, shopper).map((happening, index, all) => ({
      ...happening,
      id: toId('event', v7()),
      quizId,
      version,
      session,
      locale,
      device: deviceOf(shopper),
      mode: 'inline',
      at: new Date(at - (all.length - index) * 4 * seconds).toISOString(),
    }));
  const all = taken.flatMap((visit, shopper) => eventsOf(visit, head.questions.length, shopper));
  for (let shopper = 0; shopper < left; shopper += 1) {
    const { answers } = taken[shopper % taken.length] ?? { answers: {} };
    const answered = shopper % 3 === 1 ? 1 + (shopper % 4) : 0;
    all.push(
      ...eventsOf(
        { session: v7().replaceAll('-', ''), answers, at: now - shopper * between },
        answered,
        shopper + 3,
        shopper % 4 === 1 ? head.locales.at(-1) : undefined,
      ),
    );
  }
  for (let first = 0; first < all.length; first += most)
    await client.call(events.collect, { userAgent, body: { events: all.slice(first, first + most) } });
};
