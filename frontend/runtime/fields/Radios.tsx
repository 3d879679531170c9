import type { Answer } from '#shared/model/answer.ts';
import { Option } from './Option.tsx';
import type { FieldProps, Of } from './props.ts';

/** One of a few, in rows. Arrow keys select; a pointer selects and moves on. */
export const Radios = (props: FieldProps<Of<'single' | 'yesNo'>>) => {
  const { question, answer, texts, onAnswer, onChoose } = props;
  return (
    <div
      role="radiogroup"
      aria-labelledby={props.labelledBy}
      aria-describedby={props.describedBy}
      aria-required={question.required}
      aria-invalid={props.invalid}
      className="rq-options"
    >
      {question.options.map(({ id }) => {
        const chosen: Answer = { kind: 'options', ids: [id] };
        return (
          <Option
            key={id}
            type="radio"
            name={`rq-${question.id}`}
            checked={answer?.kind === 'options' && answer.ids[0] === id}
            label={texts[`${id}.label`]}
            onPick={() => onAnswer(chosen)}
            onPress={() => onChoose(chosen)}
          />
        );
      })}
    </div>
  );
};
