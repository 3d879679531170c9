import { Check, TriangleAlert } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { contrast } from '#shared/quiz/readableTheme.ts';
import { messages } from './messages.ts';

interface Props {
  /** Hex colours. */
  colour: string;
  on: string;
  /** The least contrast that WCAG 2.2 AA asks for: 4.5 for text, 3 for what is seen. */
  least: number;
}

/** How well a colour stands out from what is behind it, as it is chosen. */
export function Contrast({ colour, on, least }: Props) {
  const ratio = contrast(colour, on);
  const enough = ratio >= least;
  const Icon = enough ? Check : TriangleAlert;
  return (
    <p className={`flex gap-1.5 text-sm ${enough ? 'text-good' : 'text-bad'}`} role="status">
      <Icon className="mt-0.5 size-4 shrink-0" aria-hidden />
      <span>
        <FormattedMessage
          {...(enough ? messages.contrastEnough : messages.contrastLow)}
          values={{ ratio: Math.floor(ratio * 10) / 10, least }}
        />
      </span>
    </p>
  );
}
