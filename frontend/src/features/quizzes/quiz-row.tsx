import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import type { QuizSummary } from '#shared/api/quizzes.ts';
import { QuizStatus } from '../../blocks/quiz-status.tsx';
import { useMayEdit } from '../../data/team.ts';
import { Picture } from '../../ui/picture.tsx';
import { Tick } from '../../ui/tick.tsx';
import { messages as actMessages } from './acts-messages.ts';
import { messages } from './messages.ts';
import { RowMenu } from './row-menu.tsx';
import type { Acts } from './use-acts.ts';

interface Props {
  shopId: string;
  quiz: QuizSummary;
  does: Acts;
  chosen: boolean;
  /** @param range also all between this one and the one chosen before */
  onChoose(range: boolean): void;
}

/** A quiz in the list: its picture, name and figures lead to the editor, its responses to them. */
export function QuizRow({ shopId, quiz, does, chosen, onChoose }: Props) {
  const intl = useIntl();
  const mayEdit = useMayEdit();
  const params = { quizId: quiz.id };
  return (
    <li className="group relative px-4 py-3.5 transition-colors first:rounded-t-lg last:rounded-b-lg hover:bg-hover/60 has-checked:bg-accent-soft/50 md:px-5">
      <div className="flex items-center gap-3 md:gap-4">
        {mayEdit && (
          <Tick
            label={intl.formatMessage(actMessages.choose, { name: quiz.name })}
            checked={chosen}
            onChange={onChoose}
            className="z-1"
          />
        )}
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
          <RowMenu shopId={shopId} quiz={quiz} does={does} />
        </div>
      </div>
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
