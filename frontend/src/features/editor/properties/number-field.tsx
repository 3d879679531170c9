import { useState } from 'react';
import { TextField } from '../../../ui/field.tsx';

interface Props {
  label: string;
  value: number | undefined;
  min?: number;
  max?: number;
  step?: number | 'any';
  /** undefined when the field is emptied. */
  onChange(value: number | undefined): void;
}

/** A number; what is being typed stays as typed, and only numbers within the limits are passed on. */
export function NumberField({ label, value, min, max, step = 'any', onChange }: Props) {
  const [typed, setTyped] = useState<string>();
  const read = (text: string) => {
    setTyped(text);
    if (text.trim() === '') return onChange(undefined);
    const next = Number(text);
    if (!Number.isFinite(next) || (step === 1 && !Number.isInteger(next))) return;
    if (next >= (min ?? -Infinity) && next <= (max ?? Infinity)) onChange(next);
  };
  return (
    <TextField
      label={label}
      type="number"
      inputMode="decimal"
      step={step}
      {...(min === undefined ? {} : { min })}
      {...(max === undefined ? {} : { max })}
      value={typed ?? value ?? ''}
      onChange={(event) => read(event.target.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
}
