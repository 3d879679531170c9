import { useId } from 'react';

interface Props {
  label: string;
  /** `#rrggbb` */
  value: string;
  onChange(value: string): void;
}

export function ColorField({ label, value, onChange }: Props) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center justify-between gap-3 md:min-h-8">
      <label htmlFor={id} className="text-sm font-[540]">
        {label}
      </label>
      <span className="flex items-center gap-2">
        <span className="font-mono text-xs uppercase text-ink-3">{value}</span>
        <input
          id={id}
          type="color"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="h-9 w-12 cursor-pointer rounded-md border border-line-strong bg-surface p-1"
        />
      </span>
    </div>
  );
}
