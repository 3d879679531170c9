import { clsx } from 'clsx';
import { ToggleGroup } from 'radix-ui';
import type { ReactNode } from 'react';

interface Props<Value extends string> {
  label: string;
  value: Value;
  onChange(value: Value): void;
  items: { value: Value; label: ReactNode; name?: string }[];
  className?: string;
}

/** One of a few, side by side. `name` is read out where the label is an icon. */
export function Segmented<Value extends string>({ label, value, onChange, items, className }: Props<Value>) {
  return (
    <ToggleGroup.Root
      type="single"
      value={value}
      aria-label={label}
      onValueChange={(next) => {
        const item = items.find((candidate) => candidate.value === next);
        if (item) onChange(item.value);
      }}
      className={clsx('inline-flex gap-0.5 rounded-md bg-hover p-0.5', className)}
    >
      {items.map((item) => (
        <ToggleGroup.Item
          key={item.value}
          value={item.value}
          aria-label={item.name}
          title={item.name}
          className="touch inline-flex h-9 flex-1 whitespace-nowrap items-center justify-center gap-1.5 whitespace-nowrap rounded-sm px-3 text-sm font-[540] text-ink-2 transition-colors hover:text-ink data-[state=on]:bg-surface data-[state=on]:text-ink data-[state=on]:shadow-1 md:h-7 [&_svg]:size-4"
        >
          {item.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
