import { ListChecks, Sparkles, X } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDrafted } from '../../data/drafted.ts';
import { Button } from '../../ui/button.tsx';
import { faults } from './assist/messages.ts';
import { messages } from './drafted-messages.ts';
import { useEditor } from './editor-context.ts';

/** Who drafted the quiz that was just made, and what was wrong when the language model had no part in it. */
export function DraftedNotice() {
  const intl = useIntl();
  const record = useEditor(({ record }) => record);
  const { drafted, putAway } = useDrafted(record.id);
  if (!drafted || drafted.draftedBy === 'blank') return null;
  const { draftedBy, why } = drafted;
  const Icon = draftedBy === 'model' ? Sparkles : ListChecks;
  return (
    <div
      role="status"
      className="flex shrink-0 items-start gap-3 border-b border-line bg-sunken py-1 pl-4 pr-2 text-sm text-ink-2"
    >
      <Icon className="mt-2 size-4 shrink-0" aria-hidden />
      <p className="min-w-0 flex-1 py-1.5 text-pretty">
        <FormattedMessage {...(why ? messages.without : messages[draftedBy])} />
        {why && (
          <>
            {' '}
            <FormattedMessage {...(why === 'nothing' ? messages.nothing : faults[why])} />
          </>
        )}
      </p>
      <Button
        variant="ghost"
        size="sm"
        icon
        aria-label={intl.formatMessage(messages.putAway)}
        onClick={putAway}
      >
        <X className="size-4" aria-hidden />
      </Button>
    </div>
  );
}
