import { ShoppingBag } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { searchProducts } from '../../../lib/search.ts';
import { Button } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Popover } from '../../../ui/popover.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { useEditor } from '../editor-context.ts';
import { messages } from './messages.ts';

/** A shop can have thousands: the others are found by searching. */
const most = 60;

function Found({ choose }: { choose(url: string): void }) {
  const intl = useIntl();
  const products = useEditor(({ products }) => products);
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query);
  const found = searchProducts(products, asked).flatMap(({ id, title, image }) =>
    image === undefined ? [] : [{ id, title, image }],
  );
  return (
    <>
      <SearchField
        label={intl.formatMessage(messages.searchShop)}
        value={query}
        onChange={setQuery}
        className="m-3 mb-0"
      />
      <p role="status" className="px-3 pt-2 text-sm text-ink-3 empty:hidden">
        {found.length === 0 && <FormattedMessage {...messages.noneInShop} />}
        {found.length > most && (
          <FormattedMessage {...messages.moreInShop} values={{ shown: most, count: found.length }} />
        )}
      </p>
      <ul className="grid grid-cols-3 gap-2 overflow-y-auto p-3">
        {found.slice(0, most).map(({ id, title, image }) => (
          <li key={id}>
            <button
              type="button"
              title={title}
              onClick={() => choose(image)}
              className="block w-full rounded-md text-left transition-opacity hover:opacity-80"
            >
              <Picture src={image} className="w-full" />
              <span className="mt-1 block truncate text-xs text-ink-2">{title}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The pictures of the shop's own products, to stand at a question, an answer or the cover. */
export function ShopPictures({ choose }: { choose(url: string): void }) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  return (
    <Popover
      label={intl.formatMessage(messages.fromShop)}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button size="sm" variant="ghost">
          <ShoppingBag className="size-4" aria-hidden />
          <FormattedMessage {...messages.fromShop} />
        </Button>
      }
    >
      <Found
        choose={(url) => {
          choose(url);
          setOpen(false);
        }}
      />
    </Popover>
  );
}
