import { fill } from '../words.ts';
import type { FieldProps, Of } from './props.ts';

const spoken = {
  en: { stars: '{n} of {max} stars' },
  nl: { stars: '{n} van {max} sterren' },
};

type Steps = Of<'rating' | 'scale'>;

const stepsOf = (question: Steps): number[] => {
  const { min, max, step } = question.type === 'rating' ? { min: 1, max: question.max, step: 1 } : question;
  const count = Math.floor((max - min) / step + 1e-6) + 1;
  // Steps such as 0.1 do not come out even in binary; nine digits are enough for every range allowed.
  return Array.from({ length: count }, (_, index) => Number((min + index * step).toFixed(9)));
};

const Star = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z" />
  </svg>
);

/** Stars, or numbered steps with a text at both ends: one radio group. */
export const Steps = (props: FieldProps<Steps>) => {
  const { question, texts, locale, onAnswer, onChoose } = props;
  const value = props.answer?.kind === 'number' ? props.answer.value : undefined;
  const stars = question.type === 'rating';
  return (
    <div>
      <div
        role="radiogroup"
        aria-labelledby={props.labelledBy}
        aria-describedby={props.describedBy}
        aria-required={question.required}
        aria-invalid={props.invalid}
        className={stars ? 'rq-stars' : 'rq-scale'}
      >
        {stepsOf(question).map((step) => (
          <label key={step} className={stars && value !== undefined && step <= value ? 'rq-on' : ''}>
            <input
              type="radio"
              name={`rq-${question.id}`}
              aria-label={stars ? fill(spoken[locale].stars, { n: step, max: question.max }) : undefined}
              checked={value === step}
              onChange={() => onAnswer({ kind: 'number', value: step })}
              onClick={(event) => event.detail > 0 && onChoose({ kind: 'number', value: step })}
            />
            {stars ? <Star /> : <span>{new Intl.NumberFormat(locale).format(step)}</span>}
          </label>
        ))}
      </div>
      {!stars && (
        <p className="rq-ends">
          <span>{texts[`${question.id}.low`]}</span>
          <span>{texts[`${question.id}.high`]}</span>
        </p>
      )}
    </div>
  );
};
