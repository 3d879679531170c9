import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { SentResultMail } from '#shared/model/resultMail.ts';
import type { Card, Pool } from '#shared/quiz/artefact.ts';
import { productName } from '#shared/site.ts';
import { adopt } from './adopt.ts';
import { Question } from './Question.tsx';
import { dropSecondPress } from './secondPress.ts';
import type { SessionOptions } from './session.ts';
import { styles } from './styles.ts';
import { TopBar } from './TopBar.tsx';
import type { useSession } from './useSession.ts';
import { Waiting } from './Waiting.tsx';
import { fill, word } from './words.ts';

/** That a shopper wants the results by mail. */
export type MailWish = Omit<SentResultMail, 'quizId' | 'version' | 'locale'>;

export interface QuizProps extends SessionOptions {
  /** Keep it the same function while the pool is the same: another one means another pool. */
  loadPool: () => Promise<Pool>;
  /** Load the products for the results alone, and not ahead: of a quiz that is edited they change all the time. */
  onDemand?: boolean;
  /** All of them or none. Rejects with an error whose message is shown to the shopper. Without it nothing can be bought. */
  addToCart?: ((cards: Card[], session: string) => Promise<void>) | undefined;
  /** Resolves once the wish cannot be lost. Without it no mail is offered. */
  mailResults?: ((wish: MailWish) => Promise<void>) | undefined;
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
    adopt(element, styles);
    element.addEventListener('click', dropSecondPress, true);
    // Without a colour of its own a quiz takes the text's, which a button with its own text colour cannot inherit.
    element.style.setProperty('--rq-accent', accent ?? getComputedStyle(element).color);
    if (radius !== undefined) element.style.setProperty('--rq-corner', `${radius}px`);
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
            fields={engine?.fields}
            waiting={!state.retry}
            ask={ask}
            say={say}
          />
        </>
      )}
      {state.retry && <Waiting locale={locale} retry={state.retry} />}
      {head.branding && (
        // A new one a screen: the same one elsewhere would be a shift of the page when the rules come late.
        <p key={view?.finished ? '' : question?.id} className="rq-brand" part="branding">
          {fill(word(locale, 'brand'), { name: productName })}
        </p>
      )}
    </section>
  );
};
