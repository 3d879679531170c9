import { clsx } from 'clsx';
import { Paintbrush, Plus, ShoppingBag } from 'lucide-react';
import type { ComponentProps, RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { QuestionType } from '#shared/model/quiz.ts';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem, MenuLabel } from '../../ui/menu.tsx';
import { dragClass, Handle, useReorder } from '../../ui/reorder.tsx';
import { useEditor } from './editor-context.ts';
import { messages } from './flow-messages.ts';
import { newQuestion } from './new-question.ts';
import { placeOf } from './problem-place.ts';
import { addQuestion, moveQuestion } from './quiz-edits.ts';
import { typeIcons } from './type-icons.ts';
import { typeMessages } from './type-messages.ts';

const groups: [{ id: string; defaultMessage: string }, QuestionType[]][] = [
  [messages.choices, ['single', 'multiple', 'picture', 'swatch', 'dropdown', 'yesNo', 'ranking']],
  [messages.values, ['priceRange', 'number', 'scale', 'rating']],
  [messages.words, ['statement', 'shortText', 'longText', 'email', 'phone', 'date', 'consent']],
];

function AddMenu({ onAdd }: { onAdd(type: QuestionType): void }) {
  const trigger = (
    <Button variant="secondary" className="w-full">
      <Plus className="size-4" aria-hidden />
      <FormattedMessage {...messages.add} />
    </Button>
  );
  return (
    <Menu trigger={trigger} align="start" className="w-60">
      {groups.map(([label, types]) => (
        <div key={label.id}>
          <MenuLabel>
            <FormattedMessage {...label} />
          </MenuLabel>
          {types.map((type) => {
            const Icon = typeIcons[type];
            return (
              <MenuItem key={type} onSelect={() => onAdd(type)}>
                <Icon aria-hidden />
                <FormattedMessage {...typeMessages[type]} />
              </MenuItem>
            );
          })}
        </div>
      ))}
    </Menu>
  );
}

interface RowProps extends ComponentProps<'button'> {
  current: boolean;
  faulty: boolean;
}

function Row({ current, faulty, children, ...props }: RowProps) {
  const intl = useIntl();
  return (
    <button
      type="button"
      aria-current={current}
      {...props}
      className={clsx(
        'flex min-h-11 w-full min-w-0 items-center gap-2.5 rounded-md px-2 py-1.5 text-left transition-colors lg:min-h-9',
        current ? 'bg-accent-soft text-ink' : 'text-ink-2 hover:bg-hover hover:text-ink',
      )}
    >
      {children}
      {faulty && (
        <span
          className="ml-auto size-2 shrink-0 rounded-full bg-bad"
          role="img"
          aria-label={intl.formatMessage(messages.hasProblem)}
        />
      )}
    </button>
  );
}

/** The quiz from its start to its results; questions are moved by their handles. */
export function FlowPanel({ onSelect }: { onSelect(at: string): void }) {
  const intl = useIntl();
  const { quiz, locale, at, edit, issues } = useEditor();
  const { questions } = quiz;
  const reorder = useReorder(questions.length, (from, to) =>
    edit((before) => moveQuestion(before, from, to)),
  );
  const faulty = new Set(issues.map((issue) => placeOf(quiz, issue)));
  const titleOf = (id: string) =>
    quiz.texts[locale]?.[`${id}.title`] ||
    quiz.texts[quiz.defaultLocale]?.[`${id}.title`] ||
    intl.formatMessage(messages.untitled);

  const add = (type: QuestionType) => {
    const added = newQuestion(type);
    const here = questions.findIndex((question) => question.id === at);
    edit((before) => addQuestion(before, added, here < 0 ? before.questions.length : here + 1));
    onSelect(added.element.id);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-1 p-3">
      <Row current={at === 'quiz'} faulty={faulty.has('quiz')} onClick={() => onSelect('quiz')}>
        <Paintbrush className="size-4 shrink-0 text-ink-3" aria-hidden />
        <FormattedMessage {...messages.start} />
      </Row>
      <h2 className="px-2 pb-1 pt-3 text-xs font-[560] text-ink-3">
        <FormattedMessage {...messages.questions} />
      </h2>
      <ol
        ref={reorder.list as RefObject<HTMLOListElement | null>}
        className="grid grid-cols-[minmax(0,1fr)] gap-0.5"
      >
        {questions.map((question, index) => {
          const Icon = typeIcons[question.type];
          const title = titleOf(question.id);
          return (
            <li
              key={question.id}
              data-row
              className={clsx('flex items-center rounded-md', dragClass(reorder.drag, index))}
            >
              <Handle {...reorder.handle(index, title)} />
              <Row
                current={at === question.id}
                faulty={faulty.has(question.id)}
                onClick={() => onSelect(question.id)}
              >
                <Icon className="size-4 shrink-0 text-ink-3" aria-hidden />
                <span className="min-w-0 truncate">{title}</span>
              </Row>
            </li>
          );
        })}
      </ol>
      <p className="sr-only" role="status">
        {reorder.said}
      </p>
      <div className="py-2">
        <AddMenu onAdd={add} />
      </div>
      <Row current={at === 'results'} faulty={faulty.has('results')} onClick={() => onSelect('results')}>
        <ShoppingBag className="size-4 shrink-0 text-ink-3" aria-hidden />
        <FormattedMessage {...messages.results} />
      </Row>
    </div>
  );
}
