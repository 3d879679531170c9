import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { limits } from '#shared/model/quiz.ts';
import type { Choice } from '../../lib/use-choice.ts';
import { Button } from '../../ui/button.tsx';
import { Tick } from '../../ui/tick.tsx';
import { confirmToast } from '../../ui/toast.tsx';
import { useEditor, useEditorNow } from './editor-context.ts';
import { messages } from './flow-choice-messages.ts';
import { newElementId } from './new-question.ts';
import { duplicateQuestions, moveQuestions, removeQuestions } from './several.ts';
import type { Outlined } from './use-outline.ts';

interface Props {
  choice: Choice<Outlined>;
  /** Chooses none, and takes the boxes away. */
  onEnd(): void;
}

/** What can be done with the questions that are chosen; each act is one step to undo. */
export function FlowChoice({ choice, onEnd }: Props) {
  const intl = useIntl();
  const now = useEditorNow();
  const { quiz, edit, undo, select } = useEditor(({ quiz, edit, undo, select }) => ({
    quiz,
    edit,
    undo,
    select,
  }));
  const count = useId();
  const ids = choice.chosen.map(({ id }) => id);
  const remove = () => {
    const at = quiz.questions.findIndex(({ id }) => id === ids[0]);
    edit((before) => removeQuestions(before, ids));
    const left = now().quiz.questions;
    select((left[at] ?? left.at(-1))?.id ?? 'quiz');
    onEnd();
    void confirmToast(intl.formatMessage(messages.removed, { count: ids.length }), {
      label: intl.formatMessage(messages.undo),
      run: undo,
    });
  };
  const acts = [
    {
      label: messages.up,
      icon: ArrowUp,
      can: ids.length > 0,
      run: () => edit((before) => moveQuestions(before, ids, -1)),
    },
    {
      label: messages.down,
      icon: ArrowDown,
      can: ids.length > 0,
      run: () => edit((before) => moveQuestions(before, ids, 1)),
    },
    {
      label: messages.duplicate,
      icon: Copy,
      can: ids.length > 0 && quiz.questions.length + ids.length <= limits.questions,
      run: () => edit((before) => duplicateQuestions(before, ids, newElementId)),
    },
    // A quiz has at least one question.
    { label: messages.remove, icon: Trash2, can: ids.length > 0 && !choice.all, run: remove },
  ];
  return (
    <div
      role="toolbar"
      aria-label={intl.formatMessage(messages.acts)}
      aria-describedby={count}
      className="sticky top-0 z-10 -mx-1 mb-1 grid gap-1 rounded-md border border-line bg-surface px-1.5 py-1"
    >
      <div className="flex items-center gap-2">
        <Tick
          label={intl.formatMessage(messages.all)}
          checked={choice.all}
          partly={ids.length > 0 && !choice.all}
          onChange={choice.toggleAll}
        />
        <p id={count} className="tabular text-sm text-ink-2" aria-live="polite">
          <FormattedMessage {...messages.chosen} values={{ count: ids.length }} />
        </p>
      </div>
      <div className="flex justify-between">
        {acts.map(({ label, icon: Icon, can, run }) => (
          <Button
            key={label.id}
            variant="ghost"
            size="sm"
            icon
            aria-label={intl.formatMessage(label)}
            title={intl.formatMessage(label)}
            disabled={!can}
            onClick={run}
          >
            <Icon className="size-4" aria-hidden />
          </Button>
        ))}
      </div>
    </div>
  );
}
