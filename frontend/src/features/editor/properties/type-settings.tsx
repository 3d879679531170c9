import { useIntl } from 'react-intl';
import type { Question } from '#shared/model/quiz.ts';
import { without } from '../../../lib/without.ts';
import { TextField } from '../../../ui/field.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { Weight } from '../../../ui/weight.tsx';
import { useEditor } from '../editor-context.ts';
import { messages } from './messages.ts';
import { NumberField } from './number-field.tsx';
import { TextInput } from './text-input.tsx';

interface Props<Q extends Question = Question> {
  question: Q;
  change(next: (before: Question) => Question): void;
}
type Of<Type extends Question['type']> = Extract<Question, { type: Type }>;

function Choices({ question, change }: Props<Of<'multiple' | 'picture' | 'swatch'>>) {
  const intl = useIntl();
  const set = (key: 'minChoices' | 'maxChoices') => (value: number | undefined) =>
    change((before) => {
      if (!('minChoices' in before || before.type === question.type)) return before;
      return value === undefined
        ? without(before as typeof question, key)
        : ({ ...before, [key]: value } as Question);
    });
  return (
    <div className="grid grid-cols-2 gap-3">
      <NumberField
        label={intl.formatMessage(messages.minChoices)}
        value={question.minChoices}
        min={0}
        max={100}
        step={1}
        onChange={set('minChoices')}
      />
      <NumberField
        label={intl.formatMessage(messages.maxChoices)}
        value={question.maxChoices}
        min={1}
        max={100}
        step={1}
        onChange={set('maxChoices')}
      />
    </div>
  );
}

function Range({ question, change }: Props<Of<'scale' | 'number' | 'priceRange'>>) {
  const intl = useIntl();
  const { id, type, effect } = question;
  const set = (key: 'min' | 'max' | 'step') => (value: number | undefined) =>
    value !== undefined && change((before) => ({ ...before, [key]: value }) as Question);
  return (
    <>
      <div className="grid grid-cols-3 gap-3">
        <NumberField label={intl.formatMessage(messages.min)} value={question.min} onChange={set('min')} />
        <NumberField label={intl.formatMessage(messages.max)} value={question.max} onChange={set('max')} />
        <NumberField
          label={intl.formatMessage(messages.step)}
          value={question.step}
          min={0.001}
          onChange={set('step')}
        />
      </div>
      {type === 'scale' && (
        <>
          <TextInput label={intl.formatMessage(messages.low)} textKey={`${id}.low`} part="label" />
          <TextInput label={intl.formatMessage(messages.high)} textKey={`${id}.high`} part="label" />
        </>
      )}
      {type === 'number' && (
        <TextInput label={intl.formatMessage(messages.unit)} textKey={`${id}.unit`} part="label" />
      )}
      {type === 'priceRange' && effect && (
        <Weight
          label={intl.formatMessage(messages.priceWeight)}
          value={effect.weight}
          onChange={(weight) =>
            change((before) => ({ ...before, effect: { ...effect, weight } }) as Question)
          }
        />
      )}
    </>
  );
}

function Days({ question, change }: Props<Of<'date'>>) {
  const intl = useIntl();
  const set = (key: 'min' | 'max', value: string) =>
    change((before) =>
      value ? ({ ...before, [key]: value } as Question) : without(before as Of<'date'>, key),
    );
  return (
    <div className="grid grid-cols-2 gap-3">
      <TextField
        label={intl.formatMessage(messages.earliest)}
        type="date"
        value={question.min ?? ''}
        onChange={(event) => set('min', event.target.value)}
      />
      <TextField
        label={intl.formatMessage(messages.latest)}
        type="date"
        value={question.max ?? ''}
        onChange={(event) => set('max', event.target.value)}
      />
    </div>
  );
}

function Wording({ question, change }: Props<Of<'consent'>>) {
  const intl = useIntl();
  const record = useEditor(({ record }) => record);
  // What shoppers agreed to before must stay told apart from what they agree to now.
  const published = record.publishedVersion ?? 0;
  return (
    <TextInput
      label={intl.formatMessage(messages.wording)}
      hint={intl.formatMessage(messages.wordingHint, { version: question.wordingVersion })}
      textKey={`${question.id}.wording`}
      part="wording"
      multiline
      onWrite={() =>
        change(
          (before) =>
            ({ ...before, wordingVersion: Math.max(question.wordingVersion, published + 1) }) as Question,
        )
      }
    />
  );
}

/** The settings that only this type of question has. */
export function TypeSettings({ question, change }: Props) {
  const intl = useIntl();
  const limit = (max: number) => (
    <NumberField
      label={intl.formatMessage(messages.maxLength)}
      value={'maxLength' in question ? question.maxLength : undefined}
      min={1}
      max={max}
      step={1}
      onChange={(maxLength) => maxLength && change((before) => ({ ...before, maxLength }) as Question)}
    />
  );
  const other = (
    <Switch
      label={intl.formatMessage(messages.other)}
      checked={'other' in question && question.other === true}
      onChange={(on) => change((before) => ({ ...before, other: on }) as Question)}
    />
  );
  switch (question.type) {
    case 'single':
    case 'dropdown':
      return other;
    case 'multiple':
    case 'picture':
      return (
        <>
          <Choices question={question} change={change} />
          {other}
        </>
      );
    case 'swatch':
      return <Choices question={question} change={change} />;
    case 'scale':
    case 'number':
    case 'priceRange':
      return <Range question={question} change={change} />;
    case 'rating':
      return (
        <NumberField
          label={intl.formatMessage(messages.stars)}
          value={question.max}
          min={2}
          max={10}
          step={1}
          onChange={(max) => max && change((before) => ({ ...before, max }) as Question)}
        />
      );
    case 'shortText':
      return limit(200);
    case 'longText':
      return limit(5000);
    case 'date':
      return <Days question={question} change={change} />;
    case 'consent':
      return <Wording question={question} change={change} />;
    default:
      return null;
  }
}
