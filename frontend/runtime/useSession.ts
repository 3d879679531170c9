import { useEffect, useState } from 'react';
import type { Head, Pool } from '#shared/quiz/artefact.ts';
import type { Session, SessionOptions, View } from './session.ts';

type Engine = typeof import('./engine.ts');

interface Options extends SessionOptions {
  loadPool(): Promise<Pool>;
}

let engine: Engine | undefined;

const load = async ({ head, loadPool, fragment }: Options) => {
  engine ??= await import('./engine.ts');
  return [
    engine,
    await engine.loadRoute(head, loadPool),
    await engine.opened(head, loadPool, fragment),
  ] as const;
};

/** The first question as it is before any answer, where that takes no rules to know. */
const first = (head: Head): View | undefined => {
  const [question] = head.questions;
  if (!question || question.showWhen || head.adaptive) return;
  if ('options' in question && question.options.some((option) => option.showWhen)) return;
  return {
    finished: false,
    index: 0,
    question,
    answers: {},
    asked: { path: [question.id], current: question.id, end: null, head },
    share: 0,
    session: '',
    moved: false,
    migrated: false,
  };
};

/**
 * The session of a quiz. A new visitor sees the first question at once, and the rules follow; what is pressed in
 * between waits for them.
 */
export const useSession = (options: Options) => {
  const { head, storage, fragment } = options;
  const [session, setSession] = useState<Session>();
  const [, redraw] = useState(0);
  const [failed, setFailed] = useState(false);
  const [waiting] = useState<((session: Session) => void)[]>([]);
  const [fresh] = useState(() => !storage?.read(`quiz-${head.quizId}`) && !fragment?.includes(head.quizId));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a mount, and again after a failure
  useEffect(() => {
    if (failed) return;
    let made: Session | undefined;
    let current = true;
    load(options).then(
      ([{ createSession }, route, opened]) => {
        if (!current) return;
        made = createSession(options, () => redraw((count) => count + 1), route, opened);
        setSession(made);
        for (const run of waiting.splice(0)) run(made);
      },
      () => current && setFailed(true),
    );
    return () => {
      current = false;
      made?.stop();
    };
  }, [failed]);
  session?.use(head);
  return {
    session,
    engine: session && engine,
    view: session?.view() ?? (fresh ? first(head) : undefined),
    /** There where the rules did not come. */
    retry: failed && (() => setFailed(false)),
    ask: (run: (session: Session) => void) => {
      if (session) run(session);
      else waiting.push(run);
    },
  };
};

export type Ask = ReturnType<typeof useSession>['ask'];
