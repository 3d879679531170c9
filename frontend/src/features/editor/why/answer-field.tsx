import { useIntl } from 'react-intl';
import type { Answer } from '#shared/model/answer.ts';
import type { AskedQuestion } from '#shared/quiz/artefact.ts';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { NumberField } from '../properties/number-field.tsx';
import { useNames } from '../use-names.ts';
import { messages } from './messages.ts';

interface Props<Q extends AskedQuestion = AskedQuestion> {
  question: Q;
  answer: Answer | undefined;
  onAnswer(answer: Answer): void;
}
type Choice = Extract<AskedQuestion, { options: unknown }>;

const takesSeveral = (question: Choice): boolean =>
  question.type === 'multiple' || ('maxChoices' in question && (question.maxChoices ?? 1) > 1);

/** Several answers, each on or off. */
function Several({ question, answer, onAnswer }: Props<Choice>) {
  const names = useNames();
  const chosen = answer?.kind === 'options' ? answer.ids : [];
  const toggle = (id: string) => {
    const ids = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
    onAnswer(ids.length > 0 ? { kind: 'options', ids } : { kind: 'seen' });
  };
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-[540]">{names.question(question.id)}</legend>
      <div className="flex flex-wrap gap-1.5">
        {question.options.map(({ id }) => (
          <button
            key={id}
            type="button"
            aria-pressed={chosen.includes(id)}
            onClick={() => toggle(id)}
            className="touch min-h-8 rounded-full border border-line-strong bg-surface px-3 text-sm aria-pressed:border-accent-line aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
          >
            {names.option(id)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function One({ question, answer, onAnswer }: Props<Choice>) {
  const intl = useIntl();
  const names = useNames();
  const chosen = answer?.kind === 'options' ? (answer.ids[0] ?? '') : '';
  const order = (first: string) =>
    question.type === 'ranking'
      ? [first, ...question.options.map(({ id }) => id).filter((id) => id !== first)]
      : [first];
  return (
    <SelectField
      label={names.question(question.id)}
      value={chosen}
      onChange={({ target: { value } }) =>
        onAnswer(value ? { kind: 'options', ids: order(value) } : { kind: 'seen' })
      }
    >
      <option value="">{intl.formatMessage(messages.noAnswer)}</option>
      {question.options.map(({ id }) => (
        <option key={id} value={id}>
          {names.option(id)}
        </option>
      ))}
    </SelectField>
  );
}

function Range({ question, answer, onAnswer }: Props<Extract<AskedQuestion, { type: 'priceRange' }>>) {
  const intl = useIntl();
  const names = useNames();
  const { min, max } = answer?.kind === 'range' ? answer : question;
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-[540]">{names.question(question.id)}</legend>
      <div className="grid grid-cols-2 gap-2">
        <NumberField
          label={intl.formatMessage(messages.from)}
          value={min}
          onChange={(from) =>
            from !== undefined && onAnswer({ kind: 'range', min: from, max: Math.max(from, max) })
          }
        />
        <NumberField
          label={intl.formatMessage(messages.to)}
          value={max}
          onChange={(to) => to !== undefined && onAnswer({ kind: 'range', min: Math.min(min, to), max: to })}
        />
      </div>
    </fieldset>
  );
}

/** One answer as the merchant assumes it, in the plainest field there is for its kind. */
export function AnswerField({ question, answer, onAnswer }: Props) {
  const names = useNames();
  const label = names.question(question.id);
  if ('options' in question)
    return takesSeveral(question) ? (
      <Several question={question} answer={answer} onAnswer={onAnswer} />
    ) : (
      <One question={question} answer={answer} onAnswer={onAnswer} />
    );
  switch (question.type) {
    case 'priceRange':
      return <Range question={question} answer={answer} onAnswer={onAnswer} />;
    case 'rating':
    case 'scale':
    case 'number':
      return (
        <NumberField
          label={label}
          value={answer?.kind === 'number' ? answer.value : undefined}
          onChange={(value) => onAnswer(value === undefined ? { kind: 'seen' } : { kind: 'number', value })}
        />
      );
    case 'consent':
      return (
        <Switch
          label={label}
          checked={answer?.kind === 'consent' && answer.given}
          onChange={(given) => onAnswer({ kind: 'consent', given })}
        />
      );
    case 'statement':
      return null;
    default:
      return (
        <TextField
          label={label}
          type={question.type === 'date' ? 'date' : 'text'}
          value={answer?.kind === 'text' ? answer.value : ''}
          onChange={({ target: { value } }) => onAnswer(value ? { kind: 'text', value } : { kind: 'seen' })}
        />
      );
  }
}
