import { CalendarClock } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { fromField, soon, toField } from './local-time.ts';
import { messages } from './schedule-messages.ts';
import { useSchedule } from './use-schedule.ts';

interface Props {
  /** Warnings were shown, and are let through at that time as well. */
  despite: boolean;
  onDone(): void;
}

/** When the draft goes out. */
export function ScheduleForm({ despite, onDone }: Props) {
  const intl = useIntl();
  const { plan } = useSchedule(onDone);
  const [value, setValue] = useState(() => toField(soon(Date.now())));
  const [faulty, setFaulty] = useState(false);
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const at = fromField(value, Date.now());
    setFaulty(at === null);
    if (at !== null) plan.mutate({ at, despite });
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-3 rounded-lg border border-line bg-sunken p-3">
      <TextField
        type="datetime-local"
        autoFocus
        label={intl.formatMessage(messages.at)}
        hint={intl.formatMessage(messages.zone, { zone })}
        error={faulty ? intl.formatMessage(messages.past) : undefined}
        min={toField(new Date())}
        value={value}
        onChange={({ target }) => {
          setValue(target.value);
          setFaulty(false);
        }}
      />
      <Problem error={plan.error} />
      <Button type="submit" busy={plan.isPending} className="justify-self-start">
        <CalendarClock className="size-4" aria-hidden />
        <FormattedMessage {...messages.plan} />
      </Button>
    </form>
  );
}
