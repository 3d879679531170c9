import { render } from 'preact';
import { Quiz, type QuizProps } from '#frontend/runtime/Quiz.tsx';
import type { Done } from '#frontend/runtime/session.ts';
import { browserStorage } from '#frontend/runtime/storage.ts';
import { useSession } from '#frontend/runtime/useSession.ts';
import type { Locale } from '#shared/model/locale.ts';
import type { SentResponse } from '#shared/model/response.ts';
import type { Card, Head, Pool } from '#shared/quiz/artefact.ts';

const later = () => import('./later.ts');

/** The embed's one screen: there is no preview to steer. */
const Taken = (props: QuizProps) => <Quiz {...props} state={useSession(props)} />;

export interface Mounting {
  element: HTMLElement;
  place: HTMLElement;
  head: Head;
  loadPool(): Promise<Pool>;
  locale: Locale;
  /** Where the product is. */
  origin: string;
}

/** Shows a quiz. Returns how to take it away. */
export const mount = ({ element, place, head, loadPool, locale, origin }: Mounting): (() => void) => {
  const { quizId, version } = head;
  const send = async ({ session, answers, completedAt }: Done) => {
    const { keep } = await later();
    const response = { id: `resp_${session}`, quizId, version, locale, answers, completedAt };
    await keep(`${origin}/api/public/responses`, response satisfies SentResponse);
  };
  const buy = async (card: Card, session: string) => {
    const { addToCart } = await later();
    await addToCart(element, card, quizId, `resp_${session}`);
  };
  render(
    <Taken
      head={head}
      loadPool={loadPool}
      locale={locale}
      onComplete={send}
      addToCart={buy}
      storage={browserStorage()}
    />,
    place,
  );
  // What an earlier visit could not send goes out now, and what this one will send finds its way prepared.
  const timer = setTimeout(() => later().catch(() => undefined), 1000);
  return () => {
    clearTimeout(timer);
    render(null, place);
  };
};
