import { Link } from '@tanstack/react-router';
import { ListChecks, Plus } from 'lucide-react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { QuizSummary } from '#shared/api/quizzes.ts';
import type { ConnectFault, Shop } from '#shared/api/shops.ts';
import { ConnectFailed } from '../../blocks/connect-failed.tsx';
import { ImportProgress } from '../../blocks/import-progress.tsx';
import { QuizStatus } from '../../blocks/quiz-status.tsx';
import { UsageMeter } from '../../blocks/usage-meter.tsx';
import { useUser } from '../../lib/app.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { Picture } from '../../ui/picture.tsx';
import { messages } from './messages.ts';

function Figure({ label, value }: { label: { id: string; defaultMessage: string }; value: number }) {
  return (
    <Card className="p-5">
      <p className="text-sm text-ink-2">
        <FormattedMessage {...label} />
      </p>
      <p className="tabular mt-1 text-2xl font-[620] tracking-tight">
        <FormattedNumber value={value} />
      </p>
    </Card>
  );
}

function Latest({ quiz }: { quiz: QuizSummary }) {
  return (
    <li>
      <Link
        to="/app/quizzes/editor/$quizId"
        params={{ quizId: quiz.id }}
        className="flex items-center gap-4 px-5 py-3.5 transition-colors hover:bg-hover focus-visible:-outline-offset-2"
      >
        <Picture src={quiz.thumbnail} className="size-12" />
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="truncate font-[560]">{quiz.name}</span>
          <span className="text-sm text-ink-3">
            <FormattedMessage {...messages.questions} values={{ count: quiz.questionCount }} />
            {' · '}
            <FormattedMessage {...messages.responseCount} values={{ count: quiz.responseCount }} />
          </span>
          <span className="mt-1 sm:hidden">
            <QuizStatus quiz={quiz} />
          </span>
        </span>
        <span className="hidden sm:block">
          <QuizStatus quiz={quiz} />
        </span>
      </Link>
    </li>
  );
}

/** How the quizzes of a shop are doing. */
export function Glance({
  shop,
  quizzes,
  fault,
}: {
  shop: Shop;
  quizzes: QuizSummary[];
  /** Why another shop could not be connected just now. */
  fault: ConnectFault | undefined;
}) {
  const intl = useIntl();
  const user = useUser();
  const latest = quizzes.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt)).slice(0, 5);
  const importing = shop.sync && shop.sync.state !== 'done';
  return (
    <Page
      title={intl.formatMessage(messages.welcome, { name: user?.firstName })}
      lead={<FormattedMessage {...messages.glance} />}
      actions={
        <Link to="/app/quizzes/new" className={buttonClass({ variant: 'primary' })}>
          <Plus className="size-4" aria-hidden />
          <FormattedMessage {...messages.newQuiz} />
        </Link>
      }
    >
      {fault && (
        <div className="mb-4">
          <ConnectFailed fault={fault} />
        </div>
      )}
      {importing && (
        <Card className="mb-4 p-5">
          <ImportProgress shop={shop} />
        </Card>
      )}
      <div className="grid grid-cols-2 gap-3 md:grid-cols-[1fr_1fr_2fr] md:gap-4">
        <Figure label={messages.live} value={quizzes.filter((quiz) => quiz.status === 'published').length} />
        <Figure
          label={messages.responses}
          value={quizzes.reduce((sum, quiz) => sum + quiz.responseCount, 0)}
        />
        <Card className="col-span-2 self-stretch p-5 md:col-span-1">
          <UsageMeter shopId={shop.id} />
        </Card>
      </div>
      <Card className="mt-4 overflow-hidden">
        <header className="flex items-center justify-between gap-4 border-b border-line px-5 py-3">
          <h2 className="text-base">
            <FormattedMessage {...messages.latest} />
          </h2>
          <Link to="/app/quizzes" className={buttonClass({ variant: 'ghost', size: 'sm' })}>
            <ListChecks className="size-4" aria-hidden />
            <FormattedMessage {...messages.all} />
          </Link>
        </header>
        <ul className="divide-y divide-line">
          {latest.map((quiz) => (
            <Latest key={quiz.id} quiz={quiz} />
          ))}
        </ul>
      </Card>
    </Page>
  );
}
