import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Condition } from '#shared/model/condition.ts';
import { Button } from '../../../ui/button.tsx';
import { useEditor } from '../editor-context.ts';
import { ConditionEditor } from './condition-editor.tsx';
import { firstTest, sourcesOf } from './condition-edits.ts';
import { IssuesAt } from './issues-at.tsx';
import { messages } from './messages.ts';

interface Props {
  /** The question whose earlier answers it can be about. */
  question: string;
  condition: Condition | undefined;
  /** Path of the condition, as in the problems. */
  path: string;
  onChange(condition: Condition | null): void;
}

/** Under which earlier answers something is shown; always, without a condition. */
export function ShowWhen({ question, condition, path, onChange }: Props) {
  const questions = useEditor(({ quiz }) => quiz.questions);
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
      <IssuesAt path={path} />
    </section>
  );
}
