import { useRef } from 'react';
import { useMayEdit } from '../../data/team.ts';
import { useKeptFocus } from '../../ui/kept-focus.ts';
import { useEditor } from './editor-context.ts';
import { QuestionPanel } from './properties/question-panel.tsx';
import { QuizPanel } from './properties/quiz-panel.tsx';
import { ResultsPanel } from './properties/results-panel.tsx';

function Chosen() {
  const { at, quiz } = useEditor();
  const question = quiz.questions.find((candidate) => candidate.id === at);
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
