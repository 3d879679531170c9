import { Trash2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { limits, type Slot } from '#shared/model/quiz.ts';
import { Button } from '../../../ui/button.tsx';
import { NumberField } from './number-field.tsx';
import { messages } from './page-messages.ts';
import { messages as slots } from './slot-messages.ts';
import { StepList } from './step-list.tsx';
import { TextInput } from './text-input.tsx';

interface Props {
  slot: Slot;
  onChange(slot: Slot): void;
  /** Absent for the only one: results show something. */
  onRemove: (() => void) | null;
}

/** One place of the results: its heading, and what it shows. */
export function SlotEditor({ slot, onChange, onRemove }: Props) {
  const intl = useIntl();
  return (
    <section className="grid gap-3 rounded-md border border-line p-3">
      <div className="flex items-end gap-1">
        <div className="min-w-0 flex-1">
          <TextInput
            label={intl.formatMessage(messages[slot.kind])}
            textKey={`${slot.id}.title`}
            part="title"
          />
        </div>
        {onRemove && (
          <Button
            variant="ghost"
            icon
            aria-label={intl.formatMessage(slots.remove, { kind: intl.formatMessage(slots[slot.kind]) })}
            onClick={onRemove}
          >
            <Trash2 className="size-4" aria-hidden />
          </Button>
        )}
      </div>
      {slot.kind === 'runnersUp' && (
        <NumberField
          label={intl.formatMessage(messages.runnersUpCount)}
          value={slot.count}
          min={1}
          max={limits.maxProducts}
          step={1}
          onChange={(count) => count && onChange({ ...slot, count })}
        />
      )}
      {slot.kind === 'routine' && <StepList slot={slot} onChange={onChange} />}
    </section>
  );
}
