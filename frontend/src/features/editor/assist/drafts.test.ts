import fc from 'fast-check';
import { expect, test } from 'vitest';
import { translateLimits } from '#shared/api/assist.ts';
import { quizSchema } from '#shared/model/quiz.ts';
import { shoeQuiz } from '#shared/quiz/test/shoes.ts';
import { setText } from '../quiz-edits.ts';
import { asLookedAt, translationState } from '../texts/translation.ts';
import { inBatches, openOriginals, withDrafts } from './drafts.ts';

const key = `${shoeQuiz.questions[0]?.id}.title`;
const quiz = setText(setText(shoeQuiz, 'en', key, 'For what?'), 'nl', key, '');
const [original] = openOriginals(quiz, 'nl').filter((one) => one.key === key);
if (!original) throw new Error('The fixture has an open text.');
const draft = { key, text: 'Waarvoor?' };
const drafted = withDrafts(quiz, 'nl', [original], [draft]);

test('a draft is marked until somebody looks at it or writes another text', () => {
  expect(translationState(drafted, 'nl', key)).toBe('drafted');
  expect(quizSchema.safeParse(drafted).success).toBe(true);
  expect(translationState(asLookedAt(drafted, 'nl', [key]), 'nl', key)).toBe('fine');
  expect(translationState(setText(drafted, 'nl', key, 'Waar voor?'), 'nl', key)).toBe('fine');
  expect(openOriginals(drafted, 'nl').map((one) => one.key)).not.toContain(key);
});

test('a draft whose original changes is out of date, and can be drafted again', () => {
  const changed = setText(drafted, 'en', key, 'For which sport?');
  expect(translationState(changed, 'nl', key)).toBe('stale');
  const [again] = openOriginals(changed, 'nl').filter((one) => one.key === key);
  if (!again) throw new Error('A stale text is open.');
  const renewed = withDrafts(changed, 'nl', [again], [{ key, text: 'Voor welke sport?' }]);
  expect(translationState(renewed, 'nl', key)).toBe('drafted');
  expect(renewed.drafted?.nl).toEqual([key]);
});

test('what somebody wrote meanwhile stays', () => {
  const written = setText(quiz, 'nl', key, 'Van mij');
  expect(withDrafts(written, 'nl', [original], [draft])).toBe(written);
  const changed = setText(quiz, 'en', key, 'Something else?');
  expect(withDrafts(changed, 'nl', [original], [draft])).toBe(changed);
});

test('a draft of what was not asked for is left out', () => {
  expect(withDrafts(quiz, 'nl', [original], [{ key: 'quiz.title', text: 'Gekaapt' }])).toBe(quiz);
});

test('consent is for the merchant to word', () => {
  const asking = setText(quiz, 'en', 'c.wording', 'I agree.');
  expect(openOriginals(asking, 'nl').map((one) => one.key)).not.toContain('c.wording');
});

test('batches hold every text once, in order, within what one call takes', () => {
  const texts = fc.array(fc.string({ minLength: 1, maxLength: 1000 }), { maxLength: 80 });
  fc.assert(
    fc.property(texts, (all) => {
      const originals = all.map((text, index) => ({ key: `${index}.title`, part: 'title' as const, text }));
      const batches = inBatches(originals);
      expect(batches.flat()).toEqual(originals);
      for (const batch of batches) {
        expect(batch.length).toBeLessThanOrEqual(translateLimits.texts);
        const characters = batch.reduce((sum, { text }) => sum + text.length, 0);
        expect(characters).toBeLessThanOrEqual(translateLimits.characters);
      }
    }),
  );
});
