import { useEffect, useRef, useState } from 'react';
import type { Answer, Answers } from '#shared/model/answer.ts';
import type { Head } from '#shared/quiz/artefact.ts';
import { newSession } from './id.ts';
import { restore } from './restore.ts';
import {
  begin,
  forward,
  goTo,
  pathAnswers,
  type QuizState,
  revised,
  startingAt,
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

export interface QuizOptions {
  head: Head;
  storage?: QuizStorage | undefined;
  startAt?: string | undefined;
  onComplete?: ((done: Done) => void | Promise<void>) | undefined;
}

/** The state of one quiz: restored on load, written after every change before anything else happens. */
export const useQuiz = ({ head, storage, startAt, onComplete }: QuizOptions) => {
  const key = `quiz-${head.quizId}`;
  const read = () => restore(head, storage?.read(key) ?? null, newSession());
  const [first] = useState(read);
  const [state, setState] = useState(first.state);
  const latest = useRef(state);
  // Set by what the shopper does, so that only then the focus follows.
  const moved = useRef(false);

  const put = (next: QuizState) => {
    latest.current = next;
    setState(next);
  };
  const update = (change: (state: QuizState) => QuizState) => {
    const next = change(latest.current);
    if (next === latest.current) return;
    storage?.write(key, JSON.stringify(next));
    put(next);
  };
  const report = () => {
    const { session, answers, results, screen } = latest.current;
    if (screen !== 'results' || !results || results.reported || !onComplete) return;
    const done = { session, answers: pathAnswers(head, answers), completedAt: results.completedAt };
    const kept = () =>
      update((now) =>
        now.session === session && now.results
          ? { ...now, results: { ...now.results, reported: true } }
          : now,
      );
    // Not kept: it stays unreported in the state, and is handed over again on the next load.
    Promise.resolve(onComplete(done)).then(kept, () => undefined);
  };
  const move = (change: (state: QuizState) => QuizState) => {
    moved.current = true;
    update(change);
    report();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once a mount; the quiz is remounted by its id
  useEffect(() => {
    report();
    return storage?.watch(key, () => {
      moved.current = false;
      put(read().state);
    });
  }, [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the editor points at another question
  useEffect(() => {
    if (startAt !== undefined) put(startingAt(head, latest.current, startAt));
  }, [startAt]);

  return {
    state,
    moved,
    migrated: first.migrated,
    answer: (id: string, answer: Answer | undefined) => update((now) => withAnswer(now, id, answer)),
    next: (id: string, answer: Answer | undefined) =>
      move((now) => forward(head, withAnswer(now, id, answer), new Date().toISOString())),
    /** Another answer on the results page; when it asks for more questions, the first of them is shown. */
    change: (id: string, answer: Answer | undefined) =>
      move((now) => revised(head, withAnswer(now, id, answer))),
    goTo: (index: number) => move((now) => goTo(now, index)),
    restart: () => move(() => begin(head, newSession())),
  };
};

export type QuizSession = ReturnType<typeof useQuiz>;
