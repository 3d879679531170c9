import { useQuery } from '@tanstack/react-query';
import { Check, LoaderCircle } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { type DraftStage, draftStages } from '#shared/model/drafting.ts';
import { useApp } from '../../lib/app.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/problem.tsx';
import { messages } from './messages.ts';
import type { Attempt, Making } from './use-create-quiz.ts';

/** Milliseconds between two looks at how far it has come. */
const pause = 400;

type Where = 'past' | 'now' | 'ahead';
const marks = {
  past: <Check className="size-4 text-good" aria-hidden />,
  now: <LoaderCircle className="size-4 animate-spin text-accent-ink" aria-hidden />,
  ahead: <span className="size-1.5 rounded-full bg-control" aria-hidden />,
};
const looks = { past: 'text-ink-2', now: 'font-[560] text-ink', ahead: 'text-ink-3' };

function Stage({
  stage,
  where,
  products,
}: {
  stage: DraftStage;
  where: Where;
  products?: number | undefined;
}) {
  const isCounted = stage === 'reading' && where === 'past' && products !== undefined;
  return (
    <li
      className={`flex items-start gap-2.5 py-1 leading-5 ${looks[where]}`}
      aria-current={where === 'now' ? 'step' : undefined}
    >
      <span className="grid size-5 shrink-0 place-items-center">{marks[where]}</span>
      {isCounted ? (
        <FormattedMessage {...messages.read} values={{ products }} />
      ) : (
        <FormattedMessage {...messages[stage]} />
      )}
    </li>
  );
}

interface ProgressProps {
  shopId: string;
  attempt: Attempt;
  cancelling: Making['cancelling'];
}

/** What the server is doing to make a quiz, as it tells, and a way to stop it. */
function Progress({ shopId, attempt, cancelling }: ProgressProps) {
  const { client } = useApp();
  const { attemptId, wish } = attempt;
  const { data } = useQuery({
    queryKey: ['attempts', shopId, attemptId],
    queryFn: ({ signal }) => client.quizzes.attempt({ params: { shopId, attemptId }, signal }),
    refetchInterval: pause,
    retry: false,
    gcTime: 0,
  });
  const stages = draftStages.filter((stage) => stage !== 'asking' || wish);
  const nowAt = () => {
    // Before the first stage is told, the request is on its way to it.
    if (!data || data.stage === 'waiting') return 0;
    return data.stage === 'done' ? stages.length : stages.indexOf(data.stage);
  };
  const now = nowAt();
  const current = stages[now];
  return (
    <section className="grid gap-3 rounded-lg bg-sunken p-4">
      <ol className="grid gap-1 text-sm">
        {stages.map((stage, index) => (
          <Stage
            key={stage}
            stage={stage}
            where={index < now ? 'past' : index === now ? 'now' : 'ahead'}
            products={data?.products}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {current ? <FormattedMessage {...messages[current]} /> : <FormattedMessage {...messages.opening} />}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-40 flex-1 text-pretty text-sm text-ink-3">
          <FormattedMessage {...messages.mayLeave} />
        </p>
        {/* Once it is being opened, there is nothing to stop any more. */}
        {current && (
          <Button size="sm" busy={cancelling.isPending} onClick={cancelling.run}>
            <FormattedMessage {...messages.cancel} />
          </Button>
        )}
      </div>
      <Problem error={cancelling.error} />
    </section>
  );
}

/** How the making of a quiz goes: its steps, what went wrong, or that it was stopped. */
export function DraftProgress({ shopId, making }: { shopId: string; making: Making }) {
  const { attempt, cancelling, cancelled, error } = making;
  return (
    <>
      <Problem error={error} />
      {attempt && <Progress shopId={shopId} attempt={attempt} cancelling={cancelling} />}
      <p role="status" className="text-pretty text-sm text-ink-2 empty:hidden">
        {cancelled && <FormattedMessage {...messages.cancelled} />}
      </p>
    </>
  );
}
