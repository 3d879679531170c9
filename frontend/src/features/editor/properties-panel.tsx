import { useDeferredValue, useRef } from 'react';
import { useMayEdit } from '../../data/team.ts';
import { useKeptFocus } from '../../ui/kept-focus.ts';
import { useEditor } from './editor-context.ts';
import { QuestionPanel } from './properties/question-panel.tsx';
import { QuizPanel } from './properties/quiz-panel.tsx';
import { ResultsPanel } from './properties/results-panel.tsx';

function Chosen() {
  // What is chosen is marked in the flow first; its properties follow, and give way to the next press.
  const now = useEditor(({ at }) => at);
  const shown = useDeferredValue(now);
  const { at, question } = useEditor(({ quiz: { questions } }) => {
    const find = (at: string) => ({ at, question: questions.find(({ id }) => id === at) });
    const found = find(shown);
    // A question that was just removed is not shown for longer.
    return found.question || shown === 'results' || shown === 'quiz' ? found : find(now);
  });
  if (question) return <QuestionPanel key={question.id} question={question} />;
  return at === 'results' ? <ResultsPanel /> : <QuizPanel />;
}

/** The properties of what is chosen in the flow; a viewer only reads them. */
export function PropertiesPanel() {
  const panel = useRef<HTMLFieldSetElement>(null);
  useKeptFocus(panel);
  return (
    <fieldset ref={panel} disabled={!useMayEdit()} className="contents">
      <Chosen />
    </fieldset>
  );
}
