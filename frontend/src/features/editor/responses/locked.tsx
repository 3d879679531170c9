import { Link } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { buttonClass } from '../../../ui/button.tsx';
import { messages } from './messages.ts';

/** What stands in the place of a response past the plan's limit, and how it opens. */
export function Locked() {
  return (
    <div className="grid justify-items-start gap-4">
      <p className="flex gap-3 text-pretty text-ink-2">
        <Lock className="mt-0.5 size-5 shrink-0 text-ink-3" aria-hidden />
        <FormattedMessage {...messages.lockedHint} />
      </p>
      <Link to="/app/settings" search={{ section: 'plan' }} className={buttonClass()}>
        <FormattedMessage {...messages.lockedPlan} />
      </Link>
    </div>
  );
}
