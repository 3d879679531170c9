import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Shop } from '#shared/api/shops.ts';
import { plans } from '#shared/plans.ts';
import { shopsQuery, usageQuery } from '../../data/shops.ts';
import { useApp } from '../../lib/app.ts';
import { usePickShop } from '../../lib/current-shop.ts';
import { usePageTitle } from '../../lib/page-head.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { messages } from './messages.ts';

/** Milliseconds between two looks while no paid plan is known. */
const again = 3000;

/** The plan as our API knows it. What the address says is not believed: anybody can type it. */
function Plan({ shop }: { shop: Shop }) {
  const { data, error, refetch } = useQuery({
    ...usageQuery(useApp().client, shop.id),
    refetchInterval: ({ state }) => (state.data?.plan === 'free' ? again : false),
  });
  if (error) return <LoadError error={error} retry={refetch} />;
  if (!data) return <FormattedMessage {...messages.asking} />;
  const plan = <strong>{plans[data.plan].name}</strong>;
  return (
    <>
      <p>
        <FormattedMessage {...messages.onPlan} values={{ plan }} />
      </p>
      <p className="mt-2 text-pretty text-ink-2">
        <FormattedMessage {...(data.plan === 'free' ? messages.waiting : messages.thanks)} />
      </p>
    </>
  );
}

function Outcome() {
  const pickShop = usePickShop();
  const { data, error, refetch } = useQuery(shopsQuery(useApp().client));
  if (error) return <LoadError error={error} retry={refetch} />;
  if (!data) return <FormattedMessage {...messages.asking} />;
  const shop = pickShop(data);
  return shop ? <Plan shop={shop} /> : <FormattedMessage {...messages.noShop} />;
}

/** Where Shopify sends a merchant back to after a plan was approved or declined. */
export function CompletePage() {
  const intl = useIntl();
  const title = intl.formatMessage(messages.title);
  usePageTitle(title);
  return (
    <Card className="p-6 md:p-8">
      <h1 className="text-xl">{title}</h1>
      <div role="status" className="mt-3">
        <Outcome />
      </div>
      <div className="mt-6 grid gap-2">
        <Link to="/app" className={buttonClass({ variant: 'primary' })}>
          <FormattedMessage {...messages.toApp} />
        </Link>
        <Link to="/app/settings" search={{ section: 'plan' }} className={buttonClass()}>
          <FormattedMessage {...messages.toPlan} />
        </Link>
      </div>
    </Card>
  );
}
