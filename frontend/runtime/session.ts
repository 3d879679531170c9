import type { Answer, Answers } from '#shared/model/answer.ts';
import type { Locale } from '#shared/model/locale.ts';
import { checkAnswer, textsIn } from '#shared/quiz/answer.ts';
import type { AskedQuestion, Head } from '#shared/quiz/artefact.ts';
import { progress } from '#shared/quiz/flow.ts';
import { faultText } from './faults.ts';
import { committed } from './field.ts';
import type { Happened, Tell } from './happened.ts';
import { newSession } from './id.ts';
import { json } from './json.ts';
import type { Opened } from './opened.ts';
import { pathOf } from './pathOf.ts';
import { restore } from './restore.ts';
import { listed, type Route, type Routed } from './route.ts';
import { asShown, begin, forward, goTo, place, type QuizState, revised, withAnswer } from './state.ts';
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
  tell?: Tell | undefined;
  /** Of the page's address, with its `#`: a link to a result opens it. */
  fragment?: string | undefined;
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
 * @param opened a result to show first, which is not kept, counted or told until the visitor does something
 */
export const createSession = (
  options: SessionOptions,
  changed: () => void,
  route: Route = listed,
  opened?: Opened,
) => {
  let { head } = options;
  const storage = head.quizId ? options.storage : undefined;
  const key = `quiz-${head.quizId}`;
  const read = () => restore(head, storage?.read(key) ?? null, newSession(), route);
  let { state, migrated } = opened ? { state: opened.state, migrated: false } : read();
  let moved = false;
  const own = route;
  if (opened) route = opened.route;
  /** What was only looked at becomes a run of the visitor's own. */
  const takeOver = () => {
    if (!opened) return;
    opened.leave();
    opened = undefined;
    route = own;
    state = { ...state, results: { completedAt: new Date().toISOString(), reported: false } };
  };

  /** Whether the run is on record, and not only what this page would begin with. */
  let begun = false;
  const write = () => {
    begun = true;
    storage?.write(key, json(state));
  };
  const update = (next: QuizState) => {
    state = next;
    write();
    changed();
  };
  /** Whoever calls writes the state down: who has only looked leaves no trace. */
  const tell = (happened: Happened) => {
    const { told = [], session } = state;
    const { kind } = happened;
    const fact = kind === 'resultShown' ? kind : JSON.stringify(happened);
    if (!options.tell || opened || told.includes(fact)) return;
    if (kind !== 'addedToCart') state = { ...state, told: [...told, fact] };
    options.tell(happened, session);
  };
  const show = () => {
    const question = place(head, state, route);
    if (state.screen === 'results') tell({ kind: 'completed' });
    else if (question) tell({ kind: 'questionShown', question });
  };
  const took = (id: string, answer: Answer | undefined) => {
    const type = head.questions.find((question) => question.id === id)?.type;
    tell({ kind: 'started' });
    tell({ kind: 'answered', question: id });
    if (answer?.kind === 'consent') tell({ kind: 'consent', given: answer.given });
    if (answer?.kind === 'text' && (type === 'email' || type === 'phone')) tell({ kind: 'lead' });
  };
  const report = () => {
    const { session, answers, results, screen } = state;
    if (screen !== 'results' || results?.reported !== false || !options.onComplete) return;
    const kept = () => {
      if (state.session === session) update({ ...state, results: { ...results, reported: true } });
    };
    // Not kept: it stays unreported in the state, and is handed over again on the next load.
    const done = {
      session,
      answers: pathOf({ asked: route(head, answers), answers }),
      completedAt: results.completedAt,
    };
    Promise.resolve(options.onComplete(done)).then(kept, () => undefined);
  };
  const move = (next: QuizState) => {
    moved = true;
    state = next;
    show();
    update(state);
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
    if (opened) return;
    const { state: next } = read();
    // Another tab may note of the run before that it was reported, when this one has begun anew: the newest run stays.
    if (begun && next.session < state.session) return write();
    moved = false;
    state = next;
    changed();
  });
  show();
  report();
  return {
    stop: () => stop?.(),
    /** The editor's preview changes the quiz while it is taken: the focus stays where it is changed. */
    use(next: Head, way?: Route) {
      if (next !== head) moved = false;
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
      if (answer) tell({ kind: 'started' });
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
        took(id, counted);
        move(forward(head, withAnswer(state, id, counted), new Date().toISOString(), route));
      }
      return fault;
    },
    goTo(index: number) {
      takeOver();
      move(goTo(state, index));
    },
    /** Another answer on the results page; when it asks for more questions, the first of them is shown. */
    change(id: string, answer: Answer | undefined) {
      takeOver();
      took(id, answer);
      move(revised(head, withAnswer(state, id, answer), route));
    },
    restart() {
      takeOver();
      move(begin(head, newSession()));
    },
    /** Tells what happens on the results page. */
    tell(happened: Happened) {
      tell(happened);
      if (!opened) write();
    },
    /** For the editor's preview. */
    jump(to: (head: Head, state: QuizState) => QuizState) {
      moved = false;
      state = to(head, state);
      changed();
    },
  };
};

export type Session = ReturnType<typeof createSession>;
