import { Check, Plus, X } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { controlClass } from '../../../ui/field.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Popover } from '../../../ui/popover.tsx';
import type { Choice } from '../catalogue-facets.ts';
import { messages } from './effect-messages.ts';

interface Props {
  choices: Choice[];
  chosen: string[];
  /** Never empty: an effect is about something. */
  onChange(values: string[]): void;
}

/** As many as the model takes, and as many as a list can show at once. */
const most = 100;
const listed = 80;

function Chosen({ label, onRemove }: { label: string; onRemove: (() => void) | null }) {
  const intl = useIntl();
  return (
    <span className="inline-flex h-8 max-w-full items-center rounded-full border border-accent-line bg-accent-soft pl-3 text-sm font-[540] text-accent-ink">
      <span className="truncate py-1 pr-1">{label}</span>
      {onRemove ? (
        <button
          type="button"
          aria-label={intl.formatMessage(messages.removeValue, { value: label })}
          onClick={onRemove}
          className="touch grid size-7 shrink-0 place-items-center rounded-full"
        >
          <X className="size-3.5" aria-hidden />
        </button>
      ) : (
        <span className="w-2" />
      )}
    </span>
  );
}

function List({
  choices,
  chosen,
  toggle,
}: {
  choices: Choice[];
  chosen: string[];
  toggle(value: string): void;
}) {
  const intl = useIntl();
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query.trim().toLowerCase());
  const found = useMemo(
    () => choices.filter(({ label }) => label.toLowerCase().includes(wanted)).slice(0, listed),
    [choices, wanted],
  );
  return (
    <>
      <div className="border-b border-line p-2">
        <input
          type="search"
          aria-label={intl.formatMessage(messages.search)}
          placeholder={intl.formatMessage(messages.search)}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          className={controlClass}
        />
      </div>
      <ul className="max-h-72 overflow-y-auto p-1">
        {found.length === 0 && (
          <li className="px-3 py-4 text-center text-sm text-ink-3">
            <FormattedMessage {...messages.nothing} />
          </li>
        )}
        {found.map(({ value, label, count, image }) => {
          const on = chosen.includes(value);
          return (
            <li key={value}>
              <button
                type="button"
                aria-pressed={on}
                onClick={() => toggle(value)}
                className="flex min-h-11 w-full items-center gap-2.5 rounded-sm px-2 text-left hover:bg-hover md:min-h-9"
              >
                {image && <Picture src={image} className="size-7" />}
                <span className="min-w-0 flex-1 truncate">{label}</span>
                <span className="tabular text-sm text-ink-3">
                  {count > 1 && <FormattedNumber value={count} />}
                </span>
                <Check className={`size-4 shrink-0 text-accent-ink ${on ? '' : 'invisible'}`} aria-hidden />
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Values of the catalogue, chosen from a list that is searched. */
export function ValuePicker({ choices, chosen, onChange }: Props) {
  const intl = useIntl();
  const labels = useMemo(() => new Map(choices.map(({ value, label }) => [value, label])), [choices]);
  const toggle = (value: string) => {
    const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
    if (next.length > 0 && next.length <= most) onChange(next);
  };
  const trigger = (
    <button
      type="button"
      className="touch inline-flex h-8 items-center gap-1 rounded-full border border-dashed border-control px-3 text-sm font-[540] text-ink-2 hover:text-ink"
    >
      <Plus className="size-3.5" aria-hidden />
      <FormattedMessage {...messages.choose} />
    </button>
  );
  return (
    <div className="flex flex-wrap gap-1.5">
      {chosen.map((value) => (
        <Chosen
          key={value}
          label={labels.get(value) ?? value}
          onRemove={chosen.length > 1 ? () => toggle(value) : null}
        />
      ))}
      <Popover trigger={trigger} label={intl.formatMessage(messages.choose)}>
        <List choices={choices} chosen={chosen} toggle={toggle} />
      </Popover>
    </div>
  );
}
