import type { Answer } from '#shared/model/answer.ts';
import { choices } from '#shared/quiz/answer.ts';
import { word } from '../words.ts';
import type { FieldProps, Of } from './props.ts';

type Choice = Of<'single' | 'multiple' | 'picture' | 'swatch' | 'yesNo'>;

const picked = (answer: Answer | undefined) => (answer?.kind === 'options' ? answer : undefined);

/** The answer after one option was ticked or unticked; an exclusive option stands alone. */
export const toggled = (question: Choice, answer: Answer | undefined, id: string, many: boolean): Answer => {
  const ids = picked(answer)?.ids ?? [];
  const other = picked(answer)?.other;
  if (!many) return { kind: 'options', ids: [id] };
  if (ids.includes(id))
    return { kind: 'options', ids: ids.filter((held) => held !== id), ...(other && { other }) };
  const alone = new Set(question.options.filter((option) => option.exclusive).map((option) => option.id));
  if (alone.has(id)) return { kind: 'options', ids: [id] };
  return { kind: 'options', ids: [...ids.filter((held) => !alone.has(held)), id], ...(other && { other }) };
};

/** Radio buttons or checkboxes, as rows, pictures or colours. Arrow keys select; a pointer selects and moves on. */
export const Choices = (props: FieldProps<Choice>) => {
  const { question, answer, texts, locale, onAnswer, onChoose } = props;
  const many = choices(question).max > 1;
  const type = many ? 'checkbox' : 'radio';
  const name = `rq-${question.id}`;
  const held = picked(answer);
  const withOther = (other: string | undefined): Answer => {
    const ids = many ? (held?.ids ?? []) : [];
    return { kind: 'options', ids, ...(other !== undefined && { other }) };
  };
  const named = { 'aria-labelledby': props.labelledBy, 'aria-describedby': props.describedBy };
  const group = many
    ? { role: 'group', ...named }
    : { role: 'radiogroup', ...named, 'aria-required': question.required, 'aria-invalid': props.invalid };
  return (
    <div {...group} className={`rq-options rq-${question.type}`}>
      {question.options.map((option) => (
        <label key={option.id} className="rq-option" part="option">
          <input
            type={type}
            name={name}
            checked={held?.ids.includes(option.id) ?? false}
            onChange={() => onAnswer(toggled(question, answer, option.id, many))}
            onClick={(event) => {
              // Arrow keys and a screen reader's activation have no detail: they select, and Next moves on.
              if (!many && event.detail > 0) onChoose(toggled(question, answer, option.id, false));
            }}
          />
          {option.image && <img src={option.image} alt={texts[`${option.id}.alt`] ?? ''} decoding="async" />}
          {option.color && <span className="rq-colour" style={{ background: option.color }} />}
          <span className="rq-mark" />
          <span className="rq-label">{texts[`${option.id}.label`]}</span>
        </label>
      ))}
      {'other' in question && question.other && (
        <>
          <label className="rq-option" part="option">
            <input
              type={type}
              name={name}
              checked={held?.other !== undefined}
              onChange={(event) => onAnswer(withOther(event.currentTarget.checked ? '' : undefined))}
            />
            <span className="rq-mark" />
            <span className="rq-label">{word(locale, 'other')}</span>
          </label>
          {held?.other !== undefined && (
            <input
              className="rq-input"
              aria-label={word(locale, 'other')}
              maxLength={200}
              value={held.other}
              onInput={(event) => onAnswer(withOther(event.currentTarget.value))}
            />
          )}
        </>
      )}
    </div>
  );
};
