import { Link } from '@tanstack/react-router';
import { ChartNoAxesColumn } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { QuizSummary } from '#shared/api/quizzes.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { State } from '../../ui/state.tsx';
import { messages } from './messages.ts';

const primary = buttonClass({ variant: 'primary' });

/** What a merchant can do so that there are figures. */
function step(asked: QuizSummary[], live: QuizSummary | undefined) {
  if (live)
    return {
      hint: messages.emptyShare,
      action: (
        <Link to="/app/quizzes/editor/$quizId" params={{ quizId: live.id }} className={primary}>
          <FormattedMessage {...messages.openQuiz} />
        </Link>
      ),
    };
  if (asked.length > 0)
    return {
      hint: messages.emptyPublish,
      action: (
        <Link to="/app/quizzes" className={primary}>
          <FormattedMessage {...messages.openQuizzes} />
        </Link>
      ),
    };
  return {
    hint: messages.emptyCreate,
    action: (
      <Link to="/app/quizzes/new" className={primary}>
        <FormattedMessage {...messages.create} />
      </Link>
    ),
  };
}

interface Props {
  quizzes: QuizSummary[];
  quizId: string | undefined;
  /** A period or filter was chosen, which may be what leaves nothing. */
  narrowed: boolean;
}

/** Stands where there are no figures, and says what to do. */
export function Nothing({ quizzes, quizId, narrowed }: Props) {
  const asked = quizzes.filter(({ id }) => quizId === undefined || id === quizId);
  const live = asked.find(({ status }) => status === 'published');
  // What is in no shop has no figures in any other period either.
  const other = narrowed && live !== undefined;
  const { hint, action } = other
    ? {
        hint: messages.nothingHint,
        action: (
          <Link to="/app/analytics" search={quizId ? { quizId } : {}} className={buttonClass()}>
            <FormattedMessage {...messages.clear} />
          </Link>
        ),
      }
    : step(asked, live);
  return (
    <Card>
      <State
        picture={<ChartNoAxesColumn className="size-9" strokeWidth={1.4} />}
        title={<FormattedMessage {...(other ? messages.nothing : messages.empty)} />}
        action={action}
      >
        <FormattedMessage {...hint} />
      </State>
    </Card>
  );
}
