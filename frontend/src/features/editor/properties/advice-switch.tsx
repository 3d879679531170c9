import { FormattedMessage } from 'react-intl';
import type { Results } from '#shared/model/quiz.ts';
import { without } from '../../../lib/without.ts';
import { Switch } from '../../../ui/switch.tsx';
import { messages } from './advice-messages.ts';

interface Props {
  results: Results;
  change(next: (before: Results) => Results): void;
}

/** Whether a language model puts the best matches in order when a shopper gets them, and what that means. */
export function AdviceSwitch({ results, change }: Props) {
  const nothing = results.slots.every(({ kind }) => kind === 'routine');
  return (
    <div className="grid gap-2">
      <Switch
        label={<FormattedMessage {...messages.advice} />}
        hint={<FormattedMessage {...messages.adviceHint} />}
        checked={results.advice ?? false}
        onChange={(advice) =>
          change((before) => (advice ? { ...before, advice } : without(before, 'advice')))
        }
      />
      {results.advice && nothing && (
        <p className="rounded-md bg-info-soft px-3 py-2 text-sm text-info">
          <FormattedMessage {...messages.adviceNone} />
        </p>
      )}
    </div>
  );
}
