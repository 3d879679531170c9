import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Condition } from '#shared/model/condition.ts';
import type { Question } from '#shared/model/quiz.ts';
import { Button } from '../../../ui/button.tsx';
import { useEditorLater } from '../editor-context.ts';
import { hasOptions } from '../quiz-edits.ts';
import { ConditionEditor } from './condition-editor.tsx';
import { firstTest, sourcesOf } from './condition-edits.ts';
import { IssuesAt } from './issues-at.tsx';
import { messages } from './messages.ts';

interface Props {
  /** The question whose earlier answers it can be about. */
  question: string;
  /** The option of it that is shown; without one, the question itself. */
  option?: string;
  condition: Condition | undefined;
  onChange(condition: Condition | null): void;
}

/** Path of the condition, as in the problems. */
const pathOf = (questions: Question[], id: string, option: string | undefined): string => {
  const at = questions.findIndex((question) => question.id === id);
  const question = questions[at];
  if (!option || !question || !hasOptions(question)) return `questions.${at}.showWhen`;
  return `questions.${at}.options.${question.options.findIndex((one) => one.id === option)}.showWhen`;
};

/** Under which earlier answers something is shown; always, without a condition. */
export function ShowWhen({ question, option, condition, onChange }: Props) {
  const questions = useEditorLater(({ quiz }) => quiz.questions);
  const sources = useMemo(() => sourcesOf(questions, question, false), [questions, question]);
  const source = sources.at(-1);
  const first = source && firstTest(source);
  if (!condition && !first) return null;
  return (
    <section className="grid gap-2">
      <h3 className="text-sm font-[540]">
        <FormattedMessage {...(condition ? messages.showWhen : messages.always)} />
      </h3>
      {condition ? (
        <div className="rounded-md bg-sunken p-3">
          <ConditionEditor condition={condition} sources={sources} removable onChange={onChange} />
        </div>
      ) : (
        <Button size="sm" onClick={() => first && onChange(first)} className="justify-self-start">
          <Plus className="size-4" aria-hidden />
          <FormattedMessage {...messages.addCondition} />
        </Button>
      )}
      <IssuesAt path={pathOf(questions, question, option)} />
    </section>
  );
}
