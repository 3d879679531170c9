import type { FieldProps, Of } from './props.ts';

type Text = Of<'shortText' | 'longText' | 'email' | 'phone' | 'date'>;

const kinds = {
  shortText: { type: 'text', autoComplete: 'off' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  date: { type: 'date', autoComplete: 'off' },
};

/** A line or a box of text, with the keyboard and the suggestions that fit what is asked. */
export const Text = (props: FieldProps<Text>) => {
  const { question, answer } = props;
  const limit = 'maxLength' in question ? question.maxLength : undefined;
  const value = answer?.kind === 'text' ? answer.value : '';
  const shared = {
    className: 'rq-input',
    'aria-labelledby': props.labelledBy,
    'aria-describedby': props.describedBy,
    'aria-required': question.required,
    'aria-invalid': props.invalid,
    maxLength: limit,
    value,
    onInput: (event: { currentTarget: { value: string } }) =>
      props.onAnswer({ kind: 'text', value: event.currentTarget.value }),
  };
  return (
    <div>
      {question.type === 'longText' ? (
        <textarea rows={5} {...shared} />
      ) : (
        <input
          {...kinds[question.type]}
          {...(question.type === 'date' && { min: question.min, max: question.max })}
          {...shared}
        />
      )}
      {limit && value.length > limit * 0.8 && (
        <p className="rq-count" aria-hidden="true">
          {value.length} / {limit}
        </p>
      )}
    </div>
  );
};
