import { Link, useRouterState, useSearch } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConnectShop } from '../../blocks/connect-shop.tsx';
import { useUser } from '../../lib/app.ts';
import { buttonClass } from '../../ui/button.tsx';
import { AuthCard } from './auth-card.tsx';
import { messages } from './messages.ts';

/** Where a merchant comes to from Shopify: signs in when needed, then connects the shop that is named. */
export function ShopifyPage() {
  const intl = useIntl();
  const user = useUser();
  const here = useRouterState({ select: (state) => state.location.publicHref });
  const { shop } = useSearch({ from: '/auth/auth/shopify' });
  const title = intl.formatMessage(messages.shopify);
  if (user) {
    return (
      <AuthCard title={title} lead={<FormattedMessage {...messages.shopifyLead} />}>
        <ConnectShop initial={shop} />
      </AuthCard>
    );
  }
  const lead = shop ? (
    <FormattedMessage
      {...messages.shopifyFirst}
      values={{ shop: <strong className="wrap-anywhere">{shop}</strong> }}
    />
  ) : (
    <FormattedMessage {...messages.shopifyAny} />
  );
  return (
    <AuthCard title={title} lead={lead}>
      <div className="grid gap-2">
        <Link
          to="/auth/register"
          search={{ redirectUrl: here }}
          className={buttonClass({ variant: 'primary' })}
        >
          <FormattedMessage {...messages.register} />
        </Link>
        <Link to="/auth/login" search={{ redirectUrl: here }} className={buttonClass()}>
          <FormattedMessage {...messages.signIn} />
        </Link>
      </div>
    </AuthCard>
  );
}
