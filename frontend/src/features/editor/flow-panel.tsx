import { ListChecks, Paintbrush, Plus, ShoppingBag } from 'lucide-react';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { QuestionType } from '#shared/model/quiz.ts';
import { useMayEdit } from '../../data/team.ts';
import { useChoice, useEscape } from '../../lib/use-choice.ts';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem, MenuLabel } from '../../ui/menu.tsx';
import { dragClass, useReorder } from '../../ui/reorder.tsx';
import { useEditor, useEditorNow } from './editor-context.ts';
import { FlowChoice } from './flow-choice.tsx';
import { messages as choiceMessages } from './flow-choice-messages.ts';
import { messages } from './flow-messages.ts';
import { FlowRow } from './flow-row.tsx';
import { newQuestion } from './new-question.ts';
import { placeOf } from './problem-place.ts';
import { addQuestion, moveQuestion } from './quiz-edits.ts';
import { Row } from './row.tsx';
import { typeIcons } from './type-icons.ts';
import { typeMessages } from './type-messages.ts';
import { type Outlined, useOutline } from './use-outline.ts';

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

/** Several questions at once: chosen by their boxes, or by a press with Shift, Ctrl or ⌘, which shows the boxes. */
const useSeveral = (questions: Outlined[]) => {
  const now = useEditorNow();
  const choice = useChoice(questions);
  const [on, setOn] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const end = () => {
    setOn(false);
    choice.clear();
    // What had the focus may be gone.
    toggle.current?.focus();
  };
  useEscape(on, end);
  const pick = useRef<(id: string, range: boolean) => void>(choice.toggle);
  pick.current = (id, range) => {
    setOn(true);
    // The question that is open is where somebody who holds Shift begins.
    choice.toggle(id, range, now().at);
  };
  return { choice, on, toggle, begin: () => setOn(true), end, pick };
};

/** The quiz from its start to its results; questions are moved by their handles. */
export function FlowPanel({ onSelect }: { onSelect(at: string): void }) {
  const { edit, issues } = useEditor(({ edit, issues }) => ({ edit, issues }));
  const questions = useOutline();
  const intl = useIntl();
  const now = useEditorNow();
  const several = useSeveral(questions);
  const mayEdit = useMayEdit();
  const reorder = useReorder(questions, (change) => {
    if (change.did === 'moved') edit((before) => moveQuestion(before, change.from, change.index));
  });
  const handle = useRef(reorder.handle);
  handle.current = reorder.handle;
  const choose = useRef(onSelect);
  choose.current = onSelect;
  const faulty = useMemo(
    () => new Set(issues.map((issue) => placeOf(now().quiz.questions, issue))),
    [now, issues],
  );
  const add = (type: QuestionType) => {
    const added = newQuestion(type);
    const { at } = now();
    const here = questions.findIndex((question) => question.id === at);
    edit((before) => addQuestion(before, added, here < 0 ? before.questions.length : here + 1));
    onSelect(added.element.id);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-1 p-3">
      <Row at="quiz" faulty={faulty.has('quiz')} onClick={() => onSelect('quiz')}>
        <Paintbrush className="size-4 shrink-0 text-ink-3" aria-hidden />
        <FormattedMessage {...messages.start} />
      </Row>
      <div className="flex min-h-8 items-end justify-between pt-1">
        <h2 className="px-2 pb-1 text-xs font-[560] text-ink-3">
          <FormattedMessage {...messages.questions} />
        </h2>
        {mayEdit && (several.on || questions.length > 1) && (
          <Button
            ref={several.toggle}
            variant={several.on ? 'secondary' : 'ghost'}
            size="sm"
            icon
            aria-pressed={several.on}
            aria-label={intl.formatMessage(choiceMessages.begin)}
            title={intl.formatMessage(choiceMessages.begin)}
            onClick={several.on ? several.end : several.begin}
          >
            <ListChecks className="size-4" aria-hidden />
          </Button>
        )}
      </div>
      {several.on && <FlowChoice choice={several.choice} onEnd={several.end} />}
      <ol
        ref={reorder.list as RefObject<HTMLOListElement | null>}
        className="grid grid-cols-[minmax(0,1fr)] gap-0.5"
      >
        {questions.map((question, index) => {
          return (
            <FlowRow
              key={question.id}
              id={question.id}
              index={index}
              type={question.type}
              faulty={faulty.has(question.id)}
              className={dragClass(reorder.drag, index)}
              movable={mayEdit}
              handle={handle}
              select={choose}
              picked={several.on ? several.choice.has(question.id) : undefined}
              pick={several.pick}
            />
          );
        })}
      </ol>
      <p className="sr-only" role="status">
        {reorder.said}
      </p>
      <div className="py-2">{mayEdit && <AddMenu onAdd={add} />}</div>
      <Row at="results" faulty={faulty.has('results')} onClick={() => onSelect('results')}>
        <ShoppingBag className="size-4 shrink-0 text-ink-3" aria-hidden />
        <FormattedMessage {...messages.results} />
      </Row>
    </div>
  );
}
