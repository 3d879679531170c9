import { useEffect } from 'react';
import { Quiz, type QuizProps } from './Quiz.tsx';
import { startingAt } from './startingAt.ts';
import { useSession } from './useSession.ts';

export interface QuizRuntimeProps extends QuizProps {
  /** Id of a question to show, as the editor's preview does when one is selected. */
  startAt?: string | undefined;
}

/**
 * A quiz as a shopper sees it, for the app: the preview and the demo. It brings its own style, and takes fonts and
 * colours from where it stands.
 */
export const QuizRuntime = (props: QuizRuntimeProps) => <Preview key={props.head.quizId} {...props} />;

const Preview = ({ startAt, ...props }: QuizRuntimeProps) => {
  const state = useSession(props);
  const { session } = state;
  useEffect(() => {
    if (session && startAt) session.jump((head, now) => startingAt(head, now, startAt));
  }, [session, startAt]);
  return <Quiz {...props} state={state} />;
};
