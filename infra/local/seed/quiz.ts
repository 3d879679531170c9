import { demoShop } from '#infra/local/shop/core/context.ts';
import { type QuizSummary, quizzes } from '#shared/api/quizzes.ts';
import { shops } from '#shared/api/shops.ts';
import type { ApiClient } from './client.ts';

const quizName = 'Find the right shoes';
/** The collection that the demo quiz is drafted from. */
const collectionHandle = 'shoes';

interface Access {
  client: ApiClient;
  token: string;
  shopId: string;
}

const draft = async ({ client, token, shopId }: Access): Promise<QuizSummary> => {
  const params = { shopId };
  const { collections } = (await client.call(shops.collections, { token, params })).data;
  const shoes = collections.filter(({ handle }) => handle === collectionHandle).map(({ id }) => id);
  const body = { name: quizName, from: 'catalogue' as const, collections: shoes };
  return (await client.call(quizzes.create, { token, params, body })).data;
};

/** The demo quiz, published; drafted from the shop's shoes when it is not there. */
export const publishedQuiz = async (access: Access): Promise<QuizSummary> => {
  const { client, token, shopId } = access;
  const { data } = await client.call(quizzes.list, { token, params: { shopId } });
  const quiz = data.quizzes.find(({ name }) => name === quizName) ?? (await draft(access));
  if (quiz.status !== 'draft') return quiz;
  const params = { shopId, quizId: quiz.id };
  return (await client.call(quizzes.publish, { token, params, body: { revision: quiz.revision } })).data;
};

/** Puts the app block on the product pages through the theme editor, unless the quiz stands there already. */
export const placeBlock = async (shopOrigin: string, quizId: string): Promise<void> => {
  const editor = `${shopOrigin}/shops/${demoShop}/admin/themes/current/editor`;
  if ((await (await fetch(editor)).text()).includes(quizId)) return;
  const saved = await fetch(editor, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ id: 'new', quiz: quizId, action: 'save' }),
  });
  if (saved.status !== 302)
    throw new Error(`The theme editor answered ${saved.status} instead of saving the block.`);
};
