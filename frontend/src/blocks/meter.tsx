import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Problem } from '../ui/problem.tsx';
import { Progress } from '../ui/progress.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { messages } from './messages.ts';

interface Used {
  /** Of what is allowed, 1 being all of it. */
  share: number;
  said: ReactNode;
}

interface Props {
  label: string;
  /** Left out while it is not known. */
  used: Used | undefined;
  /** What follows, from 80% on and from 100% on. */
  near: ReactNode;
  over: ReactNode;
  /** Why it could not be asked for, or not again: what was known stays. */
  error: unknown;
  retry(): unknown;
}

function Gauge({
  label,
  used: { share },
  near,
  over,
}: Pick<Props, 'label' | 'near' | 'over'> & { used: Used }) {
  return (
    <>
      <Progress value={share} label={label} tone={share >= 1 ? 'bad' : 'accent'} />
      {share >= 0.8 && <p className="text-sm text-ink-2">{share >= 1 ? over : near}</p>}
    </>
  );
}

/** How much of a month's allowance is used. */
export function Meter({ label, used, error, retry, ...follows }: Props) {
  if (!used && !error) return <Skeleton className="h-12" />;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <span className="text-sm text-ink-2">{label}</span>
        {used && <span className="tabular text-sm font-[560]">{used.said}</span>}
      </div>
      {used && <Gauge label={label} used={used} {...follows} />}
      <Problem error={error} retry={retry} what={used && <FormattedMessage {...messages.notRefreshed} />} />
    </div>
  );
}
