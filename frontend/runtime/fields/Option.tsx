import type { ReactNode } from 'react';

interface OptionProps {
  type: 'radio' | 'checkbox';
  name: string;
  checked: boolean;
  label: string | undefined;
  /** Selected, by whatever means. */
  onPick(checked: boolean): void;
  /** Selected by a pointer. */
  onPress?: (() => void) | undefined;
  children?: ReactNode;
}

/** A choice: the real control lies invisible over the whole row, so that a press anywhere is a press on it. */
export const Option = ({ type, name, checked, label, onPick, onPress, children }: OptionProps) => (
  <label className="rq-option" part="option">
    <input
      type={type}
      name={name}
      checked={checked}
      onChange={(event) => onPick(event.currentTarget.checked)}
      // Arrow keys and a screen reader's activation have no detail: they select, and Next moves on.
      onClick={(event) => event.detail > 0 && onPress?.()}
    />
    {children}
    <span className="rq-mark" />
    <span className="rq-label">{label}</span>
  </label>
);
