import type { Advised } from '#shared/model/advice.ts';
import { arrange } from '#shared/quiz/advise.ts';
import { rank } from '#shared/quiz/rank.ts';
import { json } from '../json.ts';
import { pathOf } from '../pathOf.ts';
import type { ResultsProps } from './Results.tsx';

type Rank = typeof rank;

/** What a session was advised: how its results are ranked, for its answers; without it, as the engine does. */
interface Known {
  answers: string;
  by?: Rank;
}

/** How long a shopper waits, in milliseconds: as long as the model has, and the way there and back. */
export const patience = 3_200;

/** Once a session: what is stored of it is what was shown. */
const known = new Map<string, Known>();

const answersOf = ({ view }: ResultsProps): string => json(pathOf(view));

const ranking =
  (picks: Advised[]): Rank =>
  (head, pool, answers) =>
    arrange(rank(head, pool, answers), picks, (product) => {
      const card = pool.cards.findIndex(({ id }) => id === product);
      return card < 0 ? undefined : { card, product, score: 0, trace: [] };
    });

/** Whether somebody can be asked: not in the editor's preview, offline, or about a result that somebody else had. */
const canAsk = ({ head, onComplete }: ResultsProps): boolean =>
  head.results.advice === true &&
  onComplete !== undefined &&
  navigator.onLine &&
  !location.hash.startsWith(`#${head.quizId}=`);

/** What the session was advised; undefined as long as it is to be asked for. */
export const adviceOf = (props: ResultsProps): Known | undefined => {
  const { session } = props.view;
  if (!known.has(session) && !canAsk(props)) known.set(session, { answers: '' });
  return known.get(session);
};

/** The model's order for what is on screen; undefined: the engine's, as for answers that were changed since. */
export const rankedBy = (props: ResultsProps, { answers, by }: Known): Rank | undefined =>
  answers === answersOf(props) ? by : undefined;

const post = async (body: string): Promise<Advised[]> => {
  const answer = await fetch(`${new URL(import.meta.url).origin}/api/public/advice`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    body,
  });
  return answer.ok ? (await answer.json()).picks : [];
};

/** Asks what the language model makes of the best matches. Resolves in time, also where nothing answers. */
export const ask = async (props: ResultsProps): Promise<void> => {
  const { head, locale, view } = props;
  const { quizId, version } = head;
  const answers = pathOf(view);
  // A page may have a `fetch` of its own that never answers, and listens to no signal.
  const late = new Promise<Advised[]>((resolve) => setTimeout(resolve, patience, []));
  const wish = json({ id: `resp_${view.session}`, quizId, version, locale, answers });
  const picks = await Promise.race([post(wish), late]).catch(() => []);
  known.set(view.session, { answers: answersOf(props), ...(picks.length > 0 ? { by: ranking(picks) } : {}) });
};
