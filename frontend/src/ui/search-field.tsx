import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { controlClass } from './field.tsx';

interface Props {
  label: string;
  value: string;
  onChange(value: string): void;
  maxLength?: number;
  className?: string;
}

/** A field that narrows a list as one types; what comes from outside is shown once the field is left. */
export function SearchField({ label, value, onChange, maxLength = 120, className }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  useEffect(
    function follow() {
      if (document.activeElement !== field.current) setTyped(value);
    },
    [value],
  );
  const type = (text: string) => {
    setTyped(text);
    onChange(text);
  };
  return (
    <div className={clsx('relative', className)}>
      <Search
        className="pointer-events-none absolute left-3 top-1/2 size-4 -translate-y-1/2 text-ink-3"
        aria-hidden
      />
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={maxLength}
        value={typed}
        onChange={(event) => type(event.target.value)}
        className={`${controlClass} pl-9`}
      />
    </div>
  );
}
