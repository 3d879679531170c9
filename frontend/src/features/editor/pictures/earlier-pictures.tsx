import { Images } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../ui/button.tsx';
import { Popover } from '../../../ui/popover.tsx';
import { messages } from './messages.ts';
import { PictureGrid } from './picture-grid.tsx';

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
      <PictureGrid
        choose={(url) => {
          choose(url);
          setOpen(false);
        }}
      />
    </Popover>
  );
}
