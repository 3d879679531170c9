import { Check, Languages, X } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Locale } from '#shared/model/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { useEditor } from '../editor-context.ts';
import { asLookedAt } from '../texts/translation.ts';
import { faults, messages } from './messages.ts';
import { type Tally, useTranslate } from './use-translate.ts';

function Outcome({ tally }: { tally: Tally }) {
  const { byModel, byWords, done, why } = tally;
  return (
    <p className="text-sm text-ink-2 text-pretty" role="status">
      {byModel + byWords === 0 ? (
        <FormattedMessage {...messages.none} />
      ) : (
        <FormattedMessage
          {...messages.outcome}
          values={{ byModel, byWords, left: done - byModel - byWords }}
        />
      )}{' '}
      {why && <FormattedMessage {...faults[why]} />}
    </p>
  );
}

/** Drafts the translations that are missing or out of date, with how far it is and who made them. */
export function TranslateBar({ to }: { to: Locale }) {
  const intl = useIntl();
  const { isRunning, tally, error, open, start, cancel } = useTranslate(to);
  if (open === 0 && !tally) return null;
  const label = intl.formatMessage(messages.translating, { done: tally?.done, total: tally?.total });
  return (
    <section
      aria-label={intl.formatMessage(messages.translate)}
      className="grid gap-3 rounded-lg border border-line bg-surface p-4 shadow-1"
    >
      {isRunning && tally ? (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <span className="tabular text-sm" aria-live="polite">
              {label}
            </span>
            <Button size="sm" onClick={cancel}>
              <X className="size-4" aria-hidden />
              <FormattedMessage {...messages.cancel} />
            </Button>
          </div>
          <Progress value={tally.total === 0 ? 1 : tally.done / tally.total} label={label} />
        </>
      ) : (
        <>
          {open > 0 && (
            <div className="flex flex-wrap items-center justify-between gap-3">
              <span className="max-w-xl text-sm text-pretty text-ink-2">
                <FormattedMessage {...messages.translateHint} />
              </span>
              <Button onClick={start}>
                <Languages className="size-4" aria-hidden />
                <FormattedMessage {...messages.translateCount} values={{ count: open }} />
              </Button>
            </div>
          )}
          {tally && tally.done > 0 && <Outcome tally={tally} />}
          <Problem error={error} />
        </>
      )}
    </section>
  );
}

/** Takes all drafts of a language to be right. */
export function KeepDrafts({ to }: { to: Locale }) {
  const { quiz, edit } = useEditor(({ quiz, edit }) => ({ quiz, edit }));
  const drafted = quiz.drafted?.[to] ?? [];
  return (
    <Button
      size="sm"
      className="justify-self-start"
      onClick={() => edit((before) => asLookedAt(before, to, drafted))}
    >
      <Check className="size-4" aria-hidden />
      <FormattedMessage {...messages.keepDrafts} />
    </Button>
  );
}
