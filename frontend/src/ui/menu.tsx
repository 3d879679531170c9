import { clsx } from 'clsx';
import { DropdownMenu as Radix } from 'radix-ui';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';

interface Props {
  trigger: ReactNode;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  className?: string;
}

export function Menu({ trigger, children, align = 'end', className }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  // In the landmark of its button: whoever goes through the page by landmarks finds it there.
  const [landmark, setLandmark] = useState<Element | null>(null);
  const settle = () => setLandmark(button.current?.closest('main, header') ?? null);
  return (
    <Radix.Root modal={false} onOpenChange={settle}>
      <Radix.Trigger asChild ref={button}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={landmark}>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          // A long one scrolls, and nothing in it has the focus yet when a pointer opened it.
          tabIndex={0}
          className={clsx(
            'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 animate-rise overflow-y-auto rounded-lg border border-line bg-raised p-1 shadow-2',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The look of a row in a menu or list of choices. */
const rowClass =
  'flex min-h-11 w-full select-none items-center gap-2.5 rounded-sm px-2.5 text-left text-base text-ink outline-none data-[highlighted]:bg-hover md:min-h-8 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-3';

export function MenuItem({
  danger,
  className,
  ...props
}: ComponentProps<typeof Radix.Item> & { danger?: boolean }) {
  return (
    <Radix.Item
      {...props}
      className={clsx(rowClass, 'cursor-pointer', danger && 'text-bad [&_svg]:text-bad', className)}
    />
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-2.5 pb-1 pt-2 text-xs font-[540] text-ink-3">{children}</Radix.Label>;
}

export function MenuLine() {
  return <Radix.Separator className="-mx-1 my-1 h-px bg-line" />;
}
