import type { FieldProps, Of } from './props.ts';

/** One box to tick, never ticked beforehand; its words are the versioned wording. */
export const Consent = (props: FieldProps<Of<'consent'>>) => (
  <label className="rq-option rq-consent" part="option">
    <input
      type="checkbox"
      aria-describedby={props.describedBy}
      aria-required={props.question.required}
      aria-invalid={props.invalid}
      checked={props.answer?.kind === 'consent' && props.answer.given}
      onChange={(event) => props.onAnswer({ kind: 'consent', given: event.currentTarget.checked })}
    />
    <span className="rq-mark" />
    <span className="rq-label">{props.texts[`${props.question.id}.wording`]}</span>
  </label>
);
