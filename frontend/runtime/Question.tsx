import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { Answer } from '#shared/model/answer.ts';
import type { Locale } from '#shared/model/locale.ts';
import type { Texts } from '#shared/model/quiz.ts';
import type { AskedQuestion } from '#shared/quiz/artefact.ts';
import { Field, type Fields } from './fields/Field.tsx';
import { Media } from './Media.tsx';
import { useFocus } from './useFocus.ts';
import type { Ask } from './useSession.ts';
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
  fields: Fields | undefined;
  /** The fields may still come. */
  waiting: boolean;
  ask: Ask;
  say(text: string): void;
}

const controls = 'input, select, textarea, button';

/** One question on screen: a form, so that Enter moves on. */
export const Question = (props: QuestionProps) => {
  const { question, texts, locale, ask } = props;
  const [fault, setFault] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useFocus(title, props.takeFocus);

  const change = (next: Answer | undefined) =>
    ask((session) => setFault(session.answer(question.id, next, fault !== '')));
  const choose = (next?: Answer) =>
    ask((session) => {
      const told = session.next(question.id, next);
      setFault(told);
      // A pressed control that is taken away with the focus on it costs the browser another layout.
      form.current?.querySelector<HTMLElement>(told ? controls : ':focus')?.[told ? 'focus' : 'blur']();
    });
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    choose();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && event.target === title.current) {
      event.preventDefault();
      form.current?.querySelector<HTMLElement>(controls)?.focus();
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
  };

  const id = `rq-${question.id}`;
  const help = texts[`${question.id}.help`];
  const described = [help && `${id}-help`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <form ref={form} className="rq-question" noValidate onSubmit={submit} onKeyDown={keys}>
      <h2 ref={title} id={`${id}-title`} className="rq-title" part="title" tabIndex={-1}>
        {texts[`${question.id}.title`]}
      </h2>
      {help && (
        <p id={`${id}-help`} className="rq-help" part="help">
          {help}
        </p>
      )}
      <Media question={question} alt={texts[`${question.id}.alt`] ?? ''} />
      <Field
        {...props}
        labelledBy={`${id}-title`}
        describedBy={described || undefined}
        invalid={fault !== ''}
        onAnswer={change}
        onChoose={choose}
      />
      {fault && (
        <p id={`${id}-fault`} className="rq-fault" role="alert">
          {fault}
        </p>
      )}
      <p className="rq-buttons">
        <button type="submit" className="rq-button" part="button">
          {word(locale, 'next')}
        </button>
        {!question.required && question.type !== 'statement' && (
          <button type="button" className="rq-link" onClick={() => choose({ kind: 'seen' })}>
            {word(locale, 'skip')}
          </button>
        )}
      </p>
    </form>
  );
};
