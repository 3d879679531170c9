import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from './button.tsx';
import { messages } from './messages.ts';
import { useReturnFocus } from './return-focus.ts';

interface Props {
  title: ReactNode;
  onClose(): void;
  children: ReactNode;
}

/** What belongs to one thing of a list, beside the list; on a phone it comes from the bottom edge. */
export function Drawer({ title, onClose, children }: Props) {
  const intl = useIntl();
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-appear bg-shade" />
        <Radix.Content
          {...returnFocus}
          aria-describedby={undefined}
          className="fixed inset-x-0 bottom-0 z-50 flex max-h-[94dvh] animate-rise flex-col overflow-hidden rounded-t-xl border border-line bg-raised pb-[env(safe-area-inset-bottom)] shadow-3 md:inset-y-0 md:left-auto md:right-0 md:max-h-none md:w-[min(32rem,90vw)] md:rounded-none md:border-y-0 md:border-r-0"
        >
          <header className="flex items-start gap-4 border-b border-line px-5 py-4">
            <Radix.Title className="min-w-0 flex-1 text-lg font-[620] wrap-anywhere">{title}</Radix.Title>
            <Radix.Close asChild>
              <Button variant="ghost" size="sm" icon aria-label={intl.formatMessage(messages.close)}>
                <X className="size-4" aria-hidden />
              </Button>
            </Radix.Close>
          </header>
          <div className="grid content-start gap-6 overflow-y-auto px-5 py-5">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
