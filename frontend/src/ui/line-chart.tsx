import { type PointerEvent, type ReactNode, useState } from 'react';
import { linePath, niceTop } from './chart-scale.ts';

interface Props {
  /** What it shows, in words. */
  label: string;
  values: (number | null)[];
  /** The same for the period before, dashed. */
  before?: (number | null)[];
  format(value: number): string;
  /** The names of the first, the middle and the last point. */
  ends: [string, string, string];
  /** What is said of a point while the pointer is over it. */
  tip(index: number): ReactNode;
  /** The values are whole numbers: a line between two of them on the scale would say nothing. */
  whole: boolean;
}

const line = 'fill-none [stroke-linecap:round] [stroke-linejoin:round]';

/** Where along the chart a point is, in percent. */
const placeOf = (index: number, count: number) => (count > 1 ? (index / (count - 1)) * 100 : 50);

/** A line over time, drawn in SVG. Whoever cannot see it reads the table behind it. */
export function LineChart({ label, values, before = [], format, ends, tip, whole }: Props) {
  const [at, setAt] = useState<number>();
  const top = niceTop(Math.max(...[...values, ...before].map((value) => value ?? 0), 0));
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = width > 0 ? (event.clientX - left) / width : 0;
    setAt(Math.min(values.length - 1, Math.max(0, Math.round(share * (values.length - 1)))));
  };
  const marks = whole && top % 2 > 0 ? [top, 0] : [top, top / 2, 0];
  const place = at === undefined ? 0 : placeOf(at, values.length);
  const value = at === undefined ? null : (values[at] ?? null);
  return (
    <figure className="grid grid-cols-[auto_1fr] gap-x-3">
      <div className="tabular flex h-52 flex-col justify-between text-right text-xs text-ink-3" aria-hidden>
        {marks.map((mark) => (
          <span key={mark} className="-my-2 leading-4">
            {format(mark)}
          </span>
        ))}
      </div>
      <div
        className="relative h-52 touch-pan-y"
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => setAt(undefined)}
      >
        <div className="absolute inset-0 flex flex-col justify-between" aria-hidden>
          {marks.map((mark) => (
            <span key={mark} className="h-px bg-line" />
          ))}
        </div>
        <svg
          role="img"
          aria-label={label}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
        >
          <path
            d={linePath(before, top)}
            vectorEffect="non-scaling-stroke"
            className={`${line} stroke-control stroke-[1.5] [stroke-dasharray:3_5]`}
          />
          <path
            d={linePath(values, top)}
            vectorEffect="non-scaling-stroke"
            className={`${line} stroke-accent stroke-2`}
          />
        </svg>
        {at !== undefined && (
          <>
            <span
              className="absolute inset-y-0 w-px bg-line-strong"
              style={{ left: `${place}%` }}
              aria-hidden
            />
            {value !== null && (
              <span
                aria-hidden
                className="absolute -m-1 size-2 rounded-full bg-accent ring-2 ring-surface"
                style={{ left: `${place}%`, top: `${100 - (value / top) * 100}%` }}
              />
            )}
            <div
              className="pointer-events-none absolute top-0 z-1 w-max rounded-md border border-line bg-raised px-3 py-2 text-sm shadow-2"
              style={
                place > 50
                  ? { right: `calc(${100 - place}% + 0.75rem)` }
                  : { left: `calc(${place}% + 0.75rem)` }
              }
            >
              {tip(at)}
            </div>
          </>
        )}
      </div>
      <div className="tabular col-start-2 mt-3 flex justify-between text-xs text-ink-3" aria-hidden>
        {(values.length > 2 ? ends : [ends[0]]).map((end, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: three fixed places
          <span key={index}>{end}</span>
        ))}
      </div>
    </figure>
  );
}
