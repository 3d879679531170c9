import { CircleCheck, LoaderCircle, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

const looks = {
  working: { icon: LoaderCircle, className: 'animate-spin text-ink-3' },
  good: { icon: CircleCheck, className: 'text-good' },
  bad: { icon: TriangleAlert, className: 'text-bad' },
};

interface Props {
  title: ReactNode;
  /** Absent where there is nothing to judge. */
  state?: keyof typeof looks;
  children: ReactNode;
}

/** One part of what is looked at before publishing. */
export function ReviewSection({ title, state, children }: Props) {
  const id = useId();
  const look = state && looks[state];
  return (
    <section
      aria-labelledby={id}
      aria-busy={state === 'working'}
      className="grid grid-cols-[minmax(0,1fr)] gap-2"
    >
      <h3 id={id} className="flex items-center gap-2 text-base font-[600]">
        {look && <look.icon className={`size-4 shrink-0 ${look.className}`} aria-hidden />}
        {title}
      </h3>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 text-ink-2">{children}</div>
    </section>
  );
}
