import { CircleCheck, TriangleAlert } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { DayCounts } from '#shared/analytics/report.ts';
import type { QuizSummary } from '#shared/api/quizzes.ts';
import type { Shop } from '#shared/api/shops.ts';
import { Problem } from '../ui/problem.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { messages } from './in-shop-messages.ts';

interface Props {
  shop: Shop;
  quizzes: QuizSummary[];
  /** Up to today; undefined while nobody knows. */
  days: DayCounts[] | undefined;
  /** Why nobody knows, and the way to ask again. */
  error: unknown;
  retry(): unknown;
}

const week = 7;

function Status({ shop, quizzes, days, error, retry }: Props) {
  if (!quizzes.some(({ status }) => status === 'published')) {
    return (
      <p className="text-ink-2">
        <FormattedMessage {...messages.notPublished} />
      </p>
    );
  }
  if (!days && error) return <Problem error={error} retry={retry} />;
  if (!days) return <Skeleton className="h-5 w-48" />;
  const count = days.slice(-week).reduce((sum, { viewed }) => sum + viewed, 0);
  if (count > 0) {
    return (
      <p className="tabular flex gap-2">
        <CircleCheck className="mt-px size-4.5 shrink-0 text-good" aria-hidden />
        <FormattedMessage {...messages.seen} values={{ count }} />
      </p>
    );
  }
  return (
    <div className="flex gap-2">
      <TriangleAlert className="mt-px size-4.5 shrink-0 text-accent" aria-hidden />
      <p className="text-pretty">
        <FormattedMessage {...messages.notSeen} />{' '}
        <a
          href={shop.themeEditorUrl}
          target="_blank"
          rel="noopener"
          className="touch rounded-sm font-[560] text-accent-ink underline underline-offset-2"
        >
          <FormattedMessage {...messages.themeEditor} />
        </a>
      </p>
    </div>
  );
}

/** Whether quizzes are seen where they should be. */
export function InShop(props: Props) {
  return (
    <div className="grid gap-2">
      <h2 className="text-sm font-normal text-ink-2">
        <FormattedMessage {...messages.title} />
      </h2>
      <Status {...props} />
    </div>
  );
}
