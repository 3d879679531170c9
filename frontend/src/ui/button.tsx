import { clsx } from 'clsx';
import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';

const variants = {
  primary: 'bg-fill text-on-fill hover:bg-fill-hover shadow-1',
  secondary: 'bg-surface text-ink border border-line-strong hover:bg-hover shadow-1',
  ghost: 'text-ink-2 hover:bg-hover hover:text-ink',
  danger: 'bg-surface text-bad border border-line-strong hover:bg-bad-soft hover:border-bad-line shadow-1',
};
const sizes = {
  sm: 'h-8 px-2.5 text-sm gap-1.5 rounded-sm touch',
  md: 'h-11 md:h-9 px-3.5 text-base gap-2 rounded-md',
  lg: 'h-12 px-5 text-md gap-2 rounded-md',
};
const iconSizes = { sm: 'size-8', md: 'size-11 md:size-9', lg: 'size-12' };

interface Look {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
  /** Square, for one icon; needs an `aria-label`. */
  icon?: boolean;
}

/** The look of a button, for links that act like one. */
export const buttonClass = ({ variant = 'secondary', size = 'md', icon = false }: Look = {}) =>
  clsx(
    'inline-flex shrink-0 select-none items-center justify-center whitespace-nowrap font-[560] transition-colors duration-150',
    'disabled:opacity-50 disabled:pointer-events-none aria-disabled:opacity-50',
    sizes[size],
    icon && ['px-0!', iconSizes[size]],
    variants[variant],
  );

interface Props extends ComponentProps<'button'>, Look {
  /** Shows that it is at work, and takes no further press. */
  busy?: boolean;
}

const refuse = (event: MouseEvent) => event.preventDefault();

export function Button({ variant, size, icon, busy = false, className, children, ...props }: Props) {
  const look = { ...(variant ? { variant } : {}), ...(size ? { size } : {}), ...(icon ? { icon } : {}) };
  return (
    <button
      type="button"
      {...props}
      // A disabled button would lose the focus; this one only takes no press.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? refuse : props.onClick}
      className={clsx(buttonClass(look), className)}
    >
      {busy && <LoaderCircle className="size-4 animate-spin" aria-hidden />}
      {!(busy && icon) && children}
    </button>
  );
}
