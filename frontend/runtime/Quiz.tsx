import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Card, Pool } from '#shared/quiz/artefact.ts';
import { productName } from '#shared/site.ts';
import { adopt } from './adopt.ts';
import { loadField } from './fields/registry.ts';
import { Question } from './Question.tsx';
import css from './runtime.css?inline';
import type { SessionOptions } from './session.ts';
import { TopBar } from './TopBar.tsx';
import { useLater } from './useLater.ts';
import type { useSession } from './useSession.ts';
import { Waiting } from './Waiting.tsx';
import { word } from './words.ts';

export interface QuizProps extends SessionOptions {
  /** Keep it the same function while the pool is the same: another one means another pool. */
  loadPool: () => Promise<Pool>;
  /** Rejects with an error whose message is shown to the shopper. Without it nothing can be bought. */
  addToCart?: ((card: Card, session: string) => Promise<void>) | undefined;
}

const loadResults = () => import('./results/Results.tsx');

/** The screen of a quiz: a question, or the results. */
export const Quiz = (props: QuizProps & { state: ReturnType<typeof useSession> }) => {
  const { head, locale, loadPool, state } = props;
  const { view, engine, ask } = state;
  const root = useRef<HTMLElement>(null);
  const [said, say] = useState('');
  const finished = view?.finished ?? false;
  const pool = useLater(loadPool, finished);
  const results = useLater(loadResults, finished);
  const Results = results.value?.Results;

  const { accent, radius } = head.theme;
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    adopt(element, css);
    // Without a colour of its own a quiz takes the text's, which a button with its own text colour cannot inherit.
    element.style.setProperty('--rq-accent', accent ?? getComputedStyle(element).color);
  }, [accent]);
  useLayoutEffect(
    () => (root.current && engine ? engine.dress(root.current, accent) : undefined),
    [engine, accent],
  );
  useEffect(() => {
    if (engine) for (const question of head.questions) loadField(question).catch(() => undefined);
  }, [head, engine]);

  const texts = { ...head.texts[head.defaultLocale], ...head.texts[locale] };
  const title = texts['quiz.title'];
  const question = view?.question;
  return (
    <section
      ref={root}
      className="rq"
      part="quiz"
      lang={head.texts[locale] ? locale : head.defaultLocale}
      aria-label={title}
      style={radius === undefined ? undefined : ({ '--rq-radius': `${radius}px` } as object)}
    >
      <p className="rq-sr" role="status">
        {said}
      </p>
      {view?.migrated && engine && <p className="rq-note">{engine.updated(locale)}</p>}
      {view && !finished && question && (
        <>
          <TopBar
            title={title}
            locale={locale}
            index={view.index}
            share={view.share}
            onBack={() => ask((session) => session.goTo(view.index - 1))}
          />
          <Question
            key={question.id}
            question={question}
            answer={view.answers[question.id]}
            texts={texts}
            locale={locale}
            currency={head.currency}
            takeFocus={view.moved}
            ask={ask}
            say={say}
          />
        </>
      )}
      {finished && view && state.session && Results ? (
        <Results
          {...props}
          view={view}
          session={state.session}
          pool={pool.value}
          failed={pool.failed}
          retry={pool.retry}
          texts={texts}
          say={say}
        />
      ) : (
        (finished || state.failed) && (
          <Waiting
            locale={locale}
            failed={state.failed || results.failed}
            retry={state.failed ? state.retry : results.retry}
          />
        )
      )}
      {head.branding && (
        <p className="rq-brand" part="branding">
          {word(locale, 'brand', productName)}
        </p>
      )}
    </section>
  );
};
