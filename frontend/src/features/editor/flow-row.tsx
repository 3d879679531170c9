import { clsx } from 'clsx';
import { memo, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import type { QuestionType } from '#shared/model/quiz.ts';
import { type HandleProps, LateHandle } from '../../ui/reorder.tsx';
import { useEditor } from './editor-context.ts';
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
}

/** A question of the flow. Kept as it is while others change: a quiz can have 200. */
export const FlowRow = memo(({ id, index, type, faulty, className, movable, handle, select }: Props) => {
  const intl = useIntl();
  const title =
    useEditor(
      ({ quiz, locale }) =>
        quiz.texts[locale]?.[`${id}.title`] || quiz.texts[quiz.defaultLocale]?.[`${id}.title`],
    ) || intl.formatMessage(messages.untitled);
  const Icon = typeIcons[type];
  return (
    <li data-row className={clsx('flex items-center rounded-md contain-content', className)}>
      {movable && <LateHandle of={() => handle.current(index, title)} />}
      <Row at={id} faulty={faulty} onClick={() => select.current(id)}>
        <Icon className="size-4 shrink-0 text-ink-3" aria-hidden />
        <span className="min-w-0 truncate">{title}</span>
      </Row>
    </li>
  );
});
