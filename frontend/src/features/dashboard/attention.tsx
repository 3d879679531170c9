import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { QuizSummary } from '#shared/api/quizzes.ts';
import type { Shop } from '#shared/api/shops.ts';
import { mailFailuresQuery } from '../../data/contacts.ts';
import { proofsQuery } from '../../data/products.ts';
import { usageQuery } from '../../data/shops.ts';
import { useMayEdit } from '../../data/team.ts';
import { failedDeliveriesQuery } from '../../data/webhooks.ts';
import { useApp } from '../../lib/app.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Problem } from '../../ui/problem.tsx';
import { messages } from './attention-messages.ts';
import { type Concern, concernsOf } from './concerns.ts';

const look = buttonClass({ size: 'sm' });

const ways = {
  notPublished: { search: {}, label: messages.toQuiz },
  mailsRefused: { search: { view: 'contacts' }, label: messages.toContacts },
  check: { search: { show: 'check' }, label: messages.toCheck },
} as const;

/** Where it can be seen to. */
function Way({ concern }: { concern: Concern }) {
  if (concern.kind === 'disconnected') {
    return (
      <Link to="/app/settings" search={{ section: 'shop' }} className={look}>
        <FormattedMessage {...messages.toShop} />
      </Link>
    );
  }
  if (concern.kind === 'deliveriesFailed') {
    return (
      <Link to="/app/settings" search={{ section: 'integrations' }} className={look}>
        <FormattedMessage {...messages.toDeliveries} />
      </Link>
    );
  }
  if (!('quiz' in concern)) {
    return (
      <Link to="/app/settings" search={{ section: 'plan' }} className={look}>
        <FormattedMessage {...messages.toPlan} />
      </Link>
    );
  }
  if (concern.kind === 'neverRecommended') {
    return (
      <Link to="/app/products" search={{ use: 'unreached' }} className={look}>
        <FormattedMessage {...messages.toProducts} />
      </Link>
    );
  }
  const way =
    ways[concern.kind === 'notPublished' || concern.kind === 'mailsRefused' ? concern.kind : 'check'];
  return (
    <Link
      to="/app/quizzes/editor/$quizId"
      params={{ quizId: concern.quiz.id }}
      search={way.search}
      className={look}
    >
      <FormattedMessage {...way.label} />
    </Link>
  );
}

/** Puts away what will never arrive: contacts stay marked, deliveries stay in their list. */
function Seen({ shopId, concern }: { shopId: string; concern: Concern }) {
  const { client } = useApp();
  const queryClient = useQueryClient();
  const params = { shopId };
  const see = useMutation({
    mutationFn: () =>
      'quiz' in concern
        ? client.contacts.seeMailFailures({ params, body: { quizId: concern.quiz.id } })
        : client.webhooks.see({ params }),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: mailFailuresQuery(client, shopId).queryKey }),
        queryClient.invalidateQueries({ queryKey: failedDeliveriesQuery(client, shopId).queryKey }),
      ]),
  });
  return (
    <>
      <Problem error={see.error} />
      <Button size="sm" variant="ghost" busy={see.isPending} onClick={() => see.mutate()}>
        <FormattedMessage {...messages.seen} />
      </Button>
    </>
  );
}

const keyOf = (concern: Concern) => ('quiz' in concern ? `${concern.kind} ${concern.quiz.id}` : concern.kind);

/** What there is to see to, and what of that could not be found out. */
const useConcerns = (shop: Shop, quizzes: QuizSummary[]) => {
  const { client } = useApp();
  const proofs = useQuery(proofsQuery(client, shop.id));
  const refused = useQuery(mailFailuresQuery(client, shop.id));
  const undelivered = useQuery(failedDeliveriesQuery(client, shop.id));
  // Where it does not load, the month's use says so itself.
  const { data: usage } = useQuery(usageQuery(client, shop.id));
  const concerns = concernsOf({
    ...{ shop, quizzes, usage },
    ...{ proofs: proofs.data ?? [], refused: refused.data ?? [], undelivered: undelivered.data ?? 0 },
  });
  const unknown = [proofs, refused, undelivered].filter(({ data, error }) => error && data === undefined);
  return {
    concerns,
    error: unknown[0]?.error,
    retry: () => Promise.all(unknown.map(({ refetch }) => refetch())),
  };
};

/** What needs a merchant's attention, each with the way there; nothing at all where all is well. */
export function Attention({ shop, quizzes }: { shop: Shop; quizzes: QuizSummary[] }) {
  const mayEdit = useMayEdit();
  const { concerns, error, retry } = useConcerns(shop, quizzes);
  const unknown = error && (
    <div className="mb-5">
      <Problem error={error} retry={retry} what={<FormattedMessage {...messages.unknown} />} />
    </div>
  );
  if (concerns.length === 0) return unknown;
  return (
    <>
      {unknown}
      <Card className="mb-5 overflow-hidden">
        <h2 className="flex items-center gap-2 border-b border-line px-5 py-3 text-base">
          <TriangleAlert className="size-4.5 text-accent" aria-hidden />
          <FormattedMessage {...messages.title} />
        </h2>
        <ul className="divide-y divide-line">
          {concerns.map((concern) => (
            <li key={keyOf(concern)} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
              <p className="min-w-56 flex-1 text-pretty wrap-anywhere">
                <FormattedMessage
                  {...messages[concern.kind]}
                  values={{
                    quiz: 'quiz' in concern ? concern.quiz.name : '',
                    count: 'count' in concern ? concern.count : 0,
                  }}
                />
              </p>
              <div className="flex flex-wrap items-center gap-2">
                {mayEdit && (concern.kind === 'mailsRefused' || concern.kind === 'deliveriesFailed') && (
                  <Seen shopId={shop.id} concern={concern} />
                )}
                <Way concern={concern} />
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
