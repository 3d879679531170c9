import { clsx } from 'clsx';
import { ChevronDown, Plus, Trash2 } from 'lucide-react';
import { memo, type RefObject, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { limits, type Question, type Target } from '#shared/model/quiz.ts';
import { Button } from '../../../ui/button.tsx';
import { applyChange } from '../../../ui/list-change.ts';
import { dragClass, Handle, type HandleProps, useReorder } from '../../../ui/reorder.tsx';
import { useEditor, useEditorLater } from '../editor-context.ts';
import { editQuestion } from '../quiz-edits.ts';
import { useNames } from '../use-names.ts';
import { ConditionEditor } from './condition-editor.tsx';
import { firstTest, goalsOf, sourcesOf } from './condition-edits.ts';
import { ruleInWords } from './condition-words.ts';
import { IssuesAt } from './issues-at.tsx';
import { messages } from './messages.ts';
import { TargetEditor } from './target-editor.tsx';

type Rule = Question['rules'][number];

interface RowProps {
  questionId: string;
  rule: Rule;
  index: number;
  handle: HandleProps;
  open: boolean;
  className: string;
  onToggle(): void;
  /** null removes it. */
  onChange(rule: Rule | null): void;
}

function RuleRow({ questionId, rule, index, handle, open, className, onToggle, onChange }: RowProps) {
  const intl = useIntl();
  const questions = useEditorLater(({ quiz }) => quiz.questions);
  const sentence = ruleInWords(intl, rule, useNames());
  const at = questions.findIndex(({ id }) => id === questionId);
  const number = index + 1;
  return (
    <li data-row className={clsx('rounded-md border border-line bg-surface', className)}>
      <div className="flex items-center gap-1 p-1.5">
        <Handle {...handle} />
        <button
          type="button"
          aria-expanded={open}
          aria-label={intl.formatMessage(messages.openRule, { number, sentence })}
          onClick={onToggle}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-sm px-1.5 py-1 text-left hover:bg-hover md:min-h-8"
        >
          <span className="min-w-0 flex-1 text-pretty text-sm wrap-anywhere">{sentence}</span>
          <ChevronDown
            className={clsx('size-4 shrink-0 text-ink-3 transition-transform', open && 'rotate-180')}
            aria-hidden
          />
        </button>
        <Button
          variant="ghost"
          size="sm"
          icon
          aria-label={intl.formatMessage(messages.removeRule, { number })}
          onClick={() => onChange(null)}
        >
          <Trash2 className="size-4" aria-hidden />
        </Button>
      </div>
      <div className="grid gap-1 px-3 not-empty:pb-2">
        <IssuesAt path={`questions.${at}.rules.${index}`} />
      </div>
      {open && (
        <div className="grid animate-appear gap-3 border-t border-line p-3">
          <ConditionEditor
            condition={rule.when}
            sources={sourcesOf(questions, questionId, true)}
            onChange={(when) => when && onChange({ ...rule, when })}
          />
          <TargetEditor
            target={rule.target}
            goals={goalsOf(questions, questionId)}
            onChange={(target) => onChange({ ...rule, target })}
          />
        </div>
      )}
    </li>
  );
}

/** The branching of a question: rules in their order, each a sentence that opens. */
export const RuleList = memo(({ id, rules }: Pick<Question, 'id' | 'rules'>) => {
  const intl = useIntl();
  const edit = useEditor(({ edit }) => edit);
  const questions = useEditorLater(({ quiz }) => quiz.questions);
  const [open, setOpen] = useState<number | null>(null);
  const change = (next: (rules: Rule[]) => Rule[], about?: string) =>
    edit((before) => editQuestion(before, id, (own) => ({ ...own, rules: next(own.rules) })), about);
  const reorder = useReorder<Rule>(rules, (reported) => {
    change((before) => applyChange(before, reported));
    setOpen(reported.did === 'added' ? reported.index : null);
  });
  const sources = useMemo(() => sourcesOf(questions, id, true), [questions, id]);
  const add = () => {
    const source = sources.at(-1);
    const when = source && firstTest(source);
    const at = questions.findIndex((question) => question.id === id);
    const next = goalsOf(questions, id).find((goal) => questions.indexOf(goal) > at);
    // Where the quiz goes anyway: a rule that nobody has finished leads no shopper astray.
    const target: Target = next ? { to: 'question', question: next.id } : { to: 'results' };
    if (when) reorder.add({ when, target });
  };
  const possible = sources.length > 0;
  return (
    <section className="grid gap-2">
      <h2 className="text-sm font-[540]">
        <FormattedMessage {...messages.rules} />
      </h2>
      <p className="text-pretty text-sm text-ink-3">
        <FormattedMessage {...(possible ? messages.rulesHint : messages.nothingEarlier)} />
      </p>
      <ol ref={reorder.list as RefObject<HTMLOListElement | null>} className="grid gap-2 empty:hidden">
        {rules.map((rule, index) => (
          <RuleRow
            // biome-ignore lint/suspicious/noArrayIndexKey: rules have no id of their own
            key={index}
            questionId={id}
            rule={rule}
            index={index}
            handle={reorder.handle(index, intl.formatMessage(messages.ruleName, { number: index + 1 }))}
            open={open === index}
            className={dragClass(reorder.drag, index)}
            onToggle={() => setOpen(open === index ? null : index)}
            onChange={(next) =>
              next
                ? change((before) => before.with(index, next), `rule:${id}:${index}`)
                : reorder.remove(index)
            }
          />
        ))}
      </ol>
      <p className="sr-only" role="status">
        {reorder.said}
      </p>
      <Button
        size="sm"
        disabled={!possible || rules.length >= limits.rules}
        onClick={add}
        className="justify-self-start"
      >
        <Plus className="size-4" aria-hidden />
        <FormattedMessage {...messages.addRule} />
      </Button>
    </section>
  );
});
