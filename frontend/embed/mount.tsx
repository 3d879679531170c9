import { render } from 'preact';
import { QuizRuntime } from '#frontend/runtime/QuizRuntime.tsx';
import { browserStorage } from '#frontend/runtime/storage.ts';
import type { Done } from '#frontend/runtime/useQuiz.ts';
import type { Locale } from '#shared/model/locale.ts';
import type { Card, Head } from '#shared/quiz/artefact.ts';
import { loadPool } from './load.ts';

interface Mounting {
  element: HTMLElement;
  place: HTMLElement;
  head: Head;
  locale: Locale;
  /** Where the product is. */
  origin: string;
}

/** Shows a quiz. Returns how to take it away. */
export const mount = ({ element, place, head, locale, origin }: Mounting): (() => void) => {
  const { quizId, version } = head;
  const send = async ({ session, answers, completedAt }: Done) => {
    const { keep } = await import('./outbox.ts');
    await keep(`${origin}/api/public/responses`, {
      id: `resp_${session}`,
      quizId,
      version,
      locale,
      answers,
      completedAt,
    });
  };
  const buy = async (card: Card, session: string) => {
    const { addToCart } = await import('./cart.ts');
    await addToCart(element, card, quizId, `resp_${session}`);
  };
  render(
    <QuizRuntime
      head={head}
      loadPool={() => loadPool(origin, head)}
      locale={locale}
      onComplete={send}
      addToCart={buy}
      storage={browserStorage()}
    />,
    place,
  );
  return () => render(null, place);
};
