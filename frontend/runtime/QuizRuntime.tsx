import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Locale } from '#shared/model/locale.ts';
import { textsIn } from '#shared/quiz/answer.ts';
import type { Card, Head, Pool } from '#shared/quiz/artefact.ts';
import { progress } from '#shared/quiz/flow.ts';
import { productName } from '#shared/site.ts';
import { adopt } from './adopt.ts';
import { takeColours } from './colours.ts';
import { loadField } from './fields/registry.ts';
import { Question } from './Question.tsx';
import css from './runtime.css?inline';
import { asShown, place } from './state.ts';
import { TopBar } from './TopBar.tsx';
import { useLater } from './useLater.ts';
import { type QuizOptions, useQuiz } from './useQuiz.ts';
import { fill, word } from './words.ts';

export interface QuizRuntimeProps extends QuizOptions {
  head: Head;
  /** Keep it the same function while the pool is the same: another one means another pool. */
  loadPool: () => Promise<Pool>;
  locale: Locale;
  /** Rejects with an error whose message is shown to the shopper. Without it nothing can be bought. */
  addToCart?: ((card: Card, session: string) => Promise<void>) | undefined;
}

const loadResults = () => import('./results/Results.tsx');

/** A quiz as a shopper sees it. It brings its own style, and takes fonts and colours from where it stands. */
export const QuizRuntime = (props: QuizRuntimeProps) => <Session key={props.head.quizId} {...props} />;

const Session = (props: QuizRuntimeProps) => {
  const { head, locale, loadPool } = props;
  const quiz = useQuiz(props);
  const { state } = quiz;
  const root = useRef<HTMLElement>(null);
  const [said, say] = useState(quiz.migrated ? word(locale, 'updated') : '');
  const finished = state.screen === 'results';
  const pool = useLater(loadPool, finished);
  const results = useLater(loadResults, finished);

  const { accent, radius } = head.theme;
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    adopt(element, css);
    const take = () => takeColours(element, accent);
    take();
    // A page goes dark by a class or attribute on its root, or with the system.
    const watcher = new MutationObserver(take);
    for (const node of [document.documentElement, document.body])
      watcher.observe(node, { attributeFilter: ['class', 'style', 'data-theme'] });
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    scheme.addEventListener('change', take);
    return () => {
      watcher.disconnect();
      scheme.removeEventListener('change', take);
    };
  }, [accent]);
  useEffect(() => {
    if (results.value) for (const { type } of head.questions) loadField(type).catch(() => undefined);
  }, [head, results.value]);

  const texts = textsIn(head, locale);
  const { id } = place(head, state);
  const found = head.questions.find((question) => question.id === id);
  const question = found && asShown(found, head.questions, state.answers);
  const Results = results.value?.Results;
  return (
    <section
      ref={root}
      className="rq"
      part="quiz"
      lang={locale in head.texts ? locale : head.defaultLocale}
      aria-label={texts['quiz.title']}
      style={radius === undefined ? undefined : ({ '--rq-radius': `${radius}px` } as object)}
    >
      <p className={quiz.migrated && said ? 'rq-note' : 'rq-sr'} role="status">
        {said}
      </p>
      {!finished && question && (
        <>
          <TopBar
            title={texts['quiz.title']}
            locale={locale}
            index={state.currentQuestionIndex}
            share={progress(head.questions, state.answers, question.id)}
            onBack={() => quiz.goTo(state.currentQuestionIndex - 1)}
          />
          <Question
            key={question.id}
            question={question}
            answer={state.answers[question.id]}
            texts={texts}
            locale={locale}
            currency={head.currency}
            takeFocus={quiz.moved.current}
            onAnswer={(answer) => quiz.answer(question.id, answer)}
            onNext={(answer) => quiz.next(question.id, answer)}
            say={say}
          />
        </>
      )}
      {finished && Results && (
        <Results
          head={head}
          pool={pool.value}
          failed={pool.failed}
          retry={pool.retry}
          texts={texts}
          locale={locale}
          quiz={quiz}
          addToCart={props.addToCart}
          say={say}
        />
      )}
      {finished && !Results && (
        <p className="rq-wait" role="status">
          {word(locale, results.failed ? 'failed' : 'loading')}{' '}
          {results.failed && (
            <button type="button" className="rq-link" onClick={results.retry}>
              {word(locale, 'retry')}
            </button>
          )}
        </p>
      )}
      {head.branding && (
        <p className="rq-brand" part="branding">
          {fill(word(locale, 'madeWith'), { product: productName })}
        </p>
      )}
    </section>
  );
};
