import { Link } from '@tanstack/react-router';
import { CircleOff, Ellipsis, Inbox, Pencil, Trash2 } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { QuizSummary } from '#shared/api/quizzes.ts';
import { QuizStatus } from '../../blocks/quiz-status.tsx';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem, MenuLine } from '../../ui/menu.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Problem } from '../../ui/problem.tsx';
import { messages } from './messages.ts';
import { useQuizActions } from './quiz-actions.ts';

function RowMenu({ quiz, actions }: { quiz: QuizSummary; actions: ReturnType<typeof useQuizActions> }) {
  const intl = useIntl();
  const to = '/app/quizzes/editor/$quizId';
  const params = { quizId: quiz.id };
  const trigger = (
    <Button
      variant="ghost"
      size="sm"
      icon
      aria-label={intl.formatMessage(messages.more, { name: quiz.name })}
    >
      <Ellipsis className="size-4.5" aria-hidden />
    </Button>
  );
  return (
    <Menu trigger={trigger}>
      <MenuItem asChild>
        <Link to={to} params={params}>
          <Pencil aria-hidden />
          <FormattedMessage {...messages.edit} />
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to={to} params={params} search={{ view: 'responses' }}>
          <Inbox aria-hidden />
          <FormattedMessage {...messages.seeResponses} />
        </Link>
      </MenuItem>
      <MenuLine />
      {quiz.status === 'published' && (
        <MenuItem onSelect={() => actions.takeOut.mutate()}>
          <CircleOff aria-hidden />
          <FormattedMessage {...messages.takeOut} />
        </MenuItem>
      )}
      <MenuItem danger onSelect={() => actions.remove.mutate()}>
        <Trash2 aria-hidden />
        <FormattedMessage {...messages.remove} />
      </MenuItem>
    </Menu>
  );
}

/** A quiz in the list: its picture, name and figures lead to the editor, its responses to them. */
export function QuizRow({ shopId, quiz }: { shopId: string; quiz: QuizSummary }) {
  const actions = useQuizActions(shopId, quiz);
  const params = { quizId: quiz.id };
  return (
    <li className="group relative px-4 py-3.5 transition-colors first:rounded-t-lg last:rounded-b-lg hover:bg-hover/60 md:px-5">
      <div className="flex items-center gap-4">
        <Picture src={quiz.thumbnail} className="size-14" />
        <div className="grid min-w-0 flex-1 gap-0.5">
          <Link
            to="/app/quizzes/editor/$quizId"
            params={params}
            className="truncate font-[560] outline-none after:absolute after:inset-0 after:rounded-md focus-visible:after:outline-2 focus-visible:after:outline-accent"
          >
            {quiz.name}
          </Link>
          <p className="flex flex-wrap gap-x-3 text-sm text-ink-3">
            <span>
              <FormattedMessage {...messages.questions} values={{ count: quiz.questionCount }} />
            </span>
            <Link
              to="/app/quizzes/editor/$quizId"
              params={params}
              search={{ view: 'responses' }}
              className="relative z-1 rounded-sm hover:text-ink hover:underline"
            >
              <FormattedMessage {...messages.responses} values={{ count: quiz.responseCount }} />
            </Link>
            <Edited at={quiz.updatedAt} />
          </p>
          <div className="mt-1.5 sm:hidden">
            <QuizStatus quiz={quiz} />
          </div>
        </div>
        <div className="hidden sm:block">
          <QuizStatus quiz={quiz} />
        </div>
        <div className="relative z-1">
          <RowMenu quiz={quiz} actions={actions} />
        </div>
      </div>
      {actions.problem !== null && (
        <div className="relative z-1 mt-3">
          <Problem error={actions.problem} />
        </div>
      )}
    </li>
  );
}

function Edited({ at }: { at: string }) {
  const intl = useIntl();
  const when = intl.formatDate(at, { day: 'numeric', month: 'short' });
  return (
    <span className="hidden md:inline">
      <FormattedMessage {...messages.edited} values={{ when }} />
    </span>
  );
}
