import { type FormEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Answer } from '#shared/model/answer.ts';
import type { Locale } from '#shared/model/locale.ts';
import type { Texts } from '#shared/model/quiz.ts';
import { type AnswerFault, checkAnswer } from '#shared/quiz/answer.ts';
import type { AskedQuestion } from '#shared/quiz/artefact.ts';
import { committed } from './field.ts';
import { Field } from './fields/Field.tsx';
import { faultOf, hintOf } from './limits.ts';
import { Media } from './Media.tsx';
import { word } from './words.ts';

interface QuestionProps {
  /** With only the options that are shown. */
  question: AskedQuestion;
  answer: Answer | undefined;
  texts: Texts;
  locale: Locale;
  currency: string;
  /** It was moved to: its title takes the focus, which also reads it out. */
  takeFocus: boolean;
  onAnswer(answer: Answer | undefined): void;
  onNext(answer: Answer | undefined): void;
  say(text: string): void;
}

const controls = 'input, select, textarea, button';

/** One question on screen: a form, so that Enter moves on. */
export const Question = (props: QuestionProps) => {
  const { question, answer, texts, locale, onAnswer, onNext } = props;
  const [fault, setFault] = useState<AnswerFault | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const { takeFocus } = props;
  useLayoutEffect(() => {
    if (!takeFocus) return;
    title.current?.focus({ preventScroll: true });
    if ((title.current?.getBoundingClientRect().top ?? 0) < 0) title.current?.scrollIntoView();
  }, [takeFocus]);

  const change = (next: Answer | undefined) => {
    const now = checkAnswer(question, next);
    // Too many is told at once; everything else waits until Next, and goes when it is put right.
    if (fault || now === 'tooMany') setFault(now);
    onAnswer(next);
  };
  const choose = (next: Answer | undefined) => {
    const now = checkAnswer(question, next);
    setFault(now);
    if (!now) onNext(next);
    else field.current?.querySelector<HTMLElement>(controls)?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    choose(committed(question, answer));
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && event.target === title.current) {
      event.preventDefault();
      field.current?.querySelector<HTMLElement>(controls)?.focus();
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
  };

  const id = `rq-${question.id}`;
  const help = texts[`${question.id}.help`];
  const hint = hintOf(question, locale);
  const described = [help && `${id}-help`, hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean);
  return (
    <form className="rq-question" noValidate onSubmit={submit} onKeyDown={keys}>
      <h2 ref={title} id={`${id}-title`} className="rq-title" part="title" tabIndex={-1}>
        {texts[`${question.id}.title`]}
      </h2>
      {help && (
        <p id={`${id}-help`} className="rq-help" part="help">
          {help}
        </p>
      )}
      <Media question={question} alt={texts[`${question.id}.alt`] ?? ''} />
      {hint && (
        <p id={`${id}-hint`} className="rq-hint">
          {hint}
        </p>
      )}
      <div ref={field}>
        <Field
          question={question}
          answer={answer}
          texts={texts}
          locale={locale}
          currency={props.currency}
          labelledBy={`${id}-title`}
          describedBy={described.join(' ') || undefined}
          invalid={fault !== null}
          onAnswer={change}
          onChoose={choose}
          say={props.say}
        />
      </div>
      {fault && (
        <p id={`${id}-fault`} className="rq-fault" role="alert">
          {faultOf(question, fault, texts, locale)}
        </p>
      )}
      <p className="rq-buttons">
        <button type="submit" className="rq-button" part="button">
          {word(locale, 'next')}
        </button>
        {!question.required && question.type !== 'statement' && (
          <button type="button" className="rq-link" onClick={() => onNext({ kind: 'seen' })}>
            {word(locale, 'skip')}
          </button>
        )}
      </p>
    </form>
  );
};
