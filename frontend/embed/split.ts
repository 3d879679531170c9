import { browserStorage } from '#frontend/runtime/storage.ts';
import type { Pointer } from '#shared/quiz/artefact.ts';
import { chooseVersion } from '#shared/quiz/split.ts';

const storage = browserStorage();
/** Kept only where a quiz is split; it leaves the browser nowhere. */
const key = 'quiz-visitor';

const visitor = (): string => {
  const known = storage.read(key);
  if (known) return known;
  const made = crypto.getRandomValues(new Uint32Array(4)).join('-');
  storage.write(key, made);
  return made;
};

/** The version of a run that was begun and not ended. */
const begun = (quizId: string): unknown => {
  try {
    const { version, screen, answers } = JSON.parse(storage.read(`quiz-${quizId}`) ?? '{}');
    return screen === 'question' && Object.keys(answers).length > 0 && version;
  } catch {
    return;
  }
};

/**
 * The version that a visitor gets while two are live. Who is in the middle of one of them stays with it.
 * @returns with `split` when the draw decided, so that the two can be compared by such runs alone
 */
export const draw = (pointer: Pointer): { version: number | null; split: boolean } => {
  const drawn = chooseVersion(pointer, visitor());
  const now = begun(pointer.quizId);
  const stays = now === pointer.version || now === pointer.split?.version;
  return stays ? { version: now as number, split: now === drawn } : { version: drawn, split: true };
};
