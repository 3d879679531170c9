import { money } from '#shared/quiz/answer.ts';
import type { FieldProps, Of } from './props.ts';

const words = {
  en: { lowest: 'Lowest price', highest: 'Highest price' },
  nl: { lowest: 'Laagste prijs', highest: 'Hoogste prijs' },
};

/** Two thumbs on one track; neither passes the other. Each is a slider of its own for the keyboard. */
export const PriceRange = (props: FieldProps<Of<'priceRange'>>) => {
  const { question, answer, locale, currency } = props;
  const { min, max, step } = question;
  const from = answer?.kind === 'range' ? answer.min : min;
  const to = answer?.kind === 'range' ? answer.max : max;
  const format = (amount: number) => money(amount, locale, currency);
  const share = (amount: number) => (amount - min) / (max - min || 1);
  const move = (low: number, high: number) => props.onAnswer({ kind: 'range', min: low, max: high });
  const thumb = { min, max, step, 'aria-describedby': props.describedBy };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be named by the question's heading
    <div
      role="group"
      aria-labelledby={props.labelledBy}
      className="rq-slider rq-two"
      style={{ '--rq-from': share(from), '--rq-to': share(to) } as object}
    >
      <output className="rq-value">
        {format(from)} – {format(to)}
      </output>
      <div className="rq-track">
        <input
          {...thumb}
          type="range"
          // At the far end both thumbs meet: the one that can still move lies on top.
          style={{ zIndex: share(from) > 0.5 ? 2 : 1 }}
          aria-label={words[locale].lowest}
          aria-valuetext={format(from)}
          value={from}
          onInput={(event) => {
            const low = Math.min(Number(event.currentTarget.value), to);
            event.currentTarget.value = String(low);
            move(low, to);
          }}
        />
        <input
          {...thumb}
          type="range"
          style={{ zIndex: 1 }}
          aria-label={words[locale].highest}
          aria-valuetext={format(to)}
          value={to}
          onInput={(event) => {
            const high = Math.max(Number(event.currentTarget.value), from);
            event.currentTarget.value = String(high);
            move(from, high);
          }}
        />
      </div>
      <p className="rq-ends" aria-hidden="true">
        <span>{format(min)}</span>
        <span>{format(max)}</span>
      </p>
    </div>
  );
};
