import { clsx } from 'clsx';
import { memo, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import type { QuestionType } from '#shared/model/quiz.ts';
import { type HandleProps, LateHandle } from '../../ui/reorder.tsx';
import { Tick } from '../../ui/tick.tsx';
import { useEditor } from './editor-context.ts';
import { messages as choiceMessages } from './flow-choice-messages.ts';
import { messages } from './flow-messages.ts';
import { Row } from './row.tsx';
import { typeIcons } from './type-icons.ts';

interface Props {
  id: string;
  index: number;
  type: QuestionType;
  faulty: boolean;
  className: string;
  movable: boolean;
  /** The newest way to make a handle: read when something happens, so that a row is drawn only when it changes. */
  handle: RefObject<(index: number, name: string) => HandleProps>;
  select: RefObject<(id: string) => void>;
  /** Whether it is one of several that are chosen; undefined where one is chosen at a time. */
  picked: boolean | undefined;
  /** Chooses it with others. @param range all up to this one */
  pick: RefObject<(id: string, range: boolean) => void>;
}

/** A question of the flow. Kept as it is while others change: a quiz can have 200. */
export const FlowRow = memo((props: Props) => {
  const { id, index, type, faulty, className, movable, handle, select, picked, pick } = props;
  const intl = useIntl();
  const title =
    useEditor(
      ({ quiz, locale }) =>
        quiz.texts[locale]?.[`${id}.title`] || quiz.texts[quiz.defaultLocale]?.[`${id}.title`],
    ) || intl.formatMessage(messages.untitled);
  const Icon = typeIcons[type];
  return (
    <li data-row className={clsx('flex items-center rounded-md contain-content', className)}>
      {picked !== undefined && (
        <Tick
          label={intl.formatMessage(choiceMessages.choose, { name: title })}
          checked={picked}
          onChange={(range) => pick.current(id, range)}
          className="mx-1"
        />
      )}
      {movable && picked === undefined && <LateHandle of={() => handle.current(index, title)} />}
      <Row
        at={id}
        faulty={faulty}
        onClick={(event) => {
          const several = movable && (event.shiftKey || event.metaKey || event.ctrlKey);
          if (several) pick.current(id, event.shiftKey);
          else select.current(id);
        }}
      >
        <Icon className="size-4 shrink-0 text-ink-3" aria-hidden />
        <span className="min-w-0 truncate">{title}</span>
      </Row>
    </li>
  );
});
