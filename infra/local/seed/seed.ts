import { createClient } from './client.ts';
import { connectedShop } from './connection.ts';
import { demoMerchant, enter, leave } from './merchant.ts';
import { placeBlock, publishedQuiz } from './quiz.ts';
import { takeQuiz } from './shoppers.ts';
import { tellVisits } from './visits.ts';

export interface SeedOptions {
  origin: string;
  shopOrigin: string;
  mailOrigin: string;
  onProgress(line: string): void;
}

/**
 * Fills the product as a merchant and some shoppers would, over HTTP. What is there already is left alone.
 * @returns what the demo merchant signs in with
 * @throws Error naming the step that failed
 */
export const seed = async ({
  origin,
  shopOrigin,
  mailOrigin,
  onProgress,
}: SeedOptions): Promise<{ email: string; password: string }> => {
  const client = createClient(origin);
  const { token, cookies } = await enter(client, mailOrigin);
  const shop = await connectedShop(client, token, onProgress);
  const quiz = await publishedQuiz({ client, token, shopId: shop.id });
  // Responses come last and cannot be undone, so without any, an earlier start did not get to the end.
  if (quiz.status === 'published' && quiz.responseCount === 0) {
    await placeBlock(shopOrigin, quiz.id);
    const now = Date.now();
    const taken = await takeQuiz(client, token, { shopId: shop.id, quiz, now });
    await tellVisits(client, origin, { quizId: quiz.id, version: quiz.publishedVersion ?? 1, taken, now });
  }
  await leave(client, cookies);
  return demoMerchant;
};
