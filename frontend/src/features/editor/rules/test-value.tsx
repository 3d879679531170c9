import { X } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { Question } from '#shared/model/quiz.ts';
import { bareControlClass, TextField } from '../../../ui/field.tsx';
import { NumberField } from '../properties/number-field.tsx';
import { hasOptions } from '../quiz-edits.ts';
import { useNames } from '../use-names.ts';
import type { Test } from './condition-edits.ts';
import { messages } from './messages.ts';

interface Props<T extends Test = Test> {
  test: T;
  question: Question | undefined;
  onChange(test: Test): void;
}
type Of<Op extends Test['op']> = Extract<Test, { op: Op }>;

/** The answers that are asked for: at least one. */
function Answers({ test, question, onChange }: Props<Of<'anyOf' | 'allOf'>>) {
  const intl = useIntl();
  const names = useNames();
  const all = question && hasOptions(question) ? question.options.map(({ id }) => id) : [];
  const rest = all.filter((id) => !test.options.includes(id));
  const only = test.options.length === 1;
  return (
    <div className="flex flex-wrap gap-1.5">
      {only && (
        <select
          aria-label={intl.formatMessage(messages.answers)}
          value={test.options[0]}
          onChange={(event) => onChange({ ...test, options: [event.target.value] })}
          className={`${bareControlClass} select-arrow w-full min-w-0 truncate pr-8`}
        >
          {(all.includes(test.options[0] ?? '') ? all : [...test.options, ...all]).map((id) => (
            <option key={id} value={id}>
              {names.option(id)}
            </option>
          ))}
        </select>
      )}
      {(only ? [] : test.options).map((id) => (
        <span
          key={id}
          className="inline-flex h-8 max-w-full items-center rounded-full border border-accent-line bg-accent-soft pl-3 text-sm font-[540] text-accent-ink"
        >
          <span className="truncate py-1 pr-1">{names.option(id)}</span>
          <button
            type="button"
            aria-label={intl.formatMessage(messages.removeAnswer, { name: names.option(id) })}
            onClick={() => onChange({ ...test, options: test.options.filter((one) => one !== id) })}
            className="touch grid size-7 shrink-0 place-items-center rounded-full"
          >
            <X className="size-3.5" aria-hidden />
          </button>
        </span>
      ))}
      {rest.length > 0 && (
        <select
          aria-label={intl.formatMessage(messages.addAnswer)}
          value=""
          onChange={(event) => onChange({ ...test, options: [...test.options, event.target.value] })}
          className={`${bareControlClass} select-arrow max-w-full pr-8`}
        >
          <option value="" disabled>
            {intl.formatMessage(messages.addAnswer)}
          </option>
          {rest.map((id) => (
            <option key={id} value={id}>
              {names.option(id)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

function Ends({ test, onChange }: Props<Of<'between'>>) {
  const intl = useIntl();
  return (
    <div className="grid grid-cols-2 gap-2">
      <NumberField
        label={intl.formatMessage(messages.from)}
        value={test.min}
        onChange={(min) => min !== undefined && onChange({ ...test, min })}
      />
      <NumberField
        label={intl.formatMessage(messages.to)}
        value={test.max}
        onChange={(max) => max !== undefined && onChange({ ...test, max })}
      />
    </div>
  );
}

/** What a test holds an answer against. */
export function TestValue({ test, question, onChange }: Props) {
  const intl = useIntl();
  const names = useNames();
  switch (test.op) {
    case 'anyOf':
    case 'allOf':
      return <Answers test={test} question={question} onChange={onChange} />;
    case 'between':
      return <Ends test={test} question={question} onChange={onChange} />;
    case 'greater':
      return (
        <NumberField
          label={intl.formatMessage(messages.value)}
          value={test.value}
          onChange={(value) => value !== undefined && onChange({ ...test, value })}
        />
      );
    case 'equals':
      if (typeof test.value === 'boolean') return null;
      if (typeof test.value === 'string') return <p className="text-sm">{names.option(test.value)}</p>;
      return (
        <NumberField
          label={intl.formatMessage(messages.value)}
          value={test.value}
          onChange={(value) => value !== undefined && onChange({ ...test, value })}
        />
      );
    case 'contains':
      return (
        <TextField
          label={intl.formatMessage(messages.text)}
          value={test.text}
          maxLength={200}
          onChange={(event) => event.target.value && onChange({ ...test, text: event.target.value })}
        />
      );
    case 'answered':
      return null;
  }
}
