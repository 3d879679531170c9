import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Locale } from '#shared/model/locale.ts';
import { shoeQuiz } from '#shared/quiz/test/shoes.ts';
import { draftHistory, withoutPicture } from './draft-history.ts';
import type { Draft } from './editor-context.ts';

const { begin, record, undo, redo } = draftHistory;

type Change = (draft: Draft) => Draft;

const key = fc.constantFrom('q1.title', 'q1.help', 'o1.label', 'o2.label');
const locale = fc.constantFrom<Locale>('en', 'nl');
const withTexts = (draft: Draft, texts: Draft['quiz']['texts']): Draft => ({
  ...draft,
  quiz: { ...draft.quiz, texts },
});

const written = fc.tuple(locale, key, fc.string()).map(
  ([locale, key, text]): Change =>
    (draft) => {
      const { texts } = draft.quiz;
      return withTexts(draft, { ...texts, [locale]: { ...texts[locale], [key]: text } });
    },
);
const removed = fc.tuple(locale, key).map(
  ([locale, key]): Change =>
    (draft) => {
      const { [key]: _, ...rest } = draft.quiz.texts[locale] ?? {};
      return withTexts(draft, { ...draft.quiz.texts, [locale]: rest });
    },
);
const silenced = locale.map(
  (locale): Change =>
    (draft) => {
      const { [locale]: _, ...rest } = draft.quiz.texts;
      return withTexts(draft, rest);
    },
);
const named = fc.string().map(
  (name): Change =>
    (draft) => ({ ...draft, name }),
);
const turned = fc.constant<Change>((draft) => ({
  ...draft,
  quiz: { ...draft.quiz, questions: draft.quiz.questions.toReversed() },
}));
const changes = fc.array(
  fc.record({
    change: fc.oneof(written, removed, silenced, named, turned),
    about: fc.constantFrom(null, 'a', 'b'),
  }),
  { maxLength: 30 },
);

const first: Draft = { name: 'Shoes', quiz: shoeQuiz };

it('goes back through all that was, and forth again', () => {
  fc.assert(
    fc.property(changes, (all) => {
      const were: Draft[] = [first];
      let history = begin(first);
      let lastAbout: string | null = null;
      for (const { change, about } of all) {
        const next = change(history.present);
        history = record(history, next, about);
        if (about !== null && about === lastAbout) were.splice(-1, 1, next);
        else were.push(next);
        lastAbout = about;
      }
      for (const was of were.slice(0, -1).toReversed()) {
        history = undo(history);
        expect(history.present).toEqual(was);
      }
      expect(undo(history)).toBe(history);
      for (const is of were.slice(1)) {
        history = redo(history);
        expect(history.present).toEqual(is);
      }
      expect(redo(history)).toBe(history);
    }),
  );
});

it('keeps of the texts only what a step changed, and all else as it was', () => {
  const texts = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`q${at}.title`, 'What for?']));
  const long = withTexts(first, { en: texts, nl: texts });
  const next = withTexts(long, { ...long.quiz.texts, en: { ...texts, 'q7.title': 'Why?' } });
  const history = record(begin(long), next);
  expect(history.past.map(({ patches }) => patches)).toEqual([{ en: { 'q7.title': 'What for?' } }]);
  const { quiz } = undo(history).present;
  expect(quiz.questions).toBe(shoeQuiz.questions);
  expect(quiz.texts.nl).toBe(texts);
});

it('brings no picture back that was deleted, and all else as it was', () => {
  const [question, ...others] = shoeQuiz.questions;
  if (!question) throw new Error('The quiz asks nothing.');
  const showing = (image: string, css: string): Draft => ({
    ...first,
    quiz: { ...shoeQuiz, theme: { cover: image, css }, questions: [{ ...question, image }, ...others] },
  });
  const css = 'b { background: url(/pictures/shop_1/pic_gone.webp) }';
  const gone = showing('/pictures/shop_1/pic_gone.webp', css);
  const stays = showing('/pictures/shop_1/pic_stays.webp', css);
  const drawn = [gone, stays, gone, first].reduce((history, next) => record(history, next), begin(first));
  const history = withoutPicture(undo(undo(drawn)), 'pic_gone');

  expect(history.present).toEqual(stays);
  for (const turned of [undo(history), redo(history)]) {
    expect(turned.present.quiz).toEqual({ ...shoeQuiz, theme: { css } });
    expect(turned.present.quiz.questions[1]).toBe(others[0]);
  }
  expect(undo(undo(history)).present).toEqual(first);
  expect(redo(redo(history)).present).toEqual(first);
});
