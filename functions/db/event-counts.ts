import type { Device } from '#shared/model/event.ts';
import type { Locale } from '#shared/model/locale.ts';
import { sessionCounters } from './event-count.ts';
import type { Db } from './index.ts';

export type SessionCounter = keyof typeof sessionCounters;
type SessionCounts = Record<SessionCounter, number>;

/** Sorts behind every key of the day: a range ends where its last key begins. */
const endOf = (day: string): string => `${day}~`;

const counters = Object.keys(sessionCounters) as SessionCounter[];

/** Where a session took place. */
interface Place {
  locale: Locale;
  device: Device;
}

interface SessionRow extends SessionCounts, Place {
  /** YYYY-MM-DD, UTC */
  day: string;
  version: number;
}

/** What happened in a quiz. Questions and products are summed over the days; each version stands by itself. */
export interface QuizCounts {
  sessions: SessionRow[];
  questions: ({ version: number; question: string; shown: number; answered: number } & Place)[];
  products: { version: number; product: string; shown: number; clicked: number; added: number }[];
}

const placeOf = (name: string): Place => {
  const [locale, device] = name.split('.') as [Locale, Device];
  return { locale, device };
};

/** The id in front of the place. */
const questionOf = (name: string) => {
  const [device, locale, ...id] = name.split('.').reverse();
  return { question: id.reverse().join('.'), ...placeOf(`${locale}.${device}`) };
};

/** Groups items, shards among them, and sums the named counters of each group. */
function summed<Item extends object, Group extends object, Counter extends string>(
  items: Item[],
  groupOf: (item: Item) => Group,
  names: readonly Counter[],
): (Group & Record<Counter, number>)[] {
  const groups = new Map<string, Group & Record<Counter, number>>();
  for (const item of items) {
    const group = groupOf(item);
    const key = JSON.stringify(group);
    const zeros = Object.fromEntries(names.map((name) => [name, 0])) as Record<Counter, number>;
    const sum: Record<Counter, number> = groups.get(key) ?? { ...group, ...zeros };
    for (const name of names) sum[name] += Number((item as Partial<Record<Counter, number>>)[name] ?? 0);
    groups.set(key, sum as Group & Record<Counter, number>);
  }
  return [...groups.values()];
}

type About = 'session' | 'question' | 'product';
interface Key {
  shopId: string;
  quizId: string;
}

async function read(db: Db, quiz: Key, about: About, from: string, to: string) {
  const query = db.eventCount.query.byQuiz({ ...quiz, about });
  return (await query.between({ day: from }, { day: endOf(to) }).go({ pages: 'all' })).data;
}

/**
 * The sessions of a quiz, by day, version, language and device.
 * @param from first day, YYYY-MM-DD in UTC
 * @param to last day, included
 */
export const readSessionCounts = async (db: Db, quiz: Key, from: string, to: string): Promise<SessionRow[]> =>
  summed(
    await read(db, quiz, 'session', from, to),
    ({ day, quizVersion, name }) => ({ day, version: quizVersion, ...placeOf(name) }),
    counters,
  );

/**
 * What became of the products that a quiz recommended, all its versions together.
 * @param from first day, YYYY-MM-DD in UTC
 * @param to last day, included
 */
export const readProductCounts = async (db: Db, quiz: Key, from: string, to: string) =>
  summed(await read(db, quiz, 'product', from, to), ({ name }) => ({ product: name }), [
    'shown',
    'clicked',
    'added',
  ]);

/**
 * What happened in a quiz, from three ranges of its partition.
 * @param from first day, YYYY-MM-DD in UTC
 * @param to last day, included
 */
export async function readCounts(db: Db, quiz: Key, from: string, to: string): Promise<QuizCounts> {
  const [sessions, questions, products] = await Promise.all([
    readSessionCounts(db, quiz, from, to),
    read(db, quiz, 'question', from, to),
    read(db, quiz, 'product', from, to),
  ]);
  return {
    sessions,
    questions: summed(questions, ({ quizVersion, name }) => ({ version: quizVersion, ...questionOf(name) }), [
      'shown',
      'answered',
    ]),
    products: summed(products, ({ quizVersion, name }) => ({ version: quizVersion, product: name }), [
      'shown',
      'clicked',
      'added',
    ]),
  };
}

/**
 * What happened in all quizzes of a shop, by day, quiz, language and device, from one range of one partition.
 * @param from first day, YYYY-MM-DD in UTC
 * @param to last day, included
 */
export async function readShopCounts(db: Db, shopId: string, from: string, to: string) {
  const query = db.eventDay.query.byShop({ shopId }).between({ day: from }, { day: endOf(to) });
  const { data } = await query.go({ pages: 'all' });
  return summed(data, ({ day, quizId, name }) => ({ day, quizId, ...placeOf(name) }), counters);
}
