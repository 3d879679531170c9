import { Sparkles } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { Advice } from '#shared/model/advice.ts';
import { messages } from './ordered-by-messages.ts';

/** By whom the products of a response were put in order, of a quiz that lets the language model do so. */
export function OrderedBy({ advice }: { advice: Advice }) {
  return (
    <p className="my-2 flex gap-2 rounded-md bg-info-soft px-3 py-2 text-sm text-info">
      <Sparkles className="mt-0.5 size-4 shrink-0" aria-hidden />
      {advice.by === 'model' ? (
        <FormattedMessage {...messages.byModel} />
      ) : (
        <FormattedMessage {...messages.byEngine} values={{ because: advice.because ?? 'unasked' }} />
      )}
    </p>
  );
}
