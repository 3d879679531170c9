import { useEffect, useMemo, useRef, useState } from 'react';
import type { Locale } from '#shared/model/locale.ts';
import type { Texts } from '#shared/model/quiz.ts';
import { answerInWords, listed } from '#shared/quiz/answer.ts';
import type { Head, Pool } from '#shared/quiz/artefact.ts';
import { walk } from '#shared/quiz/flow.ts';
import { quoteAnswers } from '#shared/quiz/quoteAnswers.ts';
import { rank } from '#shared/quiz/rank.ts';
import { pathOf } from '../pathOf.ts';
import type { QuizProps } from '../Quiz.tsx';
import type { Session, View } from '../session.ts';
import { useFocus } from '../useFocus.ts';
import { fill, word } from '../words.ts';
import { Below } from './Below.tsx';
import { resultWord } from './resultWords.ts';
import { Slot } from './Slot.tsx';
import { useLive } from './useLive.ts';

export interface ResultsProps extends Pick<QuizProps, 'addToCart' | 'mailResults' | 'onComplete'> {
  head: Head;
  pool: Pool | undefined;
  failed: boolean;
  retry(): void;
  texts: Texts;
  locale: Locale;
  view: View;
  session: Session;
  say(text: string): void;
  /** Ranks in place of the engine. */
  by?: typeof rank | undefined;
}

/** What fits, why it fits, and what would change it. */
export const Results = (props: ResultsProps) => {
  const { head, texts, locale, view, session, say, by = rank } = props;
  const { answers } = view;
  const ranking = useMemo(() => props.pool && by(head, props.pool, answers), [head, props.pool, answers, by]);
  const { end } = walk(head.questions, answers);
  const slots = ranking?.slots.filter((slot) => slot.items.length > 0) ?? [];
  const [whole, setWhole] = useState(!view.moved);
  const pool = useLive(props.pool, slots, whole);
  const first = slots[0]?.items[0]?.card;
  const name = pool?.cards[first ?? -1]?.title;

  // The best match is painted first, and what stands below it right after.
  useEffect(() => setWhole(true), []);

  const title = useRef<HTMLHeadingElement>(null);
  useFocus(title, view.moved && view.finished);
  const told = useRef<string | undefined>(undefined);
  useEffect(() => {
    // Told when an answer is changed on this page; the first result is read out with the title's focus.
    if (name && told.current && told.current !== name) say(fill(resultWord(locale, 'newTop'), { name }));
    told.current = name;
  }, [name, locale, say]);

  useEffect(() => {
    const products = ranking?.slots.flatMap((slot) => slot.items.map((item) => item.product));
    if (products && view.finished) session.tell({ kind: 'resultShown', products });
  }, [ranking, session, view.finished]);

  const said = head.questions.flatMap((question) => {
    const answer = 'options' in question ? answers[question.id] : undefined;
    return answerInWords(question, answer, texts, locale, head.currency) || [];
  });
  const quote = (key: string) => quoteAnswers(texts[key] ?? '', head, pathOf(view), texts, locale);
  const help = quote('results.help');
  return (
    <div className="rq-results">
      <h2 ref={title} className="rq-title" part="title" tabIndex={-1}>
        {quote('results.title') ||
          (slots.length > 0 ? resultWord(locale, 'perfect') : resultWord(locale, 'thanks'))}
      </h2>
      {help && <p className="rq-help">{help}</p>}
      {end?.to === 'link' && (
        <p>
          <a className="rq-button" part="button" href={end.url} rel="noopener">
            {resultWord(locale, 'leave')}
          </a>
        </p>
      )}
      {!!ranking?.relaxed.length && <p className="rq-help">{resultWord(locale, 'nearest')}</p>}
      {slots.slice(0, whole ? undefined : 1).map((slot, index) => (
        <Slot
          key={slot.id}
          {...props}
          pool={pool as Pool}
          slot={slot}
          session={session}
          leading={index === 0}
        />
      ))}
      {slots.length === 0 && (
        <div className="rq-empty">
          {said.length > 0 && <p>{fill(resultWord(locale, 'chose'), { answers: listed(said, locale) })}</p>}
          {!pool && !props.failed && <p className="rq-wait">{word(locale, 'loading')}</p>}
          {props.failed && (
            <p>
              {resultWord(locale, 'nothing')}{' '}
              <button type="button" className="rq-link" onClick={props.retry}>
                {word(locale, 'retry')}
              </button>
            </p>
          )}
        </div>
      )}
      {whole && <Below {...props} />}
    </div>
  );
};
