import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { fill } from '../words.ts';
import type { FieldProps, Of } from './props.ts';

const spoken = {
  en: {
    up: 'Move {name} up',
    down: 'Move {name} down',
    moved: '{name}: place {n} of {max}',
    order: 'Drag, or use the arrows, with what matters most on top.',
  },
  nl: {
    up: '{name} omhoog',
    down: '{name} omlaag',
    moved: '{name}: plaats {n} van {max}',
    order: 'Sleep, of gebruik de pijlen, met het belangrijkste bovenaan.',
  },
};

/** A list with one item taken out and put in at another place. */
export const moved = (ids: string[], id: string, to: number): string[] => {
  const rest = ids.filter((held) => held !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
};

/** Put in order by dragging, or by two buttons each that also take the arrow keys. */
export const Ranking = (props: FieldProps<Of<'ranking'>>) => {
  const { question, answer, texts, locale, onAnswer, say } = props;
  const known = question.options.map((option) => option.id);
  const chosen = (answer?.kind === 'options' ? answer.ids : []).filter((id) => known.includes(id));
  const ids = [...chosen, ...known.filter((id) => !chosen.includes(id))];
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  // Moving an element in the page takes its focus away: it is given back after the move.
  const refocus = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    refocus.current?.focus();
    refocus.current = null;
  });
  const label = (id: string) => texts[`${id}.label`] ?? '';
  const place = (id: string, to: number) => {
    if (to < 0 || to >= ids.length || ids[to] === id) return;
    onAnswer({ kind: 'options', ids: moved(ids, id, to) });
    say(fill(spoken[locale].moved, { name: label(id), n: to + 1, max: ids.length }));
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!dragged) return;
    const rows = [...(list.current?.querySelectorAll('li') ?? [])].map((row) => row.getBoundingClientRect());
    const to = rows.findIndex((row) => event.clientY < row.bottom);
    place(dragged, to < 0 ? ids.length - 1 : to);
  };
  return (
    <>
      <p className="rq-hint">{spoken[locale].order}</p>
      <ol
        ref={list}
        className="rq-ranking"
        aria-labelledby={props.labelledBy}
        aria-describedby={props.describedBy}
        onPointerMove={drag}
        onPointerUp={() => setDragged(null)}
        onPointerCancel={() => setDragged(null)}
      >
        {ids.map((id, index) => (
          <li key={id} className={dragged === id ? 'rq-dragged' : ''}>
            <span
              className="rq-grip"
              onPointerDown={(event) => {
                list.current?.setPointerCapture(event.pointerId);
                setDragged(id);
              }}
            >
              <span className="rq-rank">{index + 1}</span>
              <span className="rq-label">{label(id)}</span>
            </span>
            {([-1, 1] as const).map((by) => (
              <button
                key={by}
                type="button"
                className="rq-arrow"
                aria-label={fill(by < 0 ? spoken[locale].up : spoken[locale].down, { name: label(id) })}
                aria-disabled={!(index + by in ids)}
                onClick={(event) => {
                  refocus.current = event.currentTarget;
                  place(id, index + by);
                }}
                onKeyDown={(event) => {
                  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
                  if (!step) return;
                  event.preventDefault();
                  refocus.current = event.currentTarget;
                  place(id, index + step);
                }}
              >
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d={by < 0 ? 'M6 15l6-6 6 6' : 'M6 9l6 6 6-6'} />
                </svg>
              </button>
            ))}
          </li>
        ))}
      </ol>
    </>
  );
};
