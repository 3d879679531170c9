import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import type { HookDelivery } from '#shared/api/webhooks.ts';
import { useMayEdit } from '../../../data/team.ts';
import { deliveriesQuery } from '../../../data/webhooks.ts';
import { useApp } from '../../../lib/app.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { messages } from './log-messages.ts';
import { maySendAgain } from './may-send-again.ts';

const tones = { delivered: 'good', waiting: 'info', failed: 'bad' } as const;
const stateOf = ({ state, attempts }: HookDelivery) =>
  state === 'waiting' && attempts > 0 ? messages.retrying : messages[state];

/** What the last attempt came to, in a sentence. */
function Outcome({ delivery: { status, fault, attempts: tries } }: { delivery: HookDelivery }) {
  const said = status === undefined ? fault && messages[fault] : messages.answered;
  if (!said) return null;
  return (
    <>
      · <FormattedMessage {...said} values={{ status, tries }} />
    </>
  );
}

function Row({ shopId, delivery, enabled }: { shopId: string; delivery: HookDelivery; enabled: boolean }) {
  const intl = useIntl();
  const { client } = useApp();
  const queryClient = useQueryClient();
  const mayEdit = useMayEdit();
  const again = useMutation({
    mutationFn: () => client.webhooks.again({ params: { shopId, deliveryId: delivery.id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['webhooks', shopId] }),
  });
  const what = intl.formatMessage(delivery.event === 'lead.created' ? messages.lead : messages.completed);
  const when = intl.formatDate(delivery.createdAt, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="grid min-w-48 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-[540]">
          {what}
          <Badge tone={tones[delivery.state]}>
            <FormattedMessage {...stateOf(delivery)} />
          </Badge>
        </p>
        <p className="tabular text-pretty text-sm text-ink-3">
          {when} <Outcome delivery={delivery} />
        </p>
        <Problem error={again.error} />
      </div>
      {mayEdit && enabled && maySendAgain(delivery, Date.now()) && (
        <Button
          size="sm"
          busy={again.isPending}
          aria-label={intl.formatMessage(messages.againNamed, { what, when })}
          onClick={() => again.mutate()}
        >
          <FormattedMessage {...messages.again} />
        </Button>
      )}
    </li>
  );
}

/** What was told, how that went, and a button to tell it again. @param enabled whether there is somebody to tell */
export function DeliveryLog({ shopId, enabled }: { shopId: string; enabled: boolean }) {
  const { client } = useApp();
  const query = useInfiniteQuery(deliveriesQuery(client, shopId));
  const deliveries = query.data?.pages.flatMap((page) => page.deliveries);
  if (query.error && !deliveries) return <LoadError error={query.error} retry={query.refetch} />;
  if (!deliveries) return <Skeleton className="h-24" />;
  if (deliveries.length === 0) {
    return (
      <p className="text-ink-2">
        <FormattedMessage {...messages.empty} />
      </p>
    );
  }
  return (
    <div className="grid gap-3">
      <ul className="-my-3 divide-y divide-line" data-testid="deliveries">
        {deliveries.map((delivery) => (
          <Row key={delivery.id} shopId={shopId} delivery={delivery} enabled={enabled} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          size="sm"
          busy={query.isFetchingNextPage}
          onClick={() => query.fetchNextPage()}
          className="justify-self-start"
        >
          <FormattedMessage {...messages.more} />
        </Button>
      )}
    </div>
  );
}
