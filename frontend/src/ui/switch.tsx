import { Switch as Radix } from 'radix-ui';
import { type ReactNode, useId } from 'react';

interface Props {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange(checked: boolean): void;
}

export function Switch({ label, hint, checked, onChange }: Props) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 md:min-h-8">
      <label htmlFor={id} className="text-sm font-[540]">
        {label}
        {hint && <span className="block font-normal text-ink-3">{hint}</span>}
      </label>
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        className="touch h-5 w-9 shrink-0 rounded-full bg-control p-0.5 transition-colors data-[state=checked]:bg-fill"
      >
        <Radix.Thumb className="block size-4 rounded-full bg-surface shadow-1 transition-transform duration-150 data-[state=checked]:translate-x-4" />
      </Radix.Root>
    </div>
  );
}
