import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Shop } from '#shared/api/shops.ts';
import { webhookQuery } from '../../../data/webhooks.ts';
import { useApp } from '../../../lib/app.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Section } from '../section.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { messages as logMessages } from './log-messages.ts';
import { messages } from './messages.ts';
import { NewSecret, Secret } from './secret.tsx';
import { WebhookForm } from './webhook-form.tsx';

/** What tells the shop's own systems of responses and contacts. */
export function IntegrationsSection({ shop }: { shop: Shop }) {
  const { data: webhook, error, refetch } = useQuery(webhookQuery(useApp().client, shop.id));
  const [secret, setSecret] = useState<string | null>(null);
  if (error && webhook === undefined) return <LoadError error={error} retry={refetch} />;
  if (webhook === undefined) return <Skeleton className="h-64" />;
  const mayChange = shop.role === 'owner';
  return (
    <>
      <Section
        title={<FormattedMessage {...messages.title} />}
        hint={<FormattedMessage {...messages.hint} />}
      >
        <div className="grid gap-4">
          {secret && <NewSecret key={secret} secret={secret} />}
          <WebhookForm
            key={webhook?.createdAt}
            shopId={shop.id}
            webhook={webhook}
            mayChange={mayChange}
            onSecret={setSecret}
          />
          {webhook && (
            <Secret shopId={shop.id} webhook={webhook} mayChange={mayChange} onSecret={setSecret} />
          )}
        </div>
      </Section>
      <Section title={<FormattedMessage {...logMessages.title} />}>
        <DeliveryLog shopId={shop.id} enabled={webhook !== null} />
      </Section>
    </>
  );
}
