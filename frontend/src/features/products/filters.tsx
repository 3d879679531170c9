import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useMemo } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { Product } from '#shared/model/product.ts';
import { collectionsQuery } from '../../data/shops.ts';
import { useApp } from '../../lib/app.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { messages } from './messages.ts';
import { type ProductSearch, stocks, uses, wordsOf } from './product-view.ts';

export const from = '/signed-in/app/shop/app/products';

/** Changes a part of what the address says, in place. */
export const useSetSearch = () => {
  const navigate = useNavigate({ from: '/app/products' });
  return (change: { [Key in keyof ProductSearch]?: string | undefined }) =>
    navigate({
      search: (before) => ({ ...before, ...change }) as ProductSearch,
      replace: true,
      resetScroll: false,
    });
};

interface ChoiceProps {
  label: MessageDescriptor;
  /** What stands for no choice. */
  all: MessageDescriptor;
  value: string | undefined;
  onChange(value: string | undefined): void;
  items: { value: string; label: string }[];
  /** For long sentences; on a phone, as wide as the list. */
  wide?: boolean;
}

function Choice({ label, all, value, onChange, items, wide = false }: ChoiceProps) {
  const intl = useIntl();
  if (items.length === 0 && value === undefined) return null;
  const known = value === undefined || items.some((item) => item.value === value);
  return (
    <SelectField
      label={intl.formatMessage(label)}
      hideLabel
      className={clsx(
        'flex-1',
        wide ? 'min-w-full sm:min-w-60 sm:max-w-64' : 'min-w-[calc(50%-0.25rem)] sm:min-w-36 sm:max-w-56',
      )}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || undefined)}
    >
      <option value="">{intl.formatMessage(all)}</option>
      {items.map((item) => (
        <option key={item.value} value={item.value}>
          {item.label}
        </option>
      ))}
      {!known && <option value={value}>{value}</option>}
    </SelectField>
  );
}

const asItems = (texts: string[]) => texts.map((text) => ({ value: text, label: text }));

/** Search and what narrows the catalogue: all of it in the address. */
export function Filters({ shopId, products }: { shopId: string; products: Product[] }) {
  const intl = useIntl();
  const search = useSearch({ from });
  const set = useSetSearch();
  const { data: collections = [] } = useQuery(collectionsQuery(useApp().client, shopId));
  const vendors = useMemo(() => asItems(wordsOf(products, 'vendor')), [products]);
  const types = useMemo(() => asItems(wordsOf(products, 'productType')), [products]);
  const named = (names: readonly (typeof stocks | typeof uses)[number][]) =>
    names.map((name) => ({ value: name, label: intl.formatMessage(messages[name]) }));
  const { q, collection, stock, vendor, type, use } = search;
  const narrowed = [q, collection, stock, vendor, type, use].some((one) => one !== undefined);
  return (
    <div className="flex flex-wrap items-center gap-2 p-3">
      <SearchField
        label={intl.formatMessage(messages.search)}
        value={q ?? ''}
        maxLength={200}
        onChange={(text) => set({ q: text || undefined })}
        className="w-full lg:max-w-60"
      />
      <Choice
        wide
        label={messages.use}
        all={messages.anyUse}
        value={use}
        onChange={(value) => set({ use: value })}
        items={named(uses)}
      />
      <Choice
        label={messages.stock}
        all={messages.anyStock}
        value={stock}
        onChange={(value) => set({ stock: value })}
        items={named(stocks)}
      />
      <Choice
        label={messages.collections}
        all={messages.anyCollection}
        value={collection}
        onChange={(value) => set({ collection: value })}
        items={collections.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <Choice
        label={messages.type}
        all={messages.anyType}
        value={type}
        onChange={(value) => set({ type: value })}
        items={types}
      />
      <Choice
        label={messages.vendor}
        all={messages.anyVendor}
        value={vendor}
        onChange={(value) => set({ vendor: value })}
        items={vendors}
      />
      {narrowed && (
        <Button
          variant="ghost"
          onClick={() =>
            set({
              q: undefined,
              collection: undefined,
              stock: undefined,
              vendor: undefined,
              type: undefined,
              use: undefined,
            })
          }
        >
          <X className="size-4" aria-hidden />
          <FormattedMessage {...messages.clear} />
        </Button>
      )}
    </div>
  );
}
