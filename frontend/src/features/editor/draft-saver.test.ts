import { expect, it } from 'vitest';
import type { QuizRecord } from '#shared/api/quizzes.ts';
import { AppError } from '#shared/errors.ts';
import type { Quiz } from '#shared/model/quiz.ts';
import { createDraftSaver, type SentDraft } from './draft-saver.ts';
import { markOf } from './same-draft.ts';

const draft: Quiz = {
  format: 1,
  defaultLocale: 'en',
  locales: ['en'],
  texts: { en: { 'q1.title': 'Name?' } },
  questions: [{ id: 'q1', type: 'shortText', required: false, maxLength: 100, rules: [] }],
  results: { slots: [{ id: 's1', kind: 'best' }], maxProducts: 3, ties: 'priceLow', soldOut: 'last' },
  theme: {},
};

/** A server that keeps one quiz; `lose` lets the next answer get lost after the quiz was stored. */
const setUp = () => {
  let stored = { revision: 1, name: 'First', draft } as QuizRecord;
  let lost = false;
  const server = {
    save: async (body: SentDraft) => {
      if (body.revision !== stored.revision) throw new AppError('conflict', 'Changed elsewhere.');
      stored = { ...stored, ...body, revision: body.revision + 1 };
      if (!lost) return stored;
      lost = false;
      throw new AppError('unavailable', '');
    },
    get: async () => stored,
  };
  const lose = () => {
    lost = true;
  };
  return { server, lose, stored: () => stored, saver: createDraftSaver(server, 1) };
};

it('saves each draft on top of the last', async () => {
  const { saver, stored } = setUp();
  await saver.save({ name: 'Second', draft });
  await saver.save({ name: 'Third', draft });
  expect([stored().name, saver.revision()]).toEqual(['Third', 3]);
});

it('goes on after an answer was lost though the draft was stored', async () => {
  const { saver, lose, stored } = setUp();
  lose();
  await expect(saver.save({ name: 'Second', draft })).rejects.toMatchObject({ code: 'unavailable' });
  await saver.save({ name: 'Third', draft });
  expect([stored().name, stored().revision]).toEqual(['Third', 3]);
});

it('does not overwrite what somebody else saved', async () => {
  const { server, saver, stored } = setUp();
  await server.save({ revision: 1, name: 'Theirs', draft });
  await expect(saver.save({ name: 'Mine', draft })).rejects.toMatchObject({ code: 'conflict' });
  expect(stored().name).toBe('Theirs');
});

it('does not overwrite what somebody else saved on top of a lost answer', async () => {
  const { server, saver, lose, stored } = setUp();
  lose();
  await expect(saver.save({ name: 'Mine', draft })).rejects.toMatchObject({ code: 'unavailable' });
  await server.save({ revision: 2, name: 'Theirs', draft });
  await expect(saver.save({ name: 'Mine again', draft })).rejects.toMatchObject({ code: 'conflict' });
  expect(stored().name).toBe('Theirs');
});

it('is not in conflict with the same words, stored by another tab that found them in this browser', async () => {
  const { server, saver, stored } = setUp();
  await server.save({ revision: 1, name: 'Mine', draft });
  await saver.save({ name: 'Mine', draft });
  await saver.save({ name: 'Mine again', draft });
  expect([stored().name, stored().revision]).toEqual(['Mine again', 3]);
});

it('knows a draft again whose members the server gives back in another order', async () => {
  const { server, lose, stored } = setUp();
  const turned = (value: Quiz): Quiz => Object.fromEntries(Object.entries(value).reverse()) as Quiz;
  const saver = createDraftSaver(
    { ...server, get: async () => ({ ...stored(), draft: turned(stored().draft) }) },
    1,
  );
  lose();
  await expect(saver.save({ name: 'Second', draft })).rejects.toMatchObject({ code: 'unavailable' });
  await saver.save({ name: 'Third', draft });
  expect(stored().name).toBe('Third');
});

it('tells what may have come through until an answer says so', async () => {
  const { saver, lose } = setUp();
  lose();
  await expect(saver.save({ name: 'Second', draft })).rejects.toMatchObject({ code: 'unavailable' });
  expect(saver.underway()).toEqual([markOf({ name: 'Second', draft })]);
  await saver.save({ name: 'Third', draft });
  expect(saver.underway()).toEqual([]);
});
