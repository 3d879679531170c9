import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from './button.tsx';
import { messages } from './messages.ts';
import { useReturnFocus } from './return-focus.ts';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  /** Without a cross, for what must be decided. */
  closable?: boolean;
  className?: string;
}

/** A modal dialog; on a phone it comes from the bottom edge. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  closable = true,
  className,
}: Props) {
  const intl = useIntl();
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-appear bg-shade" />
        <Radix.Content
          {...returnFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={clsx(
            'fixed z-50 flex max-h-[92dvh] animate-rise flex-col overflow-hidden border border-line bg-raised shadow-3',
            'inset-x-0 bottom-0 rounded-t-xl pb-[env(safe-area-inset-bottom)]',
            'md:inset-x-auto md:bottom-auto md:left-[max(1rem,50vw-17rem)] md:top-[12dvh] md:max-h-[80dvh] md:w-[min(34rem,calc(100vw-2rem))] md:rounded-xl',
            className,
          )}
        >
          <header className="flex items-start gap-4 px-5 pt-5">
            <div className="grid flex-1 gap-1">
              <Radix.Title className="text-lg font-[620]">{title}</Radix.Title>
              {description && (
                <Radix.Description className="text-pretty text-ink-2">{description}</Radix.Description>
              )}
            </div>
            {closable && (
              <Radix.Close asChild>
                <Button variant="ghost" size="sm" icon aria-label={intl.formatMessage(messages.close)}>
                  <X className="size-4" aria-hidden />
                </Button>
              </Radix.Close>
            )}
          </header>
          <div className="overflow-y-auto px-5 py-4 empty:py-2">{children}</div>
          {footer && (
            <footer className="flex flex-col-reverse gap-2 border-t border-line px-5 py-4 md:flex-row md:justify-end">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
