import { useMemo, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Card, Head, Pool } from '#shared/quiz/artefact.ts';
import { rank } from '#shared/quiz/rank.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { State } from '../../../ui/state.tsx';
import { useStage } from '../stage.tsx';
import { useCompiled } from '../use-compiled.ts';
import { useLoaded } from '../use-loaded.ts';
import { AssumedAnswers } from './assumed-answers.tsx';
import { messages } from './messages.ts';
import { ProductChoice } from './product-choice.tsx';
import { Verdict } from './verdict.tsx';

/** The answers of the preview, and of these panels: one and the same. */
const useAnswers = () => {
  const { memory } = useStage();
  return useSyncExternalStore(memory.subscribe, memory.answers);
};

function Explained({ head, pool }: { head: Head; pool: Pool }) {
  const { assume, product, explain } = useStage();
  const answers = useAnswers();
  const ranking = useMemo(() => rank(head, pool, answers), [head, pool, answers]);
  const shown = ranking.slots.flatMap((slot) => slot.items.map(({ card }) => pool.cards[card]));
  const cards = [...new Set<Card | undefined>([...shown, ...pool.cards])].filter(
    (card) => card !== undefined,
  );
  const chosen = cards.find(({ id }) => id === product) ?? cards[0];
  return (
    <div className="grid gap-6 rounded-xl border border-line bg-surface p-4 shadow-1 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] xl:p-6">
      <AssumedAnswers head={head} answers={answers} onChange={assume} />
      <section className="grid content-start gap-4">
        <h3 className="text-sm font-[560] text-ink-2">
          <FormattedMessage {...messages.product} />
        </h3>
        {chosen ? (
          <>
            <ProductChoice cards={cards} chosen={chosen} onChoose={explain} />
            <Verdict head={head} pool={pool} answers={answers} ranking={ranking} product={chosen.id} />
          </>
        ) : (
          <State title={<FormattedMessage {...messages.noProducts} />} />
        )}
      </section>
    </div>
  );
}

/** Answers on the left; on the right what they do to a product. */
export function WhyPanel() {
  const { head, loadPool } = useCompiled();
  const { value: pool, error, retry } = useLoaded(loadPool);
  return (
    <div className="mx-auto grid w-full max-w-4xl content-start gap-4">
      <div className="grid gap-1">
        <h2 className="text-lg font-[620]">
          <FormattedMessage {...messages.title} />
        </h2>
        <p className="text-pretty text-ink-2">
          <FormattedMessage {...messages.hint} />
        </p>
      </div>
      {pool ? (
        <Explained head={head} pool={pool} />
      ) : error ? (
        <LoadError error={error} retry={retry} />
      ) : (
        <Skeleton className="h-96 rounded-xl" />
      )}
    </div>
  );
}
