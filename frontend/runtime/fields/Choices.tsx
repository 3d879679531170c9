import type { Answer } from '#shared/model/answer.ts';
import { choices } from '#shared/quiz/counts.ts';
import { hintOf, otherWord } from './choiceWords.ts';
import { Option } from './Option.tsx';
import type { FieldProps, Of } from './props.ts';

type Choice = Of<'single' | 'multiple' | 'picture' | 'swatch' | 'yesNo'>;
type Picked = Extract<Answer, { kind: 'options' }>;

const none: Picked = { kind: 'options', ids: [] };

/** The answer after one option was ticked or unticked; an exclusive option stands alone. */
export const toggled = (question: Choice, held: Picked, id: string): Picked => {
  if (held.ids.includes(id)) return { ...held, ids: held.ids.filter((other) => other !== id) };
  const alone = question.options.filter((option) => option.exclusive).map((option) => option.id);
  if (alone.includes(id)) return { kind: 'options', ids: [id] };
  return { ...held, ids: [...held.ids.filter((other) => !alone.includes(other)), id] };
};

/** Choices with all they can have: several at once, pictures, colours, an answer of one's own. */
export const Choices = (props: FieldProps<Choice>) => {
  const { question, answer, texts, locale, onAnswer, onChoose } = props;
  const { min, max } = choices(question);
  const many = max > 1;
  const type = many ? 'checkbox' : 'radio';
  const name = `rq-${question.id}`;
  const held = answer?.kind === 'options' ? answer : none;
  const withOther = (other: string): Answer => ({ kind: 'options', ids: many ? held.ids : [], other });
  const hint = many && hintOf(question, min, max, locale);
  const named = {
    'aria-labelledby': props.labelledBy,
    'aria-describedby': [props.describedBy, hint && `${name}-hint`].filter(Boolean).join(' ') || undefined,
  };
  const group = many
    ? { role: 'group', ...named }
    : { role: 'radiogroup', ...named, 'aria-required': question.required, 'aria-invalid': props.invalid };
  return (
    <>
      {hint && (
        <p id={`${name}-hint`} className="rq-hint">
          {hint}
        </p>
      )}
      <div {...group} className={`rq-options is-${question.type}`}>
        {question.options.map(({ id, image, color }) => (
          <Option
            key={id}
            type={type}
            name={name}
            checked={held.ids.includes(id)}
            label={texts[`${id}.label`]}
            onPick={() => onAnswer(many ? toggled(question, held, id) : { kind: 'options', ids: [id] })}
            onPress={many ? undefined : () => onChoose({ kind: 'options', ids: [id] })}
          >
            {image && <img src={image} alt={texts[`${id}.alt`] ?? ''} decoding="async" />}
            {color && <span className="rq-colour" style={{ background: color }} />}
          </Option>
        ))}
        {'other' in question && question.other && (
          <Option
            type={type}
            name={name}
            checked={held.other !== undefined}
            label={otherWord[locale]}
            onPick={(checked) => onAnswer(checked ? withOther('') : { kind: 'options', ids: held.ids })}
          />
        )}
        {held.other !== undefined && (
          <input
            className="rq-input"
            aria-label={otherWord[locale]}
            maxLength={200}
            value={held.other}
            onInput={(event) => onAnswer(withOther(event.currentTarget.value))}
          />
        )}
      </div>
    </>
  );
};
