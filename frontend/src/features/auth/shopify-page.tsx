import { Link, Navigate, useSearch } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { useUser } from '../../lib/app.ts';
import { buttonClass } from '../../ui/button.tsx';
import { AuthCard } from './auth-card.tsx';
import { messages } from './messages.ts';
import { useShopifyLink } from './use-shopify-link.ts';

/** Where a merchant comes to from Shopify: signs in or registers, and goes on to link the shop that is named. */
export function ShopifyPage() {
  const intl = useIntl();
  const user = useUser();
  const { shop } = useSearch({ from: '/auth/auth/shopify' });
  const redirectUrl = useShopifyLink(shop);
  if (user) return <Navigate to="/auth/shopify-link" search={{ shop }} replace />;
  const lead = shop ? (
    <FormattedMessage
      {...messages.shopifyFirst}
      values={{ shop: <strong className="wrap-anywhere">{shop}</strong> }}
    />
  ) : (
    <FormattedMessage {...messages.shopifyAny} />
  );
  return (
    <AuthCard title={intl.formatMessage(messages.shopify)} lead={lead}>
      <div className="grid gap-2">
        <Link to="/auth/register" search={{ redirectUrl }} className={buttonClass({ variant: 'primary' })}>
          <FormattedMessage {...messages.register} />
        </Link>
        <Link to="/auth/login" search={{ redirectUrl }} className={buttonClass()}>
          <FormattedMessage {...messages.signIn} />
        </Link>
      </div>
    </AuthCard>
  );
}
