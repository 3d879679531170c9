import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { QuizSummary } from '#shared/api/quizzes.ts';
import type { Shop } from '#shared/api/shops.ts';
import type { ConnectFault } from '#shared/model/connectFaults.ts';
import { ConnectFailed } from '../../blocks/connect-failed.tsx';
import { ImportProgress } from '../../blocks/import-progress.tsx';
import { useMayEdit } from '../../data/team.ts';
import { useUser } from '../../lib/app.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { Attention } from './attention.tsx';
import { FirstSteps } from './first-steps.tsx';
import { LastDays } from './last-days.tsx';
import { Latest } from './latest.tsx';
import { messages } from './messages.ts';

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
  const importing = shop.sync && shop.sync.state !== 'done';
  return (
    <Page
      title={intl.formatMessage(messages.welcome, { name: user?.firstName })}
      lead={<FormattedMessage {...messages.glance} />}
      actions={
        useMayEdit() && (
          <Link to="/app/quizzes/new" className={buttonClass({ variant: 'primary' })}>
            <Plus className="size-4" aria-hidden />
            <FormattedMessage {...messages.newQuiz} />
          </Link>
        )
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
      <Attention shop={shop} quizzes={quizzes} />
      <FirstSteps shop={shop} quizzes={quizzes} />
      <LastDays shop={shop} quizzes={quizzes} />
      <Latest quizzes={quizzes} />
    </Page>
  );
}
