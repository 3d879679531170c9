import { useId } from 'react';

interface Props {
  label: string;
  value: number;
  min?: number;
  max?: number;
  onChange(value: number): void;
}

/** A slider in points, 1 to 100 unless told. */
export function Weight({ label, value, min = 1, max = 100, onChange }: Props) {
  const id = useId();
  return (
    <div className="flex items-center gap-3">
      <label htmlFor={id} className="text-sm text-ink-2">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-8 min-w-0 flex-1 accent-fill"
      />
      <output htmlFor={id} className="tabular w-8 text-right text-sm font-[560]">
        {value}
      </output>
    </div>
  );
}
