import type { Answer } from '#shared/model/answer.ts';
import type { FieldProps, Of } from './props.ts';

const words = {
  en: { choose: 'Choose…', other: 'Other' },
  nl: { choose: 'Kies…', other: 'Anders' },
};

const otherValue = 'other value';

/** The browser's own list: one that every phone and screen reader knows. */
export const Dropdown = (props: FieldProps<Of<'dropdown'>>) => {
  const { question, answer, texts, locale, onAnswer } = props;
  const held = answer?.kind === 'options' ? answer : undefined;
  const other = held?.other;
  const choose = (value: string): Answer | undefined => {
    if (value === otherValue) return { kind: 'options', ids: [], other: other ?? '' };
    return value === '' ? undefined : { kind: 'options', ids: [value] };
  };
  return (
    <div className="rq-stack">
      <select
        className="rq-input"
        aria-labelledby={props.labelledBy}
        aria-describedby={props.describedBy}
        aria-required={question.required}
        aria-invalid={props.invalid}
        value={other === undefined ? (held?.ids[0] ?? '') : otherValue}
        onChange={(event) => onAnswer(choose(event.currentTarget.value))}
      >
        <option value="">{words[locale].choose}</option>
        {question.options.map((option) => (
          <option key={option.id} value={option.id}>
            {texts[`${option.id}.label`]}
          </option>
        ))}
        {question.other && <option value={otherValue}>{words[locale].other}</option>}
      </select>
      {other !== undefined && (
        <input
          className="rq-input"
          aria-label={words[locale].other}
          maxLength={200}
          value={other}
          onInput={(event) => onAnswer({ kind: 'options', ids: [], other: event.currentTarget.value })}
        />
      )}
    </div>
  );
};
