import { linePath } from './chart-scale.ts';

/** The shape of a figure over time; says nothing that is not said beside it. */
export function Sparkline({ values }: { values: (number | null)[] }) {
  const top = Math.max(...values.map((value) => value ?? 0), 0) || 1;
  return (
    <svg viewBox="0 -6 100 112" preserveAspectRatio="none" className="h-7 w-full" aria-hidden="true">
      <path
        d={linePath(values, top)}
        vectorEffect="non-scaling-stroke"
        className="fill-none stroke-accent stroke-[1.5]"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
