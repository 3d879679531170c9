import { ChevronsUpDown } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Card } from '#shared/quiz/artefact.ts';
import { controlClass } from '../../../ui/field.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Popover } from '../../../ui/popover.tsx';
import { messages } from './messages.ts';

const listed = 60;

interface Props {
  /** The best first. */
  cards: Card[];
  chosen: Card;
  onChoose(product: string): void;
}

/** Which product is explained, searched by title. */
export function ProductChoice({ cards, chosen, onChoose }: Props) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query.trim().toLowerCase());
  const found = cards.filter(({ title }) => title.toLowerCase().includes(wanted)).slice(0, listed);
  const trigger = (
    <button
      type="button"
      aria-label={intl.formatMessage(messages.chooseProduct, { product: chosen.title })}
      className="flex min-h-14 w-full items-center gap-3 rounded-lg border border-line-strong bg-surface p-2 text-left shadow-1 hover:bg-hover"
    >
      <Picture src={chosen.image} className="size-12" />
      <span className="min-w-0 flex-1 truncate font-[560]">{chosen.title}</span>
      <ChevronsUpDown className="size-4 shrink-0 text-ink-3" aria-hidden />
    </button>
  );
  return (
    <Popover
      trigger={trigger}
      label={intl.formatMessage(messages.products)}
      open={open}
      onOpenChange={setOpen}
    >
      <div className="border-b border-line p-2">
        <input
          type="search"
          aria-label={intl.formatMessage(messages.searchProduct)}
          placeholder={intl.formatMessage(messages.searchProduct)}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          className={controlClass}
        />
      </div>
      <ul className="max-h-72 overflow-y-auto p-1">
        {found.length === 0 && (
          <li className="px-3 py-4 text-center text-sm text-ink-3">
            <FormattedMessage {...messages.noProduct} />
          </li>
        )}
        {found.map(({ id, title, image }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === chosen.id}
              onClick={() => {
                onChoose(id);
                setOpen(false);
              }}
              className="flex min-h-11 w-full items-center gap-2.5 rounded-sm px-2 text-left hover:bg-hover aria-[current=true]:bg-accent-soft md:min-h-9"
            >
              <Picture src={image} className="size-7" />
              <span className="min-w-0 flex-1 truncate">{title}</span>
            </button>
          </li>
        ))}
      </ul>
    </Popover>
  );
}
