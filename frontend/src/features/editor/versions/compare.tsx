import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../../ui/card.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { messages } from './messages.ts';
import { type Side, VersionDiff } from './version-diff.tsx';

interface ChoiceProps {
  label: string;
  sides: Side[];
  value: Side;
  onChange(side: Side): void;
}

function SideChoice({ label, sides, value, onChange }: ChoiceProps) {
  const intl = useIntl();
  return (
    <SelectField
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value === 'draft' ? 'draft' : Number(target.value))}
    >
      {sides.map((side) => (
        <option key={side} value={side}>
          {side === 'draft'
            ? intl.formatMessage(messages.draft)
            : intl.formatMessage(messages.version, { number: side })}
        </option>
      ))}
    </SelectField>
  );
}

/** Any two versions beside each other, or one and the draft. */
export function Compare({ versions }: { versions: number[] }) {
  const intl = useIntl();
  const sides: Side[] = ['draft', ...versions];
  const [from, setFrom] = useState<Side>(versions[0] ?? 'draft');
  const [to, setTo] = useState<Side>('draft');
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-5">
      <h2 className="text-md font-[600]">
        <FormattedMessage {...messages.compare} />
      </h2>
      <div className="grid grid-cols-2 gap-3">
        <SideChoice
          label={intl.formatMessage(messages.compareFrom)}
          sides={sides}
          value={from}
          onChange={setFrom}
        />
        <SideChoice
          label={intl.formatMessage(messages.compareTo)}
          sides={sides}
          value={to}
          onChange={setTo}
        />
      </div>
      <div className="grid gap-2 text-ink-2" aria-live="polite">
        <VersionDiff from={from} to={to} />
      </div>
    </Card>
  );
}
