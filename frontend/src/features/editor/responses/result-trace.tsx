import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Response } from '#shared/model/response.ts';
import { poolShelf, rankShelf, traceOf } from '#shared/quiz/rank.ts';
import { artefactQuery } from '../../../data/artefacts.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Trace } from '../why/trace.tsx';
import { messages } from './messages.ts';

/** What each answer added to a product, worked out by the engine from the version that was answered. */
export function ResultTrace({ response, product }: { response: Response; product: string }) {
  const { quizId, version, answers, locale } = response;
  const { data, error, refetch } = useQuery(artefactQuery(quizId, version));
  const trace = useMemo(() => {
    if (!data) return undefined;
    const { head, pool } = data;
    // Not only of those that the engine shows: a language model may have chosen another one.
    const { scored } = rankShelf(head.questions, head.results, poolShelf(pool), answers);
    const card = pool.cards.findIndex(({ id }) => id === product);
    return card < 0 ? undefined : traceOf(scored, card);
  }, [data, answers, product]);
  if (error) return <LoadError error={error} retry={refetch} />;
  if (data === undefined) return <Skeleton className="h-24" />;
  if (!data || !trace) {
    return (
      <p className="text-sm text-ink-3">
        <FormattedMessage {...messages.noTrace} />
      </p>
    );
  }
  const { texts, defaultLocale } = data.head;
  const text = (key: string) => texts[locale]?.[key] || texts[defaultLocale]?.[key] || '…';
  const names = {
    question: (id: string) => text(`${id}.title`),
    option: (id: string) => text(`${id}.label`),
  };
  return <Trace trace={trace} names={names} />;
}
