import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { Shop } from '#shared/api/shops.ts';
import { quizzesQuery } from '../../../data/quizzes.ts';
import { collectionsQuery } from '../../../data/shops.ts';
import { useApp } from '../../../lib/app.ts';
import { messages } from './messages.ts';

function Fact({ label, children }: { label: MessageDescriptor; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-3">
        <FormattedMessage {...label} />
      </dt>
      <dd className="min-w-0 text-pretty wrap-anywhere">{children}</dd>
    </>
  );
}

/** What a right is in words; one that we do not ask for yet stands as Shopify names it. */
const rightOf: Record<string, MessageDescriptor> = {
  read_products: messages.readProducts,
  read_themes: messages.readThemes,
};

function Rights({ shop }: { shop: Shop }) {
  const intl = useIntl();
  if (shop.disconnectedAt !== undefined) return <FormattedMessage {...messages.nothing} />;
  // Before it was noted, this was the only one there was.
  const { scopes = ['read_products'] } = shop;
  return intl.formatList(
    scopes.map((scope) => {
      const known = rightOf[scope];
      return known ? intl.formatMessage(known) : scope;
    }),
  );
}

function Imported({ shop: { id, sync } }: { shop: Shop }) {
  const intl = useIntl();
  const { data: collections } = useQuery(collectionsQuery(useApp().client, id));
  if (!sync?.finishedAt || sync.state !== 'done') return <FormattedMessage {...messages.never} />;
  return (
    <>
      {intl.formatDate(sync.finishedAt, { dateStyle: 'medium', timeStyle: 'short' })}
      <span className="tabular block text-sm text-ink-3">
        {collections && (
          <FormattedMessage
            {...messages.counts}
            values={{ products: sync.done, collections: collections.length }}
          />
        )}
      </span>
    </>
  );
}

/** How the connection stands, in figures. */
export function ConnectionFacts({ shop }: { shop: Shop }) {
  const intl = useIntl();
  const { data: quizzes } = useQuery(quizzesQuery(useApp().client, shop.id));
  const live = quizzes?.filter(({ status }) => status === 'published').length;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2.5">
      <Fact label={messages.since}>
        {intl.formatDate(shop.disconnectedAt ?? shop.connectedAt, { dateStyle: 'long' })}
      </Fact>
      <Fact label={messages.may}>
        <Rights shop={shop} />
      </Fact>
      <Fact label={messages.imported}>
        <Imported shop={shop} />
      </Fact>
      <Fact label={messages.quizzes}>
        {live === undefined ? '–' : <FormattedMessage {...messages.live} values={{ count: live }} />}
      </Fact>
    </dl>
  );
}
