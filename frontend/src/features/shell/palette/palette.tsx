import { useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { useDeferredValue, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { shopsQuery } from '../../../data/shops.ts';
import { useApp } from '../../../lib/app.ts';
import { usePickShop } from '../../../lib/current-shop.ts';
import { useReturnFocus } from '../../../ui/return-focus.ts';
import { messages } from './messages.ts';
import { Places } from './places.tsx';
import { FoundProducts, FoundQuizzes } from './shop-items.tsx';

/** One list for the whole app: places, quizzes and products, narrowed while typing. */
export function Palette({ close }: { close(): void }) {
  const intl = useIntl();
  const { client } = useApp();
  const returnFocus = useReturnFocus();
  const [text, setText] = useState('');
  const words = useDeferredValue(text.trim());
  const pickShop = usePickShop();
  const { data: shops } = useQuery(shopsQuery(client));
  const shop = shops && pickShop(shops);
  return (
    <Command.Dialog
      open
      onOpenChange={(open) => {
        if (!open) close();
      }}
      label={intl.formatMessage(messages.find)}
      loop
      overlayClassName="fixed inset-0 z-50 bg-shade"
      contentClassName="fixed inset-x-3 top-[8dvh] z-50 mx-auto max-w-xl overflow-hidden rounded-xl border border-line bg-raised shadow-3"
      {...returnFocus}
    >
      <Command.Input
        value={text}
        onValueChange={setText}
        placeholder={intl.formatMessage(messages.placeholder)}
        className="h-13 w-full border-b border-line bg-transparent px-5 text-md outline-none placeholder:text-ink-3"
      />
      <Command.List className="max-h-[60dvh] overflow-y-auto p-2">
        <Command.Empty className="px-3 py-8 text-center text-ink-3">
          <FormattedMessage {...messages.nothing} />
        </Command.Empty>
        <Places done={close} withShop={shop !== undefined} />
        {shop && <FoundQuizzes shopId={shop.id} done={close} />}
        {shop && words.length > 1 && <FoundProducts shopId={shop.id} words={words} done={close} />}
      </Command.List>
    </Command.Dialog>
  );
}
