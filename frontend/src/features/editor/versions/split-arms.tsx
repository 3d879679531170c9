import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { QuizSummary } from '#shared/api/quizzes.ts';
import { versionCountsQuery } from '../../../data/quizzes.ts';
import { useMayEdit } from '../../../data/team.ts';
import { useApp } from '../../../lib/app.ts';
import { Button } from '../../../ui/button.tsx';
import { Confirm } from '../../../ui/confirm.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Weight } from '../../../ui/weight.tsx';
import { useEditor } from '../editor-context.ts';
import { ArmTable, type Counted } from './arm-table.tsx';
import { messages } from './split-messages.ts';
import { useSplit } from './use-split.ts';
import { fewest, verdictOf } from './verdict.ts';

type Split = NonNullable<QuizSummary['split']>;

const nothing = { started: 0, completed: 0, converted: 0 };

/** A report spans a year at most: what is older of a long test is left out. */
const longest = 364 * 24 * 3600_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

const useArms = (live: number, split: Split) => {
  const { client } = useApp();
  const { shopId, record } = useEditor(({ shopId, record }) => ({ shopId, record }));
  const [now] = useState(Date.now);
  const began = Date.parse(split.startedAt ?? record.updatedAt);
  const from = dayOf(Math.max(began, now - longest));
  const query = useQuery(versionCountsQuery(client, shopId, record.id, from, dayOf(now)));
  const arm = (version: number, share: number): Counted => ({
    ...nothing,
    ...query.data?.find((one) => one.version === version),
    version,
    share,
  });
  return { query, began, arms: [arm(live, 100 - split.share), arm(split.version, split.share)] as const };
};

function Verdict({ arms: [a, b] }: { arms: readonly [Counted, Counted] }) {
  const [one, other] = [a, b].map(({ started, completed }) => ({ started, reached: completed }));
  const verdict = one && other ? verdictOf(one, other) : 'few';
  return (
    <p
      role="status"
      className="rounded-md border border-accent-line bg-accent-soft px-3 py-2 text-pretty text-accent-ink"
    >
      {verdict === 'few' && <FormattedMessage {...messages.few} values={{ count: fewest }} />}
      {verdict === 'chance' && <FormattedMessage {...messages.chance} />}
      {(verdict === 'a' || verdict === 'b') && (
        <FormattedMessage {...messages.better} values={{ number: verdict === 'a' ? a.version : b.version }} />
      )}
    </p>
  );
}

function Share({ split }: { split: Split }) {
  const intl = useIntl();
  const { start } = useSplit();
  const [share, setShare] = useState(split.share);
  return (
    <div className="grid gap-2">
      <Weight label={intl.formatMessage(messages.share)} value={share} max={99} onChange={setShare} />
      <Problem error={start.error} />
      {share !== split.share && (
        <Button
          size="sm"
          busy={start.isPending}
          className="justify-self-start"
          onClick={() => start.mutate({ version: split.version, share })}
        >
          <FormattedMessage {...messages.changeShare} />
        </Button>
      )}
    </div>
  );
}

/** Ends the test with the version that stays, after a question: another test of the two begins from nothing. */
function EndTest({ versions }: { versions: number[] }) {
  const { end } = useSplit();
  const [winner, setWinner] = useState<number | null>(null);
  return (
    <div className="flex flex-wrap gap-2">
      {versions.map((version) => (
        <Button key={version} onClick={() => setWinner(version)}>
          <FormattedMessage {...messages.keep} values={{ number: version }} />
        </Button>
      ))}
      {winner !== null && (
        <Confirm
          title={<FormattedMessage {...messages.endTitle} />}
          hint={<FormattedMessage {...messages.endHint} values={{ number: winner }} />}
          keep={<FormattedMessage {...messages.goOn} />}
          act={<FormattedMessage {...messages.keep} values={{ number: winner }} />}
          doing={end}
          onAct={() => end.mutate(winner, { onSuccess: () => setWinner(null) })}
          close={() => setWinner(null)}
        />
      )}
    </div>
  );
}

/** How the two versions do, and what that proves. Figures that were there stay while newer ones do not come. */
function Figures({
  query: { data, error, refetch },
  arms,
}: Pick<ReturnType<typeof useArms>, 'query' | 'arms'>) {
  if (!data) return error ? <LoadError error={error} retry={refetch} /> : <Skeleton className="h-40" />;
  return (
    <>
      <Problem error={error} retry={refetch} />
      <ArmTable arms={arms} />
      <Verdict arms={arms} />
    </>
  );
}

/** A test that is running: its figures, and how to end it, which needs none. */
export function SplitArms({ live, split }: { live: number; split: Split }) {
  const intl = useIntl();
  const { query, began, arms } = useArms(live, split);
  const mayEdit = useMayEdit();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-sm text-ink-3">
        <FormattedMessage
          {...messages.since}
          values={{ date: intl.formatDate(began, { dateStyle: 'medium' }) }}
        />
      </p>
      <Figures query={query} arms={arms} />
      {mayEdit && <Share split={split} />}
      {mayEdit && <EndTest versions={arms.map(({ version }) => version)} />}
    </div>
  );
}
