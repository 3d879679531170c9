import { clsx } from 'clsx';
import { ChevronDown, Plus, Trash2 } from 'lucide-react';
import { memo, type RefObject, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { limits, type Option } from '#shared/model/quiz.ts';
import { AfterPaint } from '../../../ui/after-paint.tsx';
import { Button } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { dragClass, type HandleProps, LateHandle, useReorder } from '../../../ui/reorder.tsx';
import { useEditor } from '../editor-context.ts';
import { newElementId, newOption } from '../new-question.ts';
import { addOption, type ChoiceQuestion, moveOption, removeOption } from '../quiz-edits.ts';
import { useText } from '../use-texts.ts';
import { messages } from './messages.ts';
import { movedBy } from './moved.ts';
import { OptionDetails } from './option-details.tsx';
import { PasteList } from './paste-list.tsx';
import { TextInput } from './text-input.tsx';

/** What can be done with a row: read when it is done, so that a row is drawn only when it changes. */
interface Acts {
  handle(index: number, name: string): HandleProps;
  toggle(id: string): void;
  remove(index: number): void;
}

interface RowProps {
  questionId: string;
  type: ChoiceQuestion['type'];
  option: Option;
  index: number;
  acts: RefObject<Acts>;
  open: boolean;
  className: string;
}

/** Pictures at an option of the first products that it moves. */
const shownPictures = 4;

function Summary({ option }: { option: Option }) {
  const features = useEditor(({ features }) => features);
  const { effects } = option;
  const moved = useMemo(() => movedBy(features, effects), [features, effects]);
  const pictured = moved.slice(0, shownPictures).flatMap((index) => features.products[index] ?? []);
  return (
    <>
      <span className="truncate text-sm text-ink-3">
        {effects.length === 0 ? (
          <FormattedMessage {...messages.noEffect} />
        ) : (
          <FormattedMessage {...messages.movesCount} values={{ count: moved.length }} />
        )}
      </span>
      <span className="flex shrink-0 -space-x-1.5" aria-hidden>
        {pictured.map(({ id, image, title }) => (
          <span key={id} title={title} className="rounded-full ring-2 ring-surface">
            <Picture src={image} className="size-6 rounded-full" />
          </span>
        ))}
      </span>
    </>
  );
}

const OptionRow = memo(({ questionId, type, option, index, acts, open, className }: RowProps) => {
  const intl = useIntl();
  const { text, fallback } = useText(`${option.id}.label`);
  const number = index + 1;
  const label = intl.formatMessage(messages.optionLabel, { number });
  const name = text || fallback || label;
  const own = () => acts.current.handle(index, text || String(number));
  return (
    <li data-row className={clsx('rounded-md border border-line bg-surface', className)}>
      <div className="flex items-center gap-1 p-1.5">
        <LateHandle of={own} />
        {option.image && <Picture src={option.image} className="size-9 md:size-8" />}
        {option.color && (
          <span
            className="size-5 shrink-0 rounded-full border border-line"
            style={{ background: option.color }}
          />
        )}
        <div className="min-w-0 flex-1">
          <TextInput label={label} hideLabel textKey={`${option.id}.label`} part="label" />
        </div>
        <Button
          variant="ghost"
          size="sm"
          icon
          disabled={type === 'yesNo'}
          aria-label={intl.formatMessage(messages.removeOption, { name })}
          onClick={() => acts.current.remove(index)}
        >
          <Trash2 className="size-4" aria-hidden />
        </Button>
      </div>
      <button
        type="button"
        aria-expanded={open}
        aria-label={intl.formatMessage(messages.openOption, { name })}
        onClick={() => acts.current.toggle(option.id)}
        className="flex min-h-10 w-full items-center gap-2 rounded-b-md border-t border-line px-3 text-left hover:bg-hover lg:min-h-8"
      >
        <Summary option={option} />
        <ChevronDown
          className={clsx('ml-auto size-4 shrink-0 text-ink-3 transition-transform', open && 'rotate-180')}
          aria-hidden
        />
      </button>
      {open && (
        <div className="animate-appear border-t border-line p-3">
          <AfterPaint>
            <OptionDetails questionId={questionId} option={option} />
          </AfterPaint>
        </div>
      )}
    </li>
  );
});

/** The answers of a question: their texts and order, and behind each what it recommends. */
export const OptionList = memo(({ id, type, options }: Pick<ChoiceQuestion, 'id' | 'type' | 'options'>) => {
  const edit = useEditor(({ edit }) => edit);
  const [open, setOpen] = useState<string | null>(null);
  const reorder = useReorder<Option>(options, (change) =>
    edit((quiz) => {
      const { element, index } = change;
      if (change.did === 'added') return addOption(quiz, id, newOption(element.id, index + 1));
      if (change.did === 'removed') return removeOption(quiz, id, element.id);
      return moveOption(quiz, id, change.from, index);
    }),
  );
  const now: Acts = {
    handle: reorder.handle,
    toggle: (option) => setOpen(open === option ? null : option),
    remove: reorder.remove,
  };
  const acts = useRef(now);
  acts.current = now;
  return (
    <section className="grid gap-2">
      <h2 className="text-sm font-[540]">
        <FormattedMessage {...messages.options} />
      </h2>
      <ol ref={reorder.list as RefObject<HTMLOListElement | null>} className="grid gap-2">
        {options.map((option, index) => (
          <OptionRow
            key={option.id}
            questionId={id}
            type={type}
            option={option}
            index={index}
            acts={acts}
            open={open === option.id}
            className={dragClass(reorder.drag, index)}
          />
        ))}
      </ol>
      <p className="sr-only" role="status">
        {reorder.said}
      </p>
      {type !== 'yesNo' && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            disabled={options.length >= limits.options}
            onClick={() => reorder.add(newOption(newElementId(), options.length + 1).element)}
          >
            <Plus className="size-4" aria-hidden />
            <FormattedMessage {...messages.addOption} />
          </Button>
          <PasteList id={id} room={limits.options - options.length} />
        </div>
      )}
    </section>
  );
});
