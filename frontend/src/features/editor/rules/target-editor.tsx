import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Question, Target } from '#shared/model/quiz.ts';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { useNames } from '../use-names.ts';
import { messages } from './messages.ts';

interface Props {
  target: Target;
  /** The questions it can lead to. */
  goals: Question[];
  onChange(target: Target): void;
}

const choiceOf = (target: Target) => (target.to === 'question' ? `question ${target.question}` : target.to);

function Address({ url, onChange }: { url: string; onChange(url: string): void }) {
  const intl = useIntl();
  const [typed, setTyped] = useState(url);
  const faulty = !/^https:\/\/[^\s]+\.[^\s]+/.test(typed);
  return (
    <TextField
      label={intl.formatMessage(messages.url)}
      type="url"
      inputMode="url"
      maxLength={2000}
      value={typed}
      error={faulty ? intl.formatMessage(messages.urlFault) : undefined}
      onChange={(event) => {
        const next = event.target.value.trim();
        setTyped(next);
        if (/^https:\/\/[^\s]+\.[^\s]+/.test(next)) onChange(next);
      }}
    />
  );
}

/** Where a rule leads: to a question further on, to the results, or away. */
export function TargetEditor({ target, goals, onChange }: Props) {
  const intl = useIntl();
  const names = useNames();
  const change = (value: string) => {
    const [to = '', question = ''] = value.split(' ');
    if (to === 'question') onChange({ to, question });
    else onChange(to === 'link' ? { to, url: 'https://' } : { to: 'results' });
  };
  const listed = target.to !== 'question' || goals.some(({ id }) => id === target.question);
  return (
    <>
      <SelectField
        label={intl.formatMessage(messages.goTo)}
        value={choiceOf(target)}
        onChange={(event) => change(event.target.value)}
      >
        {!listed && target.to === 'question' && (
          <option value={choiceOf(target)}>{names.question(target.question)}</option>
        )}
        {goals.map(({ id }) => (
          <option key={id} value={`question ${id}`}>
            {names.question(id)}
          </option>
        ))}
        <option value="results">{intl.formatMessage(messages.results)}</option>
        <option value="link">{intl.formatMessage(messages.link)}</option>
      </SelectField>
      {target.to === 'link' && <Address url={target.url} onChange={(url) => onChange({ to: 'link', url })} />}
    </>
  );
}
