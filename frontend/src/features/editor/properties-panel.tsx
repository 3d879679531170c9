import { useEditor } from './editor-context.ts';
import { QuestionPanel } from './properties/question-panel.tsx';
import { QuizPanel } from './properties/quiz-panel.tsx';
import { ResultsPanel } from './properties/results-panel.tsx';

/** The properties of what is chosen in the flow. */
export function PropertiesPanel() {
  const { at, quiz } = useEditor();
  const question = quiz.questions.find((candidate) => candidate.id === at);
  if (question) return <QuestionPanel key={question.id} question={question} />;
  return at === 'results' ? <ResultsPanel /> : <QuizPanel />;
}
