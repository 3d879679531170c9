import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { QuizRecord } from '#shared/api/quizzes.ts';
import type { Unknown } from '#shared/quiz/unknown.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Problem } from '../../ui/problem.tsx';
import { DropZone } from './drop-zone.tsx';
import { messages } from './import-messages.ts';
import type { Fault } from './read-import.ts';
import { useImport } from './use-import.ts';

/** More are a file of another kind. */
const mostShown = 12;

function Faults({ file, faults }: { file: string; faults: Fault[] }) {
  return (
    <div
      role="alert"
      className="grid gap-2 rounded-md border border-bad-line bg-bad-soft px-3 py-2.5 text-sm"
    >
      <p className="font-[560] text-bad">
        <FormattedMessage {...messages.refused} values={{ file }} />
      </p>
      <ul className="grid gap-1">
        {faults.slice(0, mostShown).map((fault) => (
          <li key={JSON.stringify(fault)} className="wrap-anywhere">
            {'path' in fault && fault.path && <code className="mr-1.5 font-[560]">{fault.path}</code>}
            <FormattedMessage {...messages[fault.kind]} values={{ ...fault }} />
          </li>
        ))}
      </ul>
      {faults.length > mostShown && (
        <p>
          <FormattedMessage {...messages.moreFaults} values={{ count: faults.length - mostShown }} />
        </p>
      )}
    </div>
  );
}

function Missing({ quiz, unknown }: { quiz: QuizRecord; unknown: Unknown[] }) {
  const texts = quiz.draft.texts[quiz.draft.defaultLocale] ?? {};
  const placeOf = (at: string) => texts[`${at}.label`] || texts[`${at}.title`] || at;
  return (
    <div className="grid gap-2">
      <p>
        <FormattedMessage {...messages.unknown} values={{ count: unknown.length }} />
      </p>
      <ul className="grid max-h-60 gap-1 overflow-y-auto text-sm text-ink-2">
        {unknown.map(({ on, id, at }) => (
          <li key={`${on}:${id}:${at}`}>
            <FormattedMessage {...messages[on]} values={{ id, place: placeOf(at) }} />
          </li>
        ))}
      </ul>
      <Link
        to="/app/quizzes/editor/$quizId"
        params={{ quizId: quiz.id }}
        className={`${buttonClass({ variant: 'primary' })} mt-2 justify-self-start`}
      >
        <FormattedMessage {...messages.openQuiz} />
      </Link>
    </div>
  );
}

/** Makes a quiz of an exported file. @param dropped a file that was dropped on the page */
export function ImportDialog({
  shopId,
  dropped,
  close,
}: {
  shopId: string;
  dropped: File | null;
  close(): void;
}) {
  const intl = useIntl();
  const { take, file, busy, faults, problem, quiz } = useImport(shopId);
  const begun = useRef<File | null>(null);
  useEffect(
    function takeDropped() {
      if (!dropped || begun.current === dropped) return;
      begun.current = dropped;
      take(dropped);
    },
    [dropped, take],
  );
  const missing = quiz && quiz.unknown.length > 0;
  const title = missing
    ? intl.formatMessage(messages.done, { name: quiz.name })
    : intl.formatMessage(messages.title);
  return (
    <Dialog
      open
      onOpenChange={close}
      title={title}
      description={missing ? undefined : <FormattedMessage {...messages.hint} />}
    >
      {missing ? (
        <Missing quiz={quiz} unknown={quiz.unknown} />
      ) : (
        <div className="grid gap-4">
          <DropZone onFile={take} />
          {busy && (
            <p role="status" className="text-ink-2">
              <FormattedMessage {...messages.busy} values={{ name: file }} />
            </p>
          )}
          {faults.length > 0 && <Faults file={file} faults={faults} />}
          <Problem error={problem} />
          <a
            href="/api/quiz.schema.json"
            target="_blank"
            rel="noreferrer"
            className="justify-self-start text-sm text-accent-ink underline"
          >
            <FormattedMessage {...messages.schema} />
          </a>
        </div>
      )}
    </Dialog>
  );
}
