import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Product } from '#shared/model/product.ts';
import type { Quiz } from '#shared/model/quiz.ts';
import type { Replay } from '#shared/quiz/replay.ts';
import { answersQuery } from '../../../data/quizzes.ts';
import { useApp } from '../../../lib/app.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { useEditor } from '../editor-context.ts';
import { messages } from './messages.ts';
import { ReviewSection } from './review-section.tsx';
import { type Outcome, useOutcome } from './use-outcome.ts';

/** Examples shown, of shoppers whose first product is another one. */
const shown = 3;

/** The draft run over the last responses; null: there are none. */
const useReplay = (live: Quiz): { outcome: Outcome<Replay | null>; error: unknown; retry(): unknown } => {
  const { client } = useApp();
  const { shopId, record, quiz, products, workshop, catalogueComplete } = useEditor(
    ({ shopId, record, quiz, products, workshop, catalogueComplete }) => ({
      shopId,
      record,
      quiz,
      products,
      workshop,
      catalogueComplete,
    }),
  );
  const { data: responses, error, refetch } = useQuery(answersQuery(client, shopId, record.id));
  const task = useMemo(() => {
    if (error) return () => Promise.reject(error);
    if (!responses || !catalogueComplete) return null;
    return async () => {
      if (responses.length === 0) return null;
      workshop.stock(products);
      return workshop.run('replay', { from: live, to: quiz, responses });
    };
  }, [responses, error, live, quiz, products, workshop, catalogueComplete]);
  return { outcome: useOutcome(task), error, retry: refetch };
};

function Example({ before, after }: { before: Product | undefined; after: Product | undefined }) {
  const intl = useIntl();
  const nameOf = (product: Product | undefined) => product?.title ?? intl.formatMessage(messages.nothing);
  const side = (product: Product | undefined) => (
    <span className="flex min-w-0 flex-1 items-center gap-2" aria-hidden>
      <Picture src={product?.image} className="size-9" />
      <span className="min-w-0 truncate text-sm">{nameOf(product)}</span>
    </span>
  );
  return (
    <li className="flex items-center gap-2">
      <span className="sr-only">
        <FormattedMessage {...messages.first} values={{ before: nameOf(before), after: nameOf(after) }} />
      </span>
      {side(before)}
      <ArrowRight className="size-4 shrink-0 text-ink-3" aria-hidden />
      {side(after)}
    </li>
  );
}

function Told({ replay }: { replay: Replay }) {
  const intl = useIntl();
  const products = useEditor(({ products }) => products);
  const byId = useMemo(() => new Map(products.map((product) => [product.id, product])), [products]);
  const { responses: count, firstChanged, topChanged } = replay;
  const share = (of: number) =>
    intl.formatNumber(of / count, { style: 'percent', maximumSignificantDigits: 2 });
  if (topChanged === 0) return <FormattedMessage {...messages.replaySame} values={{ count }} />;
  const examples = replay.examples.filter(({ before, after }) => before[0] !== after[0]).slice(0, shown);
  return (
    <>
      <p className="text-pretty">
        <FormattedMessage {...messages.replayFirst} values={{ share: share(firstChanged), count }} />{' '}
        {topChanged > firstChanged && (
          <FormattedMessage {...messages.replayTop} values={{ share: share(topChanged) }} />
        )}
      </p>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2 empty:hidden">
        {examples.map(({ response, before, after }) => (
          <Example key={response} before={byId.get(before[0] ?? '')} after={byId.get(after[0] ?? '')} />
        ))}
      </ul>
    </>
  );
}

/** How many of the last shoppers would see other products than they did, with examples. */
export function ReplayPart({ live }: { live: Quiz }) {
  const { outcome, error, retry } = useReplay(live);
  return (
    <ReviewSection
      title={<FormattedMessage {...messages.replay} />}
      {...(outcome.kind === 'working' ? { state: 'working' as const } : {})}
    >
      <Problem error={error} retry={retry} />
      {outcome.kind === 'failed' && !error && <FormattedMessage {...messages.replayFailed} />}
      {outcome.kind === 'done' &&
        (outcome.value ? <Told replay={outcome.value} /> : <FormattedMessage {...messages.replayNone} />)}
    </ReviewSection>
  );
}
