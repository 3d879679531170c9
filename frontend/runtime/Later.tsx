import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { Texts } from '#shared/model/quiz.ts';
import { rank } from '#shared/quiz/rank.ts';
import { dress } from './dress.ts';
import { updated } from './faults.ts';
import type { QuizProps } from './Quiz.tsx';
import { Results } from './results/Results.tsx';
import type { Session, View } from './session.ts';
import { useLater, whenIdle } from './useLater.ts';

interface LaterProps extends QuizProps {
  root: RefObject<HTMLElement | null>;
  texts: Texts;
  view: View;
  session: Session;
  say(text: string): void;
}

let Shown = Results;
/** Brings in what lets a language model advise, which shows the results of all quizzes of the page from then on. */
export const loadAdvice = () =>
  import('./results/Advised.tsx').then(
    ({ Advised }) => {
      Shown = Advised;
    },
    // Without it the engine's results are shown.
    () => {},
  );

/** What a quiz can do without until its first question is on screen: its looks in full, and its results. */
export const Later = (props: LaterProps) => {
  const { head, root, view } = props;
  const { accent } = head.theme;
  useLayoutEffect(() => (root.current ? dress(root.current, accent) : undefined), [root, accent]);
  const { value, failed, retry } = useLater(props.loadPool, view.finished, !props.onDemand);
  const ahead = view.finished ? undefined : value;
  const pool = view.asked.pool ?? value;
  // 1 now, 2 done
  const [rehearsal, rehearse] = useState(0);
  const { answers, index } = view;
  useEffect(
    () =>
      ahead &&
      whenIdle(() => {
        // For nobody: what has run at every answer, the browser has made fast by the last one.
        rank(head, ahead, answers);
        if (index && !rehearsal) rehearse(1);
      }),
    [head, ahead, answers, index, rehearsal],
  );
  useLayoutEffect(() => {
    if (rehearsal !== 1) return;
    root.current?.getBoundingClientRect();
    rehearse(2);
  }, [rehearsal, root]);
  return (
    <>
      {view.migrated && <p className="rq-note">{updated(props.locale)}</p>}
      {(view.finished || rehearsal === 1) && (
        // Drawn out of sight once, so that the browser has compiled what the last answer needs, and looked up its letters.
        <div className={view.finished ? '' : 'rq-sr'}>
          <Shown {...props} head={view.asked.head} pool={pool} failed={failed} retry={retry} />
        </div>
      )}
    </>
  );
};
