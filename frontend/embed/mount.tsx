import type { Tell } from '#frontend/runtime/happened.ts';
import { type MailWish, Quiz, type QuizProps } from '#frontend/runtime/Quiz.tsx';
import type { Done } from '#frontend/runtime/session.ts';
import { browserStorage } from '#frontend/runtime/storage.ts';
import { useSession } from '#frontend/runtime/useSession.ts';
import type { Locale } from '#shared/model/locale.ts';
import type { SentResponse } from '#shared/model/response.ts';
import type { SentResultMail } from '#shared/model/resultMail.ts';
import type { Card, LoadedHead, Pool } from '#shared/quiz/artefact.ts';
import { draw } from './draw/tree.ts';

const later = () => import('./later.ts');

/** The embed's one screen: there is no preview to steer. */
const Taken = (props: QuizProps) => <Quiz {...props} state={useSession(props)} />;

export interface Mounting {
  element: HTMLElement;
  place: HTMLElement;
  head: LoadedHead;
  loadPool(): Promise<Pool>;
  locale: Locale;
  /** Where the product is. */
  origin: string;
}

/** Shows a quiz. Returns how to take it away. */
export const mount = (mounting: Mounting): (() => void) => {
  const { element, place, head, loadPool, locale, origin } = mounting;
  const { quizId, version, split } = head;
  const send = async ({ session, answers, completedAt }: Done) => {
    const { keep } = await later();
    const response = {
      id: `resp_${session}`,
      quizId,
      version,
      locale,
      answers,
      completedAt,
      split,
    };
    await keep(`${origin}/api/public/responses`, response satisfies SentResponse);
  };
  const buy = async (cards: Card[], session: string) => {
    const { addToCart } = await later();
    await addToCart(element, cards, quizId, `resp_${session}`, head.results.discountCode);
  };
  const mail = async (wish: MailWish) => {
    const { keep } = await later();
    const sent = { ...wish, quizId, version, locale } satisfies SentResultMail;
    await keep(`${origin}/api/public/result-mails`, sent);
  };
  let counting: Promise<ReturnType<typeof import('./events.ts').count>> | undefined;
  const tell: Tell = (...told) => {
    counting ??= import('./events.ts').then(({ count }) => count(mounting));
    // What cannot be counted stops nobody.
    counting.then((counted) => counted.tell(...told)).catch(() => undefined);
  };
  let into = place;
  let live = true;
  const show = () =>
    draw(
      <Taken
        head={head}
        loadPool={loadPool}
        locale={locale}
        onComplete={send}
        // Elsewhere than in the shop there is no cart: products lead there instead.
        addToCart={element.hasAttribute('shop') ? undefined : buy}
        tell={tell}
        mailResults={mail}
        storage={browserStorage()}
        fragment={location.hash}
      />,
      into,
    );
  /** An address that changes only in its fragment may lead to a result of a page that is open. */
  const follow = () => {
    if (!location.hash.startsWith(`#${quizId}=`)) return;
    draw(null, into);
    show();
  };
  const begin = () => {
    if (!live) return;
    show();
    addEventListener('hashchange', follow);
  };
  // Looks that are more than an accent come before the quiz, so that nothing moves.
  if (Object.keys(head.theme).some((name) => !/accent|radius/.test(name)))
    import('#frontend/runtime/theme.ts')
      .then(({ wear }) => {
        into = wear(place, head.theme);
      })
      .catch(() => undefined)
      .then(begin);
  else begin();
  // What an earlier visit could not send goes out now, and what this one will send finds its way prepared.
  const timer = setTimeout(() => later().catch(() => undefined), 100);
  return () => {
    live = false;
    removeEventListener('hashchange', follow);
    clearTimeout(timer);
    counting?.then((counted) => counted.stop()).catch(() => undefined);
    draw(null, into);
  };
};
