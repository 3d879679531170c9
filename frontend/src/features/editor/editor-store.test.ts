import { expect, it, vi } from 'vitest';
import { shoeQuiz } from '#shared/quiz/test/shoes.ts';
import type { SaveState } from './autosave.ts';
import { draftHistory } from './draft-history.ts';
import { type Around, createEditorStore } from './editor-store.ts';
import { keep } from './kept.ts';
import { setText } from './quiz-edits.ts';
import { moveQuestions } from './several.ts';

const { begin, record, undo, redo } = draftHistory;
const [first, second] = shoeQuiz.questions.map(({ id }) => id);
const follow = vi.fn();
const around = { follow, chosen: 'nl', products: [] } as unknown as Around;

const open = () => {
  const history = keep(begin({ name: 'Shoes', quiz: shoeQuiz }));
  const save = keep<SaveState>({ kind: 'saved' });
  const store = createEditorStore(around, history, save, second);
  history.subscribe(store.renew);
  save.subscribe(store.renew);
  const heard = vi.fn();
  store.subscribe(heard);
  return { history, save, store, heard };
};

it('has the draft as it is, and says that it changed', () => {
  const { history, store, heard } = open();
  const quiz = setText(shoeQuiz, 'en', `${first}.title`, 'What for?');
  history.set(record(history.get(), { name: 'Shoes', quiz }));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(store.get().quiz).toBe(quiz);
  expect(store.get().undone).toMatchObject({ what: 'textChanged' });
  history.set(undo(history.get()));
  expect(store.get()).toMatchObject({ undone: null, redone: { what: 'textChanged' } });
  expect(store.get().quiz).toEqual(shoeQuiz);
});

it('names a group that moved, also after that was undone and redone', () => {
  const { history, store } = open();
  const moved = { what: 'questionsMoved', count: 2 };
  const quiz = moveQuestions(shoeQuiz, [first ?? '', second ?? ''], 1);
  history.set(record(history.get(), { name: 'Shoes', quiz }));
  expect(store.get().undone).toEqual(moved);
  history.set(undo(history.get()));
  expect(store.get().redone).toEqual(moved);
  history.set(redo(history.get()));
  expect(store.get().undone).toEqual(moved);
});

it('is silent where nothing changed', () => {
  const { store, heard } = open();
  const before = store.get();
  store.surround({ ...around });
  store.renew();
  expect(heard).not.toHaveBeenCalled();
  expect(store.get()).toBe(before);
});

it('is at what was asked for, and at the first question where the quiz does not have it', () => {
  const { store } = open();
  expect(store.get().at).toBe(second);
  store.ask('results');
  expect(store.get().at).toBe('results');
  store.ask('gone');
  expect(store.get().at).toBe(first);
});

it('is at what was chosen before anybody who follows hears of it, and stays there', () => {
  const { store, heard } = open();
  follow.mockImplementationOnce(() => expect(store.get().at).toBe('results'));
  store.get().select('results');
  expect(follow).toHaveBeenCalledExactlyOnceWith('results');
  expect(heard).toHaveBeenCalledTimes(1);
  store.surround({ ...around, currency: 'EUR' });
  expect(store.get()).toMatchObject({ at: 'results', currency: 'EUR' });
});

it('edits in the language that was chosen, or in the default one where the quiz does not have it', () => {
  const { store, history } = open();
  expect(store.get().locale).toBe(shoeQuiz.locales.includes('nl') ? 'nl' : shoeQuiz.defaultLocale);
  history.set(begin({ name: 'Shoes', quiz: { ...shoeQuiz, defaultLocale: 'en', locales: ['en'] } }));
  expect(store.get().locale).toBe('en');
});

it('says how the draft is saved', () => {
  const { save, store, heard } = open();
  save.set({ kind: 'pending' });
  expect(store.get().save).toEqual({ kind: 'pending' });
  expect(heard).toHaveBeenCalledTimes(1);
});
