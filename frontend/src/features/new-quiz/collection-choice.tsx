import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { collectionsQuery } from '../../data/shops.ts';
import { useApp } from '../../lib/app.ts';
import { Chip } from '../../ui/chip.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { messages } from './messages.ts';

interface Props {
  shopId: string;
  chosen: string[];
  onChange(ids: string[]): void;
}

/** At most as many as the contract takes. */
const most = 50;

export function CollectionChoice({ shopId, chosen, onChange }: Props) {
  const intl = useIntl();
  const { data, error, refetch } = useQuery(collectionsQuery(useApp().client, shopId));
  if (error && !data) return <Problem error={error} retry={refetch} />;
  if (!data) return <Skeleton className="h-24" />;
  const filled = data.filter(({ productCount }) => productCount > 0);
  if (filled.length === 0) {
    return (
      <p className="text-pretty text-ink-2">
        <FormattedMessage {...messages.noCollections} />
      </p>
    );
  }
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id].slice(0, most));
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-[540]">{intl.formatMessage(messages.collections)}</legend>
      <div className="flex flex-wrap gap-2">
        <Chip on={chosen.length === 0} onClick={() => onChange([])}>
          <FormattedMessage {...messages.allProducts} />
        </Chip>
        {filled.map((collection) => (
          <Chip key={collection.id} on={chosen.includes(collection.id)} onClick={() => toggle(collection.id)}>
            {collection.title}
            <span className="tabular font-normal">
              <FormattedNumber value={collection.productCount} />
            </span>
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
