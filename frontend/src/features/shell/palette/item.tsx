import { Command } from 'cmdk';
import type { ReactNode } from 'react';

export function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Command.Group
      heading={heading}
      className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:pt-2.5 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-[560] [&_[cmdk-group-heading]]:text-ink-3"
    >
      {children}
    </Command.Group>
  );
}

interface ItemProps {
  /** What the typed words are held against, and different for each. */
  value: string;
  onSelect(): void;
  children: ReactNode;
}

export function Item({ value, onSelect, children }: ItemProps) {
  return (
    <Command.Item
      value={value}
      onSelect={onSelect}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 data-[selected=true]:bg-accent-soft"
    >
      {children}
    </Command.Item>
  );
}
