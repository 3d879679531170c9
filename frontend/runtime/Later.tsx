import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { Texts } from '#shared/model/quiz.ts';
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

/** What a quiz can do without until its first question is on screen: its looks in full, and its results. */
export const Later = (props: LaterProps) => {
  const { head, root, view } = props;
  const { accent } = head.theme;
  useLayoutEffect(() => (root.current ? dress(root.current, accent) : undefined), [root, accent]);
  const { value, failed, retry } = useLater(props.loadPool, view.finished, !props.onDemand);
  const ahead = view.finished ? undefined : value;
  const pool = view.asked.pool ?? value;
  const [rehearsal, rehearse] = useState<'now' | 'done'>();
  const due = ahead && view.index > 0 && !rehearsal;
  useEffect(() => (due ? whenIdle(() => rehearse('now')) : undefined), [due]);
  useLayoutEffect(() => {
    if (rehearsal !== 'now') return;
    root.current?.getBoundingClientRect();
    rehearse('done');
  }, [rehearsal, root]);
  return (
    <>
      {view.migrated && <p className="rq-note">{updated(props.locale)}</p>}
      {(view.finished || rehearsal === 'now') && (
        // Drawn out of sight once, so that the browser has compiled what the last answer needs, and looked up its letters.
        <div className={view.finished ? '' : 'rq-sr'}>
          <Results {...props} head={view.asked.head} pool={pool} failed={failed} retry={retry} />
        </div>
      )}
    </>
  );
};
