import { clsx } from 'clsx';

interface Props {
  /** 0 to 1; left out while nobody knows how much there is. */
  value?: number | undefined;
  label: string;
  tone?: 'accent' | 'bad';
}

export function Progress({ value, label, tone = 'accent' }: Props) {
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-1.5 overflow-hidden rounded-full bg-hover"
    >
      <div
        className={clsx(
          'h-full rounded-full transition-[width] duration-300',
          tone === 'bad' ? 'bg-bad' : 'bg-accent',
          percent === undefined && 'w-1/3 animate-breathe',
        )}
        style={percent === undefined ? undefined : { width: `${percent}%` }}
      />
    </div>
  );
}
