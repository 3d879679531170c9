import type { Answers } from '#shared/model/answer.ts';
import type { Product } from '#shared/model/product.ts';
import type { Question, Quiz } from '#shared/model/quiz.ts';
import { conditionsOf, testsIn } from './choices.ts';
import { follow } from './flow.ts';
import { choose, type Shelf } from './rank.ts';
import { sourceShelf } from './score.ts';
import { askedQuestions } from './vectors.ts';

export interface Session {
  answers: Answers;
  /** Whether the shopper came to the end. */
  completed: boolean;
}

export interface QuestionValue {
  question: string;
  /** Sessions it was shown in, answered in, and left at. */
  shown: number;
  answered: number;
  dropped: number;
  /** `dropped` over `shown`. */
  dropOff: number;
  /** Completed sessions whose top three would be another without this answer, and over how many. */
  changes: number;
  ranked: number;
  /** Whether later questions depend on it, or it asks for something that is not about products. */
  needed: boolean;
  /** `tooFew`: under 30 completed sessions, nothing can be said. */
  advice: 'keep' | 'shorten' | 'remove' | 'tooFew';
}

const enough = 30;
/** Under this share of changed results a question does nothing, and under the second it does little. */
const nothing = 0.02;
const little = 0.15;
/** Above this share of shoppers lost, a question is costly. */
const costly = 0.1;

const collects = new Set<Question['type']>(['email', 'phone', 'consent', 'statement', 'date']);

/** The same shelf, as if one question had no effect; where it leads stays as it was. */
const without = (shelf: Shelf, masked: number): Shelf => ({
  ...shelf,
  option: (question, option) => (question === masked ? undefined : shelf.option(question, option)),
  value: (question) => (question === masked ? undefined : shelf.value(question)),
});

const adviseOn = (value: Omit<QuestionValue, 'advice'>): QuestionValue['advice'] => {
  if (value.ranked < enough) return 'tooFew';
  const effect = value.changes / value.ranked;
  if (effect < nothing && !value.needed) return 'remove';
  return value.dropOff > costly && effect < little ? 'shorten' : 'keep';
};

/** What each question costs (shoppers who leave at it) against what it does (how often it changes the top three). */
export const questionValues = (quiz: Quiz, products: Product[], sessions: Session[]): QuestionValue[] => {
  const questions = askedQuestions(quiz.questions);
  const shelf = sourceShelf(quiz, products);
  const masked = questions.map((_, index) => without(shelf, index));
  const led = new Set(
    questions
      .flatMap(conditionsOf)
      .flatMap(testsIn)
      .map((test) => test.question),
  );
  const top = (on: Shelf, answers: Answers) =>
    choose(questions, quiz.results, on, answers)
      .selection.slots.flatMap((slot) => slot.places.map((place) => place.card))
      .slice(0, 3)
      .join(' ');
  const values = quiz.questions.map((question) => ({
    question: question.id,
    shown: 0,
    answered: 0,
    dropped: 0,
    dropOff: 0,
    changes: 0,
    ranked: 0,
    needed: led.has(question.id) || collects.has(question.type),
  }));
  for (const { answers, completed } of sessions) {
    const { path, current, given } = follow(questions, answers);
    const now = completed ? top(shelf, answers) : '';
    for (const id of path) {
      const index = questions.findIndex((question) => question.id === id);
      const value = values[index];
      const on = masked[index];
      if (!value || !on) continue;
      value.shown += 1;
      if (id === current && !completed) value.dropped += 1;
      const answer = given.get(id);
      if (answer && answer.kind !== 'seen') value.answered += 1;
      if (!completed || !answer) continue;
      value.ranked += 1;
      if (top(on, answers) !== now) value.changes += 1;
    }
  }
  return values.map((value) => {
    const whole = { ...value, dropOff: value.shown === 0 ? 0 : value.dropped / value.shown };
    return { ...whole, advice: adviseOn(whole) };
  });
};
