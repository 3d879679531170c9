import type { Answer, Answers } from '#shared/model/answer.ts';
import type { Locale } from '#shared/model/locale.ts';
import { checkAnswer, textsIn } from '#shared/quiz/answer.ts';
import type { AskedQuestion, Head } from '#shared/quiz/artefact.ts';
import { progress } from '#shared/quiz/flow.ts';
import { faultText } from './faults.ts';
import { committed } from './field.ts';
import { newSession } from './id.ts';
import { restore } from './restore.ts';
import { listed, type Route, type Routed } from './route.ts';
import {
  asShown,
  begin,
  forward,
  goTo,
  pathAnswers,
  place,
  type QuizState,
  revised,
  withAnswer,
} from './state.ts';
import type { QuizStorage } from './storage.ts';

/** A completed run. The same session may be handed over again, until the receiver's promise is kept once. */
export interface Done {
  /** 32 hexadecimal digits of a UUIDv7. */
  session: string;
  answers: Answers;
  completedAt: string;
}

export interface SessionOptions {
  head: Head;
  locale: Locale;
  storage?: QuizStorage | undefined;
  onComplete?: ((done: Done) => void | Promise<void>) | undefined;
}

/** What is on screen. */
export interface View {
  finished: boolean;
  index: number;
  /** With only the options that are shown. */
  question: AskedQuestion | undefined;
  answers: Answers;
  /** The quiz as it was asked. */
  asked: Routed;
  /** Done, from 0 to 1. */
  share: number;
  session: string;
  /** The shopper went there, so that the focus follows. */
  moved: boolean;
  /** The quiz was published anew since the answers were given. */
  migrated: boolean;
}

/** How far the shopper is. An adaptive quiz may stop at any question: it counts as if it asked them all. */
const share = (head: Head, asked: Routed, answers: Answers, at: string): number =>
  asked.head === head
    ? progress(head.questions, answers, at)
    : asked.path.indexOf(at) / head.questions.length;

/**
 * One quiz being taken: restored on load, written down after every change before anything else happens.
 * @param changed called after every change
 * @param route which questions are asked, in which order
 */
export const createSession = (options: SessionOptions, changed: () => void, route: Route = listed) => {
  let { head } = options;
  const { storage } = options;
  const key = `quiz-${head.quizId}`;
  const read = () => restore(head, storage?.read(key) ?? null, newSession(), route);
  let { state, migrated } = read();
  let moved = false;

  const update = (next: QuizState) => {
    state = next;
    storage?.write(key, JSON.stringify(state));
    changed();
  };
  const report = () => {
    const { session, answers, results, screen } = state;
    if (screen !== 'results' || !results || results.reported || !options.onComplete) return;
    const kept = () => {
      if (state.session === session && state.results)
        update({ ...state, results: { ...state.results, reported: true } });
    };
    // Not kept: it stays unreported in the state, and is handed over again on the next load.
    const done = { session, answers: pathAnswers(head, answers, route), completedAt: results.completedAt };
    Promise.resolve(options.onComplete(done)).then(kept, () => undefined);
  };
  const move = (next: QuizState) => {
    moved = true;
    update(next);
    report();
  };
  const current = () => {
    const id = place(head, state, route);
    const question = head.questions.find((candidate) => candidate.id === id);
    return question && asShown(question, route(head, state.answers).head.questions, state.answers);
  };
  const worded = (question: AskedQuestion, answer: Answer | undefined, only?: string): string => {
    const fault = checkAnswer(question, answer);
    if (!fault || (only && fault !== only)) return '';
    return faultText(question, fault, textsIn(head, options.locale), options.locale);
  };
  const stop = storage?.watch(key, () => {
    moved = false;
    state = read().state;
    changed();
  });
  report();
  return {
    stop: () => stop?.(),
    /** The editor's preview changes the quiz while it is taken. */
    use(next: Head, way?: Route) {
      head = next;
      if (!way) return;
      route = way;
      changed();
    },
    view(): View {
      const question = current();
      const asked = route(head, state.answers);
      return {
        finished: state.screen === 'results',
        index: state.currentQuestionIndex,
        question,
        answers: state.answers,
        asked,
        share: question ? share(head, asked, state.answers, question.id) : 1,
        session: state.session,
        moved,
        migrated,
      };
    },
    /**
     * Takes what is on screen so far.
     * @param all whether every fault is told; without it, only that there is too much
     * @returns the fault in words, or an empty text
     */
    answer(id: string, answer: Answer | undefined, all: boolean): string {
      const question = current();
      // A press that waited, or the second of two, is about a question that is gone.
      if (question?.id !== id) return '';
      update(withAnswer(state, id, answer));
      return worded(question, answer, all ? undefined : 'tooMany');
    },
    /**
     * Moves on with an answer, or with what is on screen.
     * @returns why it cannot, in words, or an empty text
     */
    next(id: string, answer?: Answer): string {
      const question = current();
      if (question?.id !== id) return '';
      const counted = answer ?? committed(question, state.answers[id]);
      const fault = worded(question, counted);
      if (!fault) {
        migrated = false;
        move(forward(head, withAnswer(state, id, counted), new Date().toISOString(), route));
      }
      return fault;
    },
    goTo: (index: number) => move(goTo(state, index)),
    /** Another answer on the results page; when it asks for more questions, the first of them is shown. */
    change: (id: string, answer: Answer | undefined) =>
      move(revised(head, withAnswer(state, id, answer), route)),
    restart: () => move(begin(head, newSession())),
    /** For the editor's preview. */
    jump(to: (head: Head, state: QuizState) => QuizState) {
      state = to(head, state);
      changed();
    },
  };
};

export type Session = ReturnType<typeof createSession>;
