import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';

interface Props {
  /** Read out; the place beside it says it to the eye. */
  label: string;
  checked: boolean;
  /** Some of what it stands for, not all. */
  partly?: boolean;
  /** @param range whether Shift was held, for all up to this one */
  onChange(range: boolean): void;
  className?: string;
}

/** A box that chooses a row of a list. */
export function Tick({ label, checked, partly = false, onChange, className }: Props) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = partly;
  }, [partly]);
  return (
    // The label is what a finger hits: boxes take no pseudo-element to grow by.
    <label className={clsx('touch grid size-5 shrink-0 cursor-pointer place-items-center', className)}>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange((event.nativeEvent as MouseEvent).shiftKey === true)}
        className="size-4.5 cursor-pointer accent-fill"
      />
    </label>
  );
}
