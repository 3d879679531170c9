import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Db } from '#functions/db/index.ts';
import type { Actor } from '#functions/lib/call.ts';
import { emptyDb } from '#functions/testing/db.ts';
import { memoryFiles, memoryQueue, stillSystem } from '#functions/testing/fakes.ts';
import { merchantWith } from '#functions/testing/merchant.ts';
import { mixedShop } from '#shared/catalogue/catalogue.fixture.ts';
import { duplicateQuiz } from './copy.ts';
import { createQuiz } from './create.ts';
import { getQuiz } from './edit.ts';
import type { QuizDeps } from './store.ts';
import { listTemplates } from './templates.ts';

const brand = { accent: '#2c5540', background: '#fdfbf7', text: '#23211d', radius: 4, font: 'Georgia' };

let db: Db;
beforeAll(async () => {
  db = await emptyDb();
});

let deps: QuizDeps;
let actor: Actor;
const sayBrand = () => db.shop.patch({ shopId: actor.shopId }).set({ brand }).go();
const themeOf = async (quizId: string) => (await getQuiz(db, { shopId: actor.shopId, quizId })).draft.theme;
beforeEach(async () => {
  const system = stillSystem();
  deps = {
    db,
    system,
    files: memoryFiles(),
    model: { answer: () => Promise.reject(new Error('no model here')) },
    refresh: memoryQueue(),
    erase: memoryQueue(),
    origin: 'https://us.example',
    shopUrl: 'https://{shop}',
  };
  actor = await merchantWith(db, system, mixedShop());
});

it('a new quiz begins in the brand, wherever it comes from', async () => {
  await sayBrand();
  const template = (await listTemplates(db, actor.shopId)).find(({ questions }) => questions > 0)?.id ?? '';
  for (const wish of [{ from: 'catalogue' }, { from: 'template', template }, { from: 'blank' }] as const) {
    const { id, draft } = await createQuiz(deps, actor, wish);
    expect(draft.theme, wish.from).toEqual(brand);
    expect(await themeOf(id), wish.from).toEqual(brand);
  }
});

it('a theme that is wished wins over the brand, even an empty one', async () => {
  await sayBrand();
  const { id } = await createQuiz(deps, actor, { from: 'catalogue', theme: { accent: '#334fb4' } });
  expect(await themeOf(id)).toEqual({ accent: '#334fb4' });
  const { id: plain } = await createQuiz(deps, actor, { from: 'blank', theme: {} });
  expect(await themeOf(plain)).toEqual({});
});

it('quizzes that are there keep their look, and so do their copies', async () => {
  const { id } = await createQuiz(deps, actor, { from: 'blank' });
  await sayBrand();
  expect(await themeOf(id)).toEqual({});
  const copy = await duplicateQuiz(deps, { shopId: actor.shopId, quizId: id }, 'Copy');
  expect(await themeOf(copy.id)).toEqual({});
});
