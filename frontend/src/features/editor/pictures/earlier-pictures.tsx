import { useQuery } from '@tanstack/react-query';
import { Images } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApp } from '../../../lib/app.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Popover } from '../../../ui/popover.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useEditor } from '../editor-context.ts';
import { messages } from './messages.ts';
import { picturesQuery } from './queries.ts';

/** Placeholders while the pictures load. */
const places = ['a', 'b', 'c', 'd', 'e', 'f'];

function Grid({ choose }: { choose(url: string): void }) {
  const intl = useIntl();
  const shopId = useEditor(({ shopId }) => shopId);
  const { data, error, refetch } = useQuery(picturesQuery(useApp().client, shopId));
  if (error && !data) return <LoadError error={error} retry={refetch} />;
  if (data?.length === 0) {
    return (
      <p className="p-4 text-pretty text-sm text-ink-2">
        <FormattedMessage {...messages.none} />
      </p>
    );
  }
  return (
    <ul aria-busy={!data} className="grid grid-cols-3 gap-2 overflow-y-auto p-3">
      {!data && places.map((place) => <Skeleton key={place} className="aspect-square" />)}
      {data?.map(({ id, url, width, height, createdAt }) => (
        <li key={id}>
          <button
            type="button"
            aria-label={intl.formatMessage(messages.one, {
              date: intl.formatDate(createdAt, { dateStyle: 'medium' }),
              width,
              height,
            })}
            onClick={() => choose(url)}
            className="block w-full rounded-md transition-opacity hover:opacity-80"
          >
            <Picture src={url} className="w-full" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The pictures that the shop uploaded before, to use one of them again. */
export function EarlierPictures({ choose }: { choose(url: string): void }) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  return (
    <Popover
      label={intl.formatMessage(messages.earlier)}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button size="sm" variant="ghost">
          <Images className="size-4" aria-hidden />
          <FormattedMessage {...messages.earlier} />
        </Button>
      }
    >
      <Grid
        choose={(url) => {
          choose(url);
          setOpen(false);
        }}
      />
    </Popover>
  );
}
