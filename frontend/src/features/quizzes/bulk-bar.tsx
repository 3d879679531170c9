import { X } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { QuizSummary } from '#shared/api/quizzes.ts';
import { useMayEdit } from '../../data/team.ts';
import type { Choice } from '../../lib/use-choice.ts';
import { Button } from '../../ui/button.tsx';
import { Tick } from '../../ui/tick.tsx';
import { acts } from './acts.ts';
import { messages as actMessages } from './acts-messages.ts';
import { messages } from './messages.ts';
import { actIcons, actNames } from './row-menu.tsx';
import type { Acts } from './use-acts.ts';

/** The head of the list: how many there are, or how many are chosen and what can be done with them. */
export function BulkBar({ count, choice, does }: { count: number; choice: Choice<QuizSummary>; does: Acts }) {
  const intl = useIntl();
  const { chosen } = choice;
  const mayEdit = useMayEdit();
  return (
    <div className="sticky top-(--bar) z-10 flex min-h-13 flex-wrap items-center gap-x-3 gap-y-2 rounded-t-lg border-b border-line bg-surface px-4 py-2 md:gap-x-4 md:px-5">
      {mayEdit && (
        <Tick
          label={intl.formatMessage(actMessages.chooseAll)}
          checked={choice.all}
          partly={chosen.length > 0 && !choice.all}
          onChange={choice.toggleAll}
        />
      )}
      <p className="tabular text-sm text-ink-2" aria-live="polite">
        {chosen.length > 0 ? (
          <FormattedMessage {...actMessages.chosen} values={{ count: chosen.length }} />
        ) : (
          <FormattedMessage {...messages.count} values={{ count }} />
        )}
      </p>
      {chosen.length > 0 && (
        <div className="ml-auto flex flex-wrap items-center gap-1">
          {actNames.map((name) => {
            const fitting = chosen.filter(acts[name].fits);
            const Icon = actIcons[name];
            return (
              fitting.length > 0 && (
                <Button
                  key={name}
                  variant={name === 'remove' ? 'danger' : 'secondary'}
                  size="sm"
                  busy={does.busy}
                  onClick={() => void does.run(name, fitting).then(choice.clear)}
                >
                  <Icon className="size-4" aria-hidden />
                  <FormattedMessage {...acts[name].label} />
                </Button>
              )
            );
          })}
          <Button
            variant="ghost"
            size="sm"
            icon
            aria-label={intl.formatMessage(actMessages.clear)}
            onClick={choice.clear}
          >
            <X className="size-4" aria-hidden />
          </Button>
        </div>
      )}
    </div>
  );
}
