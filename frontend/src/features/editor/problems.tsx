import { useNavigate } from '@tanstack/react-router';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Issue } from '#shared/errors.ts';
import { Popover } from '../../ui/popover.tsx';
import { useEditor } from './editor-context.ts';
import { messages } from './messages.ts';
import { placeOf } from './problem-place.ts';
import { useProblemWords } from './use-problem-words.ts';

interface ListProps {
  issues: Issue[];
  onJump(place: string): void;
}

/** What is wrong, and where; a press leads there. */
export function ProblemList({ issues, onJump }: ListProps) {
  const intl = useIntl();
  const quiz = useEditor(({ quiz }) => quiz);
  const words = useProblemWords();
  const navigate = useNavigate({ from: '/app/quizzes/editor/$quizId' });
  const nameOf = (place: string) => {
    if (place === 'results') return intl.formatMessage(messages.inResults);
    const index = quiz.questions.findIndex((question) => question.id === place);
    return index < 0
      ? intl.formatMessage(messages.inQuiz)
      : intl.formatMessage(messages.inQuestion, { number: index + 1 });
  };
  return (
    <ul className="grid gap-0.5">
      {issues.map((issue) => {
        const place = placeOf(quiz.questions, issue);
        return (
          <li key={issue.path + issue.message}>
            <button
              type="button"
              onClick={() => {
                onJump(place);
                if (issue.code === 'untranslated') void navigate({ search: { view: 'texts' } });
              }}
              className="grid w-full gap-0.5 rounded-sm px-3 py-2 text-left hover:bg-hover"
            >
              <span className="text-sm font-[560]">{nameOf(place)}</span>
              <span className="text-pretty text-sm text-ink-2 wrap-anywhere">{words(issue)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** How many; on a phone the number alone is seen. */
function Count({ count }: { count: number }) {
  return (
    <>
      <span className="tabular sm:hidden" aria-hidden>
        {count}
      </span>
      <span className="sr-only sm:not-sr-only sm:whitespace-nowrap">
        <FormattedMessage {...messages.problems} values={{ count }} />
      </span>
    </>
  );
}

/** The list of everything that stands between the draft and publishing. */
export function Problems() {
  const intl = useIntl();
  const { issues, select } = useEditor(({ issues, select }) => ({ issues, select }));
  const [open, setOpen] = useState(false);
  if (issues.length === 0) {
    return (
      <span className="flex items-center gap-1.5 text-sm text-ink-3">
        <CircleCheck className="size-4 text-good" aria-hidden />
        <Count count={0} />
      </span>
    );
  }
  const trigger = (
    <button
      type="button"
      className="touch flex h-8 items-center gap-1.5 rounded-sm px-2 text-sm font-[560] text-bad hover:bg-bad-soft"
    >
      <TriangleAlert className="size-4" aria-hidden />
      <Count count={issues.length} />
    </button>
  );
  return (
    <Popover
      trigger={trigger}
      label={intl.formatMessage(messages.problemsTitle)}
      open={open}
      onOpenChange={setOpen}
      align="end"
    >
      <h2 className="border-b border-line px-4 py-2.5 text-sm">
        <FormattedMessage {...messages.problemsTitle} />
      </h2>
      <div className="overflow-y-auto p-1">
        <ProblemList
          issues={issues}
          onJump={(place) => {
            select(place);
            setOpen(false);
          }}
        />
      </div>
    </Popover>
  );
}
