import { call, connectShop, signIn } from '#functions/testing/client.ts';
import type { Answer } from '#shared/model/answer.ts';
import type { Product } from '#shared/model/product.ts';
import { type Option, type Question, type Quiz, quizFormat } from '#shared/model/quiz.ts';
import type { Response } from '#shared/model/response.ts';

const base = { required: true, rules: [] };
const titles: Record<string, string> = {
  sport: 'What do you do?',
  ground: 'Where do you go?',
  name: 'What shall we call you?',
  wide: 'Are your feet wide?',
  colour: 'Pick a colour',
};
/** Of each question: its options, or none where words are typed. */
export const optionsOf: Record<string, string[]> = {
  sport: ['run', 'hike', 'swim', 'row'],
  ground: ['road', 'trail', 'court'],
  name: [],
  wide: ['yes', 'no'],
  colour: ['red', 'blue', 'white'],
};
export const questionOf = (title: string) => Object.keys(titles).find((id) => titles[id] === title);

/** What two versions ask; what only one of them asks comes and goes with a new version. */
const asked = [
  ['sport', 'ground', 'name', 'wide'],
  ['sport', 'ground', 'colour', 'wide'],
] as const;

const quizOf = (which: 0 | 1, products: Product[]): Quiz => {
  let product = which;
  const options = (id: string, weight: number): Option[] =>
    (optionsOf[id] ?? []).map((one) => {
      const ids = [0, 1].map(() => products[product++ % products.length]?.id ?? '');
      return { id: one, effects: [{ kind: 'boost', match: { on: 'product', ids }, weight }] };
    });
  const questions: Record<string, Question> = {
    sport: { ...base, id: 'sport', type: 'single', options: options('sport', 10) },
    ground: { ...base, id: 'ground', type: 'multiple', options: options('ground', 4) },
    name: { ...base, id: 'name', type: 'shortText', maxLength: 40 },
    wide: { ...base, id: 'wide', type: 'yesNo', options: options('wide', 7) },
    colour: { ...base, id: 'colour', type: 'single', options: options('colour', 3) },
  };
  const texts = Object.entries(optionsOf).flatMap(([id, all]) => [
    [`${id}.title`, titles[id] ?? ''],
    ...all.map((one) => [`${one}.label`, one]),
  ]);
  return {
    format: quizFormat,
    defaultLocale: 'en',
    locales: ['en'],
    texts: { en: { 'quiz.title': 'Chaos', ...Object.fromEntries(texts) } },
    questions: asked[which].flatMap((id) => questions[id] ?? []),
    results: { slots: [{ id: 'top', kind: 'best' }], maxProducts: 1, ties: 'priceLow', soldOut: 'show' },
    theme: {},
  };
};

/** Quizzes of a new shop, each of which is published with the other set of questions when it is published anew. */
export async function publishQuizzes(count: number) {
  const { token, cookie } = await signIn();
  /** A long run outlives a token, but not a session. */
  const fresh = async () => ({ token: (await call('GET', '/auth/me', { cookie })).json.token });
  const { id: shopId } = await connectShop(token);
  const path = `/api/shops/${shopId}`;
  const { products } = (await call('GET', `${path}/products?limit=20`, { token })).json;
  const make = async (number: number) => {
    const made = await call('POST', `${path}/quizzes`, { token, body: { from: 'blank', name: `${number}` } });
    const { id } = made.json;
    const own = `${path}/quizzes/${id}`;
    let { revision } = made.json;
    let version = 0;
    let publishing = Promise.resolve();
    const publish = async () => {
      const draft = quizOf((version % 2) as 0 | 1, products);
      const saved = await call('PUT', own, { token, body: { revision, name: `${number}`, draft } });
      revision = saved.json.revision;
      const live = await call('POST', `${own}/publish`, { token, body: { revision } });
      if (live.status !== 200) throw new Error(live.text);
      version += 1;
    };
    let share: number | undefined;
    const split = async (percent: number) => {
      share = percent;
      await call('PUT', `${own}/split`, { token, body: { version: version - 1, share } });
    };
    await publish();
    return {
      id: id as string,
      /** A newer version for all, or another share of the two that are compared. */
      change: () => {
        publishing = publishing.then(() => (share === undefined ? publish() : split(100 - share)));
        return publishing;
      },
      split: (percent: number) => split(percent),
      askedIn: (of: number): readonly string[] => asked[((of - 1) % 2) as 0 | 1],
      count: async (): Promise<number> => (await call('GET', own, await fresh())).json.responseCount,
      stored: async () => {
        const ids: string[] = [];
        const merchant = await fresh();
        for (let cursor = ''; ; ) {
          const { json } = await call('GET', `${own}/responses?limit=100${cursor}`, merchant);
          ids.push(...json.responses.map((one: { id: string }) => one.id));
          if (!json.cursor) return ids;
          cursor = `&cursor=${encodeURIComponent(json.cursor)}`;
        }
      },
      response: async (one: string): Promise<Response> =>
        (await call('GET', `${own}/responses/${one}`, { token })).json,
    };
  };
  return Promise.all(Array.from({ length: count }, (_, number) => make(number)));
}

export type Published = Awaited<ReturnType<typeof publishQuizzes>>[number];
export type Said = Record<string, Answer>;
