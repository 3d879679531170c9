import { useQuery } from '@tanstack/react-query';
import { CalendarClock, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { quizzesQuery } from '../../../data/quizzes.ts';
import { useMayEdit } from '../../../data/team.ts';
import { useApp } from '../../../lib/app.ts';
import { Button } from '../../../ui/button.tsx';
import { Confirm } from '../../../ui/confirm.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { useEditor } from '../editor-context.ts';
import { faults, messages } from './schedule-messages.ts';
import { useSchedule } from './use-schedule.ts';

/** Milliseconds between looks at whether it has gone out: often once it is due. */
const pauseUntil = (at: string) => (Date.parse(at) > Date.now() ? 30_000 : 3000);

/** Takes over what became of the schedule, while the editor is open. */
const useOutcome = () => {
  const { client } = useApp();
  const { shopId, record, setRecord } = useEditor(({ shopId, record, setRecord }) => ({
    shopId,
    record,
    setRecord,
  }));
  const { schedule, id } = record;
  const { data } = useQuery({
    ...quizzesQuery(client, shopId),
    enabled: schedule !== undefined,
    refetchInterval: () => (schedule ? pauseUntil(schedule.at) : false),
  });
  const stored = data?.find((quiz) => quiz.id === id);
  const over =
    schedule !== undefined &&
    stored !== undefined &&
    stored.schedule === undefined &&
    Date.parse(schedule.at) <= Date.now();
  useEffect(
    function takeOver() {
      if (over && stored) setRecord(stored);
    },
    [over, stored, setRecord],
  );
};

/** Ends what is planned, after a question; puts away at once that it did not go out. */
function EndSchedule({ planned, date }: { planned: boolean; date: string }) {
  const [asked, setAsked] = useState(false);
  const { cancel } = useSchedule(() => setAsked(false));
  return (
    <>
      {!asked && <Problem error={cancel.error} />}
      <Button
        size="sm"
        busy={!planned && cancel.isPending}
        onClick={() => (planned ? setAsked(true) : cancel.mutate())}
      >
        <FormattedMessage {...(planned ? messages.cancel : messages.dismiss)} />
      </Button>
      {asked && (
        <Confirm
          title={<FormattedMessage {...messages.cancelTitle} />}
          hint={<FormattedMessage {...messages.cancelHint} values={{ date }} />}
          keep={<FormattedMessage {...messages.keepPlan} />}
          act={<FormattedMessage {...messages.cancelPlan} />}
          doing={cancel}
          onAct={() => cancel.mutate()}
          close={() => setAsked(false)}
        />
      )}
    </>
  );
}

/** That the quiz goes out by itself, or that it did not and why; stays until it is over or put away. */
export function ScheduleNotice() {
  const intl = useIntl();
  const mayEdit = useMayEdit();
  const { schedule, scheduleFault: fault, revision } = useEditor(({ record }) => record);
  useOutcome();
  if (!schedule && !fault) return null;
  const date = intl.formatDate((schedule ?? fault)?.at, { dateStyle: 'long', timeStyle: 'short' });
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  const Icon = schedule ? CalendarClock : TriangleAlert;
  return (
    <div
      role={schedule ? 'status' : 'alert'}
      className={`flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-b px-4 py-2 text-sm ${schedule ? 'border-accent-line bg-accent-soft text-accent-ink' : 'border-bad-line bg-bad-soft text-bad'}`}
    >
      <Icon className="size-4 shrink-0" aria-hidden />
      <p className="min-w-0 flex-1 basis-60 text-pretty">
        {schedule ? (
          <FormattedMessage {...messages.waiting} values={{ date, zone }} />
        ) : (
          fault && <FormattedMessage {...faults[fault.reason]} values={{ date }} />
        )}{' '}
        {schedule && schedule.revision < revision && <FormattedMessage {...messages.older} />}
      </p>
      {mayEdit && <EndSchedule planned={schedule !== undefined} date={date} />}
    </div>
  );
}
