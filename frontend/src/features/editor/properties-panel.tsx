import { useDeferredValue, useRef } from 'react';
import type { Question } from '#shared/model/quiz.ts';
import { useMayEdit } from '../../data/team.ts';
import { useKeptFocus } from '../../ui/kept-focus.ts';
import { useEditor } from './editor-context.ts';
import { QuestionPanel } from './properties/question-panel.tsx';
import { QuizPanel } from './properties/quiz-panel.tsx';
import { ResultsPanel } from './properties/results-panel.tsx';

/** What is chosen in the flow is marked there first; its properties follow, and give way to the next press. */
const useShown = () => {
  const now = useEditor(({ at }) => at);
  const late = useDeferredValue(now);
  const shown = useEditor(({ quiz: { questions } }) => {
    const find = (at: string) => ({ at, question: questions.find(({ id }) => id === at) });
    const found = find(late);
    // A question that was just removed is not shown for longer.
    return found.question || late === 'results' || late === 'quiz' ? found : find(now);
  });
  return { ...shown, isBehind: shown.at !== now };
};

function Chosen({ at, question }: { at: string; question: Question | undefined }) {
  if (question) return <QuestionPanel key={question.id} question={question} />;
  return at === 'results' ? <ResultsPanel /> : <QuizPanel />;
}

/** The properties of what is chosen in the flow; a viewer only reads them. */
export function PropertiesPanel() {
  const panel = useRef<HTMLFieldSetElement>(null);
  useKeptFocus(panel);
  const mayEdit = useMayEdit();
  const { at, question, isBehind } = useShown();
  return (
    <fieldset
      ref={panel}
      // Until they are the chosen element's, what is typed would go to the one before.
      disabled={!mayEdit || isBehind}
      className={mayEdit && isBehind ? 'contents [&_:disabled]:opacity-100' : 'contents'}
    >
      <Chosen at={at} question={question} />
    </fieldset>
  );
}
