import { useDeferredValue, useLayoutEffect, useRef } from 'react';
import type { Question } from '#shared/model/quiz.ts';
import { useMayEdit } from '../../data/team.ts';
import { useKeptFocus } from '../../ui/kept-focus.ts';
import { useEditor } from './editor-context.ts';
import { QuestionPanel, QuestionTitle } from './properties/question-panel.tsx';
import { QuizPanel } from './properties/quiz-panel.tsx';
import { ResultsPanel } from './properties/results-panel.tsx';
import { whileBehind } from './while-behind.ts';

/**
 * What is chosen in the flow is marked there first, and a question's title shown; all its other properties follow, and
 * give way to the next press.
 */
const useShown = () => {
  const now = useEditor(({ at }) => at);
  const late = useDeferredValue(now);
  const shown = useEditor(({ quiz: { questions } }) => {
    const find = (at: string) => ({ at, question: questions.find(({ id }) => id === at) });
    const [chosen, before] = [find(now), find(late)];
    // A question that was just removed is not shown for longer.
    const { at, question } = before.question || late === 'results' || late === 'quiz' ? before : chosen;
    return { at, question, titled: question && (chosen.question ?? question) };
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
  const { at, question, titled, isBehind } = useShown();
  // biome-ignore lint/correctness/useExhaustiveDependencies: for another element
  useLayoutEffect(
    function beginAtTheTop() {
      panel.current?.parentElement?.scrollTo(0, 0);
    },
    [at],
  );
  return (
    <fieldset ref={panel} disabled={!mayEdit} className="contents">
      {/* The same field for each question: to make it anew holds up the press that chooses. */}
      {titled && <QuestionTitle id={titled.id} type={titled.type} />}
      {/*
       * Until they are the chosen element's, what is typed would go to the one before. It has a box: without one, all in
       * it would be laid out anew whenever its attributes change.
       */}
      <fieldset className="min-w-0" {...(isBehind ? whileBehind : {})}>
        <Chosen at={at} question={question} />
      </fieldset>
    </fieldset>
  );
}
