import { type BrowserContext, expect, test } from '@playwright/test';
import { drawFrom } from '#shared/quiz/test/draw.ts';
import { lettersLeft } from './chaos/browser.ts';
import { type Fault, type Host, startHost } from './chaos/host.ts';
import { type Published, publishQuizzes } from './chaos/quizzes.ts';
import { createShopper } from './chaos/shopper.ts';

// A trace of so much would be the largest file of all.
test.use({ trace: 'off', screenshot: 'off' });

const sessions = Number(process.env.CHAOS_SESSIONS ?? 12);
const seed = Number(process.env.CHAOS_SEED ?? 20261121);
const atOnce = Number(process.env.CHAOS_AT_ONCE ?? 3);
const faults: Fault[] = [
  'cutBefore',
  'cutAfter',
  'slow',
  { status: 500 },
  { status: 503, retryAfter: 2 },
  { status: 429, retryAfter: 1 },
];

/** So many sessions a merchant: with all that are started over they stay under the 200 responses a month of the free
 * plan, beyond which a merchant cannot read what was stored. */
const sessionsPerMerchant = 120;
const sessionsPerContext = 25;
const quizzesPerMerchant = 4;

/** Four quizzes of a merchant, of which the first compares two versions. */
const openShop = async (): Promise<Published[]> => {
  const quizzes = await publishQuizzes(quizzesPerMerchant);
  await quizzes[0]?.change();
  await quizzes[0]?.split(40);
  return quizzes;
};

/** Milliseconds: after several faults the waits between tries add up. */
const patience = 90_000;

let host: Host;
test.beforeAll(async () => {
  host = await startHost(process.env.RECOMMEND_ORIGIN ?? 'http://localhost:3000');
});
test.afterAll(() => host.stop());

interface Outcome {
  quiz: string;
  /** Completed runs, by session. */
  seen: Map<string, unknown>;
  did: string[];
  met: string[];
  /** Why the shopper did not get through, or what is not as it was seen. */
  fault?: string;
}

const pick = (record: Record<string, unknown>, keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, record[key]]));

/** One shopper, from the first visit until the server has everything. */
async function session(context: BrowserContext, quiz: Published, number: number): Promise<Outcome> {
  const draw = drawFrom(seed + number);
  const name = `s${number}`;
  const way = host.wayOf(name);
  way.faults.push(...Array.from({ length: draw.int(0, 4) }, () => draw.pick(faults)));
  const keeps = !draw.chance(0.15);
  const shopper = createShopper(context, host.pageOf(name, quiz.id), quiz, way, draw, keeps);
  const { seen } = shopper;
  const outcome = { quiz: quiz.id, seen, did: shopper.did, met: way.met };
  try {
    await shopper.shop();
    await expect.poll(() => way.taken.size, { message: 'all is stored', timeout: patience }).toBe(seen.size);
    if (keeps)
      await expect.poll(() => shopper.current().evaluate(lettersLeft), { timeout: patience }).toBe(0);
    expect(way.sent, 'nothing else was sent').toEqual(way.taken);
    const byTime = [...way.sent].sort();
    const keys = keeps ? byTime.map((id) => id.slice('resp_'.length)) : [...seen.keys()];
    for (const [at, id] of byTime.entries()) {
      const { answers, version, results } = await quiz.response(id);
      const asked = quiz.askedIn(version);
      const shown = (seen.get(keys[at] ?? '') ?? []).map((one) => [pick(one.answers, asked), one.top]);
      expect(shown, `${id}, version ${version}`).toContainEqual([answers, results[0]?.title]);
    }
    return outcome;
  } catch (error) {
    return {
      ...outcome,
      fault: `session ${number}: ${error}; did ${shopper.did.join(' ')}; met ${way.met.join(' ')}`,
    };
  }
}

test('whatever breaks, every completed session is stored once, with its answers and its result', async ({
  browser,
}) => {
  test.setTimeout(60_000 + sessions * 20_000);
  const shops: Promise<Published[]>[] = [];
  const quizFor = async (number: number): Promise<Published> => {
    const at = Math.floor(number / sessionsPerMerchant);
    shops[at] ??= openShop();
    const quizzes = await shops[at];
    return quizzes[number % quizzes.length] as Published;
  };
  const done: Outcome[] = [];
  let next = 0;
  const start = Date.now();
  const seconds = () => `${Math.round((Date.now() - start) / 1000)} s`;
  const open = () => browser.newContext({ viewport: { width: 400, height: 500 } });
  const work = async () => {
    let context = await open();
    for (let number = next++, taken = 1; number < sessions; number = next++, taken++) {
      const outcome = await session(context, await quizFor(number), number);
      done.push(outcome);
      // One that keeps what many before it kept becomes slow; what failed may have left anything.
      if (outcome.fault || taken % sessionsPerContext === 0) {
        await context.close();
        context = await open();
      } else {
        await Promise.all(context.pages().map((page) => page.close()));
      }
      if (outcome.fault) console.log(outcome.fault);
      if (number % 50 === 49) console.log(`${number + 1} sessions, ${seconds()}`);
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const runs = done.reduce((sum, one) => sum + one.seen.size, 0);
  const failed = done.flatMap((one) => one.fault ?? []);
  let stored = 0;
  for (const quiz of (await Promise.all(shops)).flat()) {
    const ids = await quiz.stored();
    expect(new Set(ids).size).toBe(ids.length);
    const own = done.filter((one) => one.quiz === quiz.id).reduce((sum, one) => sum + one.seen.size, 0);
    stored += ids.length;
    const counted = await quiz.count();
    if (ids.length !== own || counted !== own)
      failed.push(`${quiz.id}: ${own} seen, ${ids.length} stored, ${counted} counted`);
  }
  const tally: Record<string, number> = {};
  for (const what of done.flatMap((one) => [...one.did, ...one.met])) tally[what] = (tally[what] ?? 0) + 1;
  console.log(`${sessions} sessions: ${runs} completed, ${stored} stored`, seconds(), tally);
  expect(failed).toEqual([]);
});
