import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import type { UploadedPicture } from '#shared/api/pictures.ts';
import { useMayEdit } from '../../../data/team.ts';
import { useApp } from '../../../lib/app.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useEditor } from '../editor-context.ts';
import { messages } from './messages.ts';
import { picturesQuery } from './queries.ts';
import { RemovePicture } from './remove-picture.tsx';

/** Placeholders while the pictures load. */
const places = ['a', 'b', 'c', 'd', 'e', 'f'];

const nameOf = (intl: IntlShape, { width, height, createdAt }: UploadedPicture): string =>
  intl.formatMessage(messages.one, {
    date: intl.formatDate(createdAt, { dateStyle: 'medium' }),
    width,
    height,
  });

interface TileProps {
  picture: UploadedPicture;
  choose(url: string): void;
  /** Left out for who may not delete it. */
  remove: (() => void) | undefined;
}

function Tile({ picture, choose, remove }: TileProps) {
  const intl = useIntl();
  const name = nameOf(intl, picture);
  return (
    <li className="relative">
      <button
        type="button"
        aria-label={name}
        onClick={() => choose(picture.url)}
        className="block w-full rounded-md transition-opacity hover:opacity-80"
      >
        <Picture src={picture.small ?? picture.url} className="w-full" />
      </button>
      {remove && (
        <Button
          size="sm"
          icon
          className="absolute right-1 bottom-1"
          aria-label={intl.formatMessage(messages.removeOne, { name })}
          title={intl.formatMessage(messages.remove)}
          onClick={remove}
        >
          <Trash2 className="size-4" aria-hidden />
        </Button>
      )}
    </li>
  );
}

/** What was uploaded before, to be used again or deleted. */
export function PictureGrid({ choose }: { choose(url: string): void }) {
  const shopId = useEditor(({ shopId }) => shopId);
  const { data, error, refetch } = useQuery(picturesQuery(useApp().client, shopId));
  const mayEdit = useMayEdit();
  const [asked, setAsked] = useState<UploadedPicture>();
  if (error && !data) return <LoadError error={error} retry={refetch} />;
  return (
    <>
      {data?.length === 0 ? (
        <p className="p-4 text-pretty text-sm text-ink-2">
          <FormattedMessage {...messages.none} />
        </p>
      ) : (
        <ul aria-busy={!data} className="grid grid-cols-3 gap-2 overflow-y-auto p-3">
          {!data && places.map((place) => <Skeleton key={place} className="aspect-square" />)}
          {data?.map((picture) => (
            <Tile
              key={picture.id}
              picture={picture}
              choose={choose}
              remove={mayEdit ? () => setAsked(picture) : undefined}
            />
          ))}
        </ul>
      )}
      {asked && <RemovePicture picture={asked} close={() => setAsked(undefined)} />}
    </>
  );
}
