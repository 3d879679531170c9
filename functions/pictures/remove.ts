import { conditionFailed } from '#functions/db/faults.ts';
import type { Actor } from '#functions/lib/call.ts';
import { toSeconds } from '#functions/lib/system.ts';
import { Refusal, type Told } from '#shared/refusal.ts';
import { filesOf, find, type PictureDeps } from './pictures.ts';
import { type Uses, usesOf } from './uses.ts';

/** Seconds for which an upload of the same picture waits until it is known what became of the deletion. */
const patience = 60;

const listed = (quizzes: string[]): string => quizzes.map((name) => `“${name}”`).join(', ');

/** @throws AppError conflict, with an issue a quiz: `used`, or `earlier` where it stands in nothing of today */
function refuseUsed({ now, earlier }: Uses, despite: boolean): void {
  const refuse = (told: Told, quizzes: string[], code: string) => {
    const issues = quizzes.map((quiz) => ({
      path: 'pictureId',
      message: 'is shown',
      code,
      values: { quiz },
    }));
    throw new Refusal('conflict', told, { issues, values: { quizzes: listed(quizzes) } });
  };
  if (now.length > 0)
    refuse(
      'This picture stands in {quizzes}. Take it out there and publish that, then delete it.',
      now,
      'used',
    );
  if (earlier.length > 0 && !despite)
    refuse(
      'Earlier versions of {quizzes} show this picture. It would be missing where one is restored.',
      earlier,
      'earlier',
    );
}

/** Nobody uploads it again while it goes. @returns false when it is gone */
async function take(
  { db, system }: PictureDeps,
  key: { shopId: string; pictureId: string },
): Promise<boolean> {
  try {
    await db.picture
      .patch(key)
      .set({ goesUntil: toSeconds(system.now()) + patience })
      .go();
    return true;
  } catch (error) {
    if (conditionFailed(error)) return false;
    throw error;
  }
}

/**
 * Deletes a picture that no quiz shows. Its files go before what names them, so that whoever erases the shop finds
 * what is left of an attempt that was cut off; the same attempt again ends it. One that is gone stays so.
 * @param despite also when versions of before name it, which can be restored
 * @throws AppError conflict when it is used
 */
export async function removePicture(
  deps: PictureDeps,
  { shopId }: Actor,
  pictureId: string,
  despite: boolean,
): Promise<void> {
  const { db, files } = deps;
  const key = { shopId, pictureId };
  if (!(await take(deps, key))) return;
  try {
    refuseUsed(await usesOf(db, shopId, pictureId), despite);
  } catch (error) {
    await db.picture.patch(key).remove(['goesUntil']).go();
    throw error;
  }
  const item = await find(db, key);
  if (!item) return;
  for (const file of filesOf(item)) await files.remove(file);
  // Together, so that its room is given back once.
  await db.service.transaction
    .write(({ picture, pictureTotal }) => [
      picture
        .delete(key)
        .where((held, { exists }) => exists(held.bytes))
        .commit(),
      pictureTotal.update({ shopId }).add({ count: -1, bytes: -item.bytes }).commit(),
    ])
    .go();
}
