import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Card, Pool } from '#shared/quiz/artefact.ts';
import { productName } from '#shared/site.ts';
import { adopt } from './adopt.ts';
import { Question } from './Question.tsx';
import css from './runtime.css?inline';
import type { SessionOptions } from './session.ts';
import { TopBar } from './TopBar.tsx';
import type { useSession } from './useSession.ts';
import { Waiting } from './Waiting.tsx';
import { word } from './words.ts';

export interface QuizProps extends SessionOptions {
  /** Keep it the same function while the pool is the same: another one means another pool. */
  loadPool: () => Promise<Pool>;
  /** Rejects with an error whose message is shown to the shopper. Without it nothing can be bought. */
  addToCart?: ((card: Card, session: string) => Promise<void>) | undefined;
}

/** The screen of a quiz: a question, or the results. */
export const Quiz = (props: QuizProps & { state: ReturnType<typeof useSession> }) => {
  const { head, locale, state } = props;
  const { view, engine, session, ask } = state;
  const root = useRef<HTMLElement>(null);
  const [said, say] = useState('');
  const { accent, radius } = head.theme;
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    adopt(element, css);
    // Without a colour of its own a quiz takes the text's, which a button with its own text colour cannot inherit.
    element.style.setProperty('--rq-accent', accent ?? getComputedStyle(element).color);
    if (radius !== undefined) element.style.setProperty('--rq-radius', `${radius}px`);
  }, [accent, radius]);

  const texts = useMemo(() => ({ ...head.texts[head.defaultLocale], ...head.texts[locale] }), [head, locale]);
  const title = texts['quiz.title'];
  const question = view?.question;
  return (
    <section
      ref={root}
      className="rq"
      part="quiz"
      lang={head.texts[locale] ? locale : head.defaultLocale}
      aria-label={title}
    >
      <p className="rq-sr" role="status">
        {said}
      </p>
      {view && engine && session && (
        <engine.Later {...props} root={root} texts={texts} view={view} session={session} say={say} />
      )}
      {question && !view.finished && (
        <>
          <TopBar
            title={title}
            locale={locale}
            index={view.index}
            share={view.share}
            onBack={() => ask((now) => now.goTo(view.index - 1))}
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
      {state.failed && <Waiting locale={locale} failed retry={state.retry} />}
      {head.branding && (
        // A new one a screen: the same one elsewhere would be a shift of the page when the rules come late.
        <p key={view?.finished ? '' : question?.id} className="rq-brand" part="branding">
          {word(locale, 'brand', productName)}
        </p>
      )}
    </section>
  );
};
