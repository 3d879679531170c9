import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Locale } from '#shared/model/locale.ts';
import type { Texts } from '#shared/model/quiz.ts';
import { answerInWords, listed } from '#shared/quiz/answer.ts';
import type { Card, Head, Pool } from '#shared/quiz/artefact.ts';
import { walk } from '#shared/quiz/flow.ts';
import { rank } from '#shared/quiz/rank.ts';
import type { Session, View } from '../session.ts';
import { fill, word } from '../words.ts';
import { GivenAnswers } from './GivenAnswers.tsx';
import { resultWord } from './resultWords.ts';
import { Slot } from './Slot.tsx';

export interface ResultsProps {
  head: Head;
  pool: Pool | undefined;
  failed: boolean;
  retry(): void;
  texts: Texts;
  locale: Locale;
  view: View;
  session: Session;
  addToCart?: ((card: Card, session: string) => Promise<void>) | undefined;
  say(text: string): void;
}

/** What fits, why it fits, and what would change it. */
export const Results = (props: ResultsProps) => {
  const { head, pool, texts, locale, view, session, say } = props;
  const { answers } = view;
  const ranking = useMemo(() => (pool ? rank(head, pool, answers) : undefined), [head, pool, answers]);
  const { end } = walk(head.questions, answers);
  const slots = ranking?.slots.filter((slot) => slot.items.length > 0) ?? [];
  const first = slots[0]?.items[0]?.card;
  const name = first === undefined ? undefined : pool?.cards[first]?.title;

  // The best match is painted first, and what stands below it right after.
  const [whole, setWhole] = useState(!view.moved);
  useEffect(() => setWhole(true), []);

  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const element = title.current;
    if (!element || !view.moved) return;
    element.focus({ preventScroll: true });
    if (element.getBoundingClientRect().top < 0) element.scrollIntoView();
  }, [view.moved]);
  const told = useRef<string | undefined>(undefined);
  useEffect(() => {
    // Told when an answer is changed on this page; the first result is read out with the title's focus.
    if (name && told.current && told.current !== name) say(fill(resultWord(locale, 'newTop'), { name }));
    told.current = name;
  }, [name, locale, say]);

  const said = head.questions.flatMap((question) => {
    const answer = 'options' in question ? answers[question.id] : undefined;
    return answerInWords(question, answer, texts, locale, head.currency) || [];
  });
  const fallback = texts['results.title'] || resultWord(locale, slots.length > 0 ? 'perfect' : 'thanks');
  return (
    <div className="rq-results">
      <h2 ref={title} className="rq-title" part="title" tabIndex={-1}>
        {fallback}
      </h2>
      {end?.to === 'link' && (
        <p>
          <a className="rq-button" part="button" href={end.url} rel="noopener">
            {resultWord(locale, 'leave')}
          </a>
        </p>
      )}
      {ranking && ranking.relaxed.length > 0 && <p className="rq-help">{resultWord(locale, 'nearest')}</p>}
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
      {whole && (
        <>
          {head.results.discountCode && (
            <p className="rq-code">{fill(resultWord(locale, 'code'), { code: head.results.discountCode })}</p>
          )}
          <GivenAnswers {...props} />
          <p className="rq-buttons">
            <button
              type="button"
              className="rq-plain"
              part="button-secondary"
              onClick={() => session.goTo(0)}
            >
              {resultWord(locale, 'different')}
            </button>
            <button type="button" className="rq-link" onClick={session.restart}>
              {resultWord(locale, 'restart')}
            </button>
          </p>
        </>
      )}
    </div>
  );
};
