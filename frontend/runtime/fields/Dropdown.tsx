import type { Answer } from '#shared/model/answer.ts';
import { otherWord } from './choiceWords.ts';
import type { FieldProps, Of } from './props.ts';

const choose = { en: 'Choose…', nl: 'Kies…' };

const otherValue = 'other value';

/** The browser's own list: one that every phone and screen reader knows. */
export const Dropdown = (props: FieldProps<Of<'dropdown'>>) => {
  const { question, answer, texts, locale, onAnswer } = props;
  const held = answer?.kind === 'options' ? answer : undefined;
  const other = held?.other;
  const chosen = (value: string): Answer | undefined => {
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
        onChange={(event) => onAnswer(chosen(event.currentTarget.value))}
      >
        <option value="">{choose[locale]}</option>
        {question.options.map((option) => (
          <option key={option.id} value={option.id}>
            {texts[`${option.id}.label`]}
          </option>
        ))}
        {question.other && <option value={otherValue}>{otherWord[locale]}</option>}
      </select>
      {other !== undefined && (
        <input
          className="rq-input"
          aria-label={otherWord[locale]}
          maxLength={200}
          value={other}
          onInput={(event) => onAnswer({ kind: 'options', ids: [], other: event.currentTarget.value })}
        />
      )}
    </div>
  );
};
