import { GripVertical } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { type ListActs, type ListChange, listActs } from './list-change.ts';
import { messages } from './messages.ts';

/**
 * Where a dragged row would land.
 * @param middles vertical middle of each row, in pixels
 * @param y of the pointer
 */
export const landing = (middles: number[], from: number, y: number): number => {
  const above = middles.filter((middle, index) => index !== from && middle < y).length;
  return Math.min(above, Math.max(0, middles.length - 1));
};

type Drag = { from: number; to: number } | null;

interface Reorder<Element> extends Pick<ListActs<Element>, 'add' | 'remove'> {
  list: RefObject<HTMLElement | null>;
  drag: Drag;
  handle(index: number, name: string): HandleProps;
  /** For a live region: what was just moved where. */
  said: string;
}

export interface HandleProps {
  label: string;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onPointerMove(event: PointerEvent<HTMLElement>): void;
  onPointerUp(): void;
  onPointerCancel(): void;
}

/**
 * Lets the rows of a list (elements with `data-row` in `list`) be moved by dragging their handles, or with the
 * arrow keys while a handle has the focus.
 * @param report gets what was added, removed or moved, with element and index
 */
export const useReorder = <Element,>(
  elements: readonly Element[],
  report: (change: ListChange<Element>) => void,
): Reorder<Element> => {
  const intl = useIntl();
  const list = useRef<HTMLElement>(null);
  const { add, remove, move } = listActs(elements, report);
  const [drag, setDrag] = useState<Drag>(null);
  const [said, say] = useState('');
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];

  const moveTo = (from: number, to: number, name: string) => {
    if (!move(from, to)) return;
    say(intl.formatMessage(messages.moved, { name, position: to + 1, count: elements.length }));
    requestAnimationFrame(() => rows()[to]?.querySelector<HTMLElement>('[data-handle]')?.focus());
  };
  const follow = (event: PointerEvent<HTMLElement>, index: number) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const middles = rows().map((row) => {
      const box = row.getBoundingClientRect();
      return box.top + box.height / 2;
    });
    setDrag({ from: index, to: landing(middles, index, event.clientY) });
  };

  const handle = (index: number, name: string): HandleProps => ({
    label: intl.formatMessage(messages.drag, { name }),
    onKeyDown: (event) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (!step) return;
      event.preventDefault();
      moveTo(index, index + step, name);
    },
    onPointerDown: (event) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from: index, to: index });
    },
    onPointerMove: (event) => follow(event, index),
    onPointerUp: () => {
      if (drag) moveTo(drag.from, drag.to, name);
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
  });
  return { list, drag, handle, said, add, remove };
};

/** The grip by which a row is moved. */
export function Handle({ label, ...events }: HandleProps) {
  return (
    <button
      type="button"
      data-handle
      aria-label={label}
      title={label}
      {...events}
      className="grid h-8 w-5 shrink-0 cursor-grab touch-none place-items-center rounded-sm text-ink-3 hover:text-ink active:cursor-grabbing"
    >
      <GripVertical className="size-4" aria-hidden />
    </button>
  );
}

/** A grip that asks what it does when it does it, so that its row need not be drawn anew whenever that changes. */
export function LateHandle({ of }: { of(): HandleProps }) {
  return (
    <Handle
      label={of().label}
      onKeyDown={(event) => of().onKeyDown(event)}
      onPointerDown={(event) => of().onPointerDown(event)}
      onPointerMove={(event) => of().onPointerMove(event)}
      onPointerUp={() => of().onPointerUp()}
      onPointerCancel={() => of().onPointerCancel()}
    />
  );
}

/** The look of a row while it, or another one over it, is dragged. */
export const dragClass = (drag: Drag, index: number): string => {
  if (!drag) return '';
  if (drag.from === index) return 'opacity-50';
  if (drag.to !== index) return '';
  return drag.to > drag.from ? 'shadow-[0_2px_0_var(--accent)]' : 'shadow-[0_-2px_0_var(--accent)]';
};
