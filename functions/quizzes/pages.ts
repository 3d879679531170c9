import { artefactKeys } from '#functions/ports/files/files.ts';
import { shopAddress } from '#functions/ports/shop/address.ts';
import { locales } from '#shared/model/locales.ts';
import { unpack } from './pack.ts';
import { quizPage } from './page.ts';
import type { PublishDeps } from './store.ts';

/** The CDN and browsers see a change after at most this. */
const soon = 'public, max-age=30';

/**
 * Writes the pages of a version, one a language, or takes them away.
 * @param version null when the quiz is not in the shop
 */
export async function writePages(deps: PublishDeps, quizId: string, version: number | null): Promise<void> {
  const { db, files, origin, shopUrl } = deps;
  const keys = locales.map((locale) => ({ locale, key: artefactKeys.page(quizId, locale) }));
  if (version === null) {
    await Promise.all(keys.map(({ key }) => files.remove(key)));
    return;
  }
  const { data: published } = await db.publishedQuiz.get({ quizId }).go();
  const shopId = published?.shopId ?? '';
  const [{ data: stored }, { data: shop }] = await Promise.all([
    db.quizVersion.get({ shopId, quizId, quizVersion: version }).go({ consistent: true }),
    db.shop.get({ shopId }).go(),
  ]);
  if (!stored || !shop) throw new Error(`The version ${version} of ${quizId} is not there.`);
  const quiz = await unpack(stored.packed);
  const about = {
    quizId,
    quiz,
    shop: { name: shop.name, url: shopAddress(shopUrl, shop.domain) },
    picture: stored.picture,
    origin,
  };
  await Promise.all(
    keys.map(({ locale, key }) => files.write(key, quizPage({ ...about, locale }), soon, 'html')),
  );
}
