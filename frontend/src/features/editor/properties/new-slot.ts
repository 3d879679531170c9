import type { Matcher } from '#shared/model/effect.ts';
import type { Quiz, Slot } from '#shared/model/quiz.ts';

const words = {
  best: { en: 'Your best match', nl: 'Jouw beste match' },
  runnersUp: { en: 'Also good', nl: 'Ook goed' },
  routine: { en: 'Your routine', nl: 'Jouw routine' },
  step: { en: 'Step 1', nl: 'Stap 1' },
};

/** The quiz with one more place on its results page, with first texts in every language. */
export const addSlot = (quiz: Quiz, kind: Slot['kind'], match: Matcher, newId: () => string): Quiz => {
  const id = newId();
  const step = newId();
  const slots: Record<Slot['kind'], Slot> = {
    best: { id, kind: 'best' },
    runnersUp: { id, kind: 'runnersUp', count: 3 },
    routine: { id, kind: 'routine', steps: [{ id: step, match }] },
  };
  return {
    ...quiz,
    results: { ...quiz.results, slots: [...quiz.results.slots, slots[kind]] },
    texts: Object.fromEntries(
      quiz.locales.map((locale) => [
        locale,
        {
          ...quiz.texts[locale],
          [`${id}.title`]: words[kind][locale],
          ...(kind === 'routine' ? { [`${step}.title`]: words.step[locale] } : {}),
        },
      ]),
    ),
  };
};
