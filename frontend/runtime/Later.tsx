import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { Texts } from '#shared/model/quiz.ts';
import { money } from '#shared/quiz/answer.ts';
import { reason } from '#shared/quiz/explain.ts';
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

/** What a quiz can do without until its first question is on screen: its looks in full, and its results. */
export const Later = (props: LaterProps) => {
  const { head, locale, root, view } = props;
  const { accent } = head.theme;
  useLayoutEffect(() => (root.current ? dress(root.current, accent) : undefined), [root, accent]);
  const { value, failed, retry } = useLater(props.loadPool, view.finished, !props.onDemand);
  const ahead = view.finished ? undefined : value;
  const { answers } = view;
  const { head: asked, pool: own } = view.asked;
  useEffect(
    () =>
      ahead &&
      whenIdle(() => {
        // A rehearsal, so that the browser has compiled what the last answer needs by the time it is given.
        const pool = own ?? ahead;
        const [item] = rank(asked, pool, answers).slots[0]?.items ?? [];
        if (item) reason(asked, pool, item, answers, locale);
      }),
    [locale, ahead, asked, own, answers],
  );
  return (
    <>
      {ahead && (
        // In the letters of a product, which a browser takes its time to find where nothing was written in them yet.
        <p className="rq-sr is-best" aria-hidden="true">
          <b className="rq-product-name">
            {money(1, locale, head.currency)}
            <b className="rq-price">1</b>
          </b>
        </p>
      )}
      {view.migrated && <p className="rq-note">{updated(locale)}</p>}
      {view.finished && (
        <Results
          {...props}
          head={view.asked.head}
          pool={view.asked.pool ?? value}
          failed={failed}
          retry={retry}
        />
      )}
    </>
  );
};
