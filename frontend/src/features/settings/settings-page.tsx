import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Shop } from '#shared/api/shops.ts';
import { plans } from '#shared/plans.ts';
import { ConnectShop } from '../../blocks/connect-shop.tsx';
import { AppearanceChoice, LanguageChoice } from '../../blocks/preferences.tsx';
import { UsageMeter } from '../../blocks/usage-meter.tsx';
import { shopsQuery, usageQuery } from '../../data/shops.ts';
import { useApp, useUser } from '../../lib/app.ts';
import { pickShop } from '../../lib/current-shop.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { messages } from './messages.ts';
import { Section } from './section.tsx';

function ConnectedShop({ shop }: { shop: Shop | undefined }) {
  const intl = useIntl();
  if (!shop) {
    return (
      <div className="grid gap-4">
        <p className="text-ink-2">
          <FormattedMessage {...messages.noShop} />
        </p>
        <ConnectShop />
      </div>
    );
  }
  const imported = shop.sync?.finishedAt;
  return (
    <div className="grid gap-1">
      <p className="font-[560] wrap-anywhere">{shop.name}</p>
      <p className="text-ink-2 wrap-anywhere">{shop.domain}</p>
      <p className="text-sm text-ink-3">
        <FormattedMessage
          {...messages.connected}
          values={{ when: intl.formatDate(shop.connectedAt, { dateStyle: 'long' }) }}
        />
      </p>
      {imported && (
        <p className="text-sm text-ink-3">
          <FormattedMessage
            {...messages.importedAt}
            values={{ when: intl.formatDate(imported, { dateStyle: 'medium', timeStyle: 'short' }) }}
          />
        </p>
      )}
      <details className="group mt-3 border-t border-line pt-3">
        <summary className="min-h-8 content-center rounded-sm text-sm font-[540] text-accent-ink">
          <FormattedMessage {...messages.reconnect} />
        </summary>
        <div className="pt-3">
          <ConnectShop />
        </div>
      </details>
    </div>
  );
}

function PlanAndUsage({ shopId }: { shopId: string }) {
  const { data, error, refetch } = useQuery(usageQuery(useApp().client, shopId));
  if (error) return <LoadError error={error} retry={refetch} />;
  return (
    <div className="grid gap-4">
      {data ? (
        <p className="font-[560]">
          <FormattedMessage {...messages.onPlan} values={{ plan: plans[data.plan].name }} />
        </p>
      ) : (
        <Skeleton className="h-5 w-32" />
      )}
      <UsageMeter shopId={shopId} />
    </div>
  );
}

function Look() {
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <FormattedMessage {...messages.language} />
        <LanguageChoice />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <FormattedMessage {...messages.appearance} />
        <AppearanceChoice />
      </div>
    </div>
  );
}

export function SettingsPage() {
  const intl = useIntl();
  const user = useUser();
  const { data: shops, error, refetch } = useQuery(shopsQuery(useApp().client));
  const shop = shops && pickShop(shops);
  return (
    <Page title={intl.formatMessage(messages.title)}>
      <div>
        <Section
          title={<FormattedMessage {...messages.shop} />}
          hint={<FormattedMessage {...messages.shopHint} />}
        >
          {error ? (
            <LoadError error={error} retry={refetch} />
          ) : shops ? (
            <ConnectedShop shop={shop} />
          ) : (
            <Skeleton className="h-20" />
          )}
        </Section>
        {shop && (
          <Section
            title={<FormattedMessage {...messages.plan} />}
            hint={<FormattedMessage {...messages.planHint} />}
          >
            <PlanAndUsage shopId={shop.id} />
          </Section>
        )}
        <Section
          title={<FormattedMessage {...messages.look} />}
          hint={<FormattedMessage {...messages.lookHint} />}
        >
          <Look />
        </Section>
        <Section
          title={<FormattedMessage {...messages.account} />}
          hint={<FormattedMessage {...messages.accountHint} />}
        >
          <p className="font-[560] wrap-anywhere">
            {user?.firstName} {user?.lastName}
          </p>
          <p className="text-ink-2 wrap-anywhere">{user?.email}</p>
        </Section>
      </div>
    </Page>
  );
}
