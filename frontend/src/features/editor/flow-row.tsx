import { clsx } from 'clsx';
import { memo, type RefObject } from 'react';
import type { QuestionType } from '#shared/model/quiz.ts';
import { Handle, type HandleProps } from '../../ui/reorder.tsx';
import { Row } from './row.tsx';
import { typeIcons } from './type-icons.ts';

interface Props {
  id: string;
  index: number;
  title: string;
  type: QuestionType;
  current: boolean;
  faulty: boolean;
  className: string;
  movable: boolean;
  /** The newest way to make a handle: read when something happens, so that a row is drawn only when it changes. */
  handle: RefObject<(index: number, name: string) => HandleProps>;
  select: RefObject<(id: string) => void>;
}

/** A question of the flow. Kept as it is while others change: a quiz can have 200. */
export const FlowRow = memo(
  ({ id, index, title, type, current, faulty, className, movable, handle, select }: Props) => {
    const Icon = typeIcons[type];
    const own = () => handle.current(index, title);
    return (
      <li
        data-row
        className={clsx(
          'flex items-center rounded-md [contain-intrinsic-size:auto_2.75rem] [content-visibility:auto] lg:[contain-intrinsic-size:auto_2.25rem]',
          className,
        )}
      >
        {movable && (
          <Handle
            label={own().label}
            onKeyDown={(event) => own().onKeyDown(event)}
            onPointerDown={(event) => own().onPointerDown(event)}
            onPointerMove={(event) => own().onPointerMove(event)}
            onPointerUp={() => own().onPointerUp()}
            onPointerCancel={() => own().onPointerCancel()}
          />
        )}
        <Row current={current} faulty={faulty} onClick={() => select.current(id)}>
          <Icon className="size-4 shrink-0 text-ink-3" aria-hidden />
          <span className="min-w-0 truncate">{title}</span>
        </Row>
      </li>
    );
  },
);
