import { answerInWords } from '#shared/quiz/answer.ts';
import { middle } from '../field.ts';
import type { FieldProps, Of } from './props.ts';

/** One thumb, with its value in words above it. */
export const Slider = (props: FieldProps<Of<'number' | 'scale'>>) => {
  const { question, answer, texts, locale } = props;
  const { min, max, step } = question;
  const value = answer?.kind === 'number' ? answer.value : middle(question);
  const format = (amount: number) =>
    answerInWords(question, { kind: 'number', value: amount }, texts, locale);
  return (
    <div
      className="rq-slider"
      style={{ '--rq-from': 0, '--rq-to': (value - min) / (max - min || 1) } as object}
    >
      <output className="rq-value">{format(value)}</output>
      <div className="rq-track">
        <input
          type="range"
          aria-labelledby={props.labelledBy}
          aria-describedby={props.describedBy}
          aria-valuetext={format(value)}
          min={min}
          max={max}
          step={step}
          value={value}
          onInput={(event) => props.onAnswer({ kind: 'number', value: Number(event.currentTarget.value) })}
        />
      </div>
      <p className="rq-ends">
        <span>{texts[`${question.id}.low`] ?? format(min)}</span>
        <span>{texts[`${question.id}.high`] ?? format(max)}</span>
      </p>
    </div>
  );
};
