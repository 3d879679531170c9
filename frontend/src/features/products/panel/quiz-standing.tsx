import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import type { QuizSummary } from '#shared/api/quizzes.ts';
import type { Standing } from '#shared/quiz/standing.ts';
import { formatFigure } from '../../../lib/figure.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useStanding, type Worked } from '../standing/use-standing.ts';
import { Hindrances } from './hindrances.tsx';
import { messages } from './messages.ts';

function Verdict({ standing }: { standing: Standing | null }) {
  if (!standing) {
    return (
      <Badge>
        <FormattedMessage {...messages.left} />
      </Badge>
    );
  }
  if (standing.example) {
    return (
      <Badge tone="good" dot>
        <FormattedMessage {...messages.recommended} />
      </Badge>
    );
  }
  return (
    <Badge tone="bad" dot>
      <FormattedMessage {...(standing.exact ? messages.never : messages.unseen)} />
    </Badge>
  );
}

function Rivals({ worked: { cards, standing } }: { worked: Worked }) {
  const intl = useIntl();
  const titles = standing?.beatenBy.flatMap(
    ({ product }) => cards.find(({ id }) => id === product)?.title ?? [],
  );
  if (!titles?.length) return null;
  return (
    <p className="text-pretty text-sm text-ink-3">
      <FormattedMessage {...messages.rivals} values={{ products: intl.formatList(titles) }} />
    </p>
  );
}

function Told({ worked, product }: { worked: Worked; product: string }) {
  const intl = useIntl();
  const { head, standing } = worked;
  if (!standing) {
    return (
      <p className="text-pretty text-sm text-ink-3">
        <FormattedMessage {...messages.leftHint} />
      </p>
    );
  }
  const share = formatFigure(intl, standing.shown, true);
  const [all, sampled] = standing.example
    ? [messages.share, messages.shareSampled]
    : [messages.nothing, messages.nothingSampled];
  return (
    <>
      <p className="text-sm text-ink-2">
        <FormattedMessage {...(standing.exact ? all : sampled)} values={{ share, count: standing.checked }} />
      </p>
      {standing.hindrances.length > 0 && (
        <div className="grid gap-1">
          <h5 className="text-sm font-[560]">
            <FormattedMessage {...messages.otherwise} />
          </h5>
          <Hindrances worked={worked} />
          <Rivals worked={worked} />
        </div>
      )}
      <Link
        to="/app/quizzes/editor/$quizId"
        params={{ quizId: head.quizId }}
        search={{ show: 'why', product }}
        className="touch justify-self-start rounded-sm text-sm font-[560] text-accent-ink underline underline-offset-2"
      >
        <FormattedMessage {...messages.why} />
      </Link>
    </>
  );
}

interface Props {
  quiz: QuizSummary;
  version: number;
  product: string;
}

/** What one quiz in the shop makes of a product, and why. */
export function QuizStanding({ quiz, version, product }: Props) {
  const { data, error, isPending, refetch } = useStanding(quiz.id, version, product);
  return (
    <li className="grid gap-3 rounded-lg border border-line bg-surface p-4 shadow-1">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <h4 className="min-w-0 text-base font-[560] wrap-anywhere">
          {quiz.name}
          {quiz.split && (
            <span className="ml-2 text-sm font-normal text-ink-3">
              <FormattedMessage {...messages.version} values={{ version }} />
            </span>
          )}
        </h4>
        {data && <Verdict standing={data.standing} />}
      </div>
      {isPending && (
        <div className="grid gap-2" aria-live="polite">
          <p className="text-sm text-ink-3">
            <FormattedMessage {...messages.working} />
          </p>
          <Skeleton className="h-16" />
        </div>
      )}
      <Problem error={error} retry={refetch} />
      {data && <Told worked={data} product={product} />}
      {data === null && (
        <p className="text-sm text-ink-3">
          <FormattedMessage {...messages.gone} />
        </p>
      )}
    </li>
  );
}
