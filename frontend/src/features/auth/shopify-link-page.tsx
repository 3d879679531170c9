import { Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConnectShop } from '../../blocks/connect-shop.tsx';
import { useApp, useUser } from '../../lib/app.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/problem.tsx';
import { AuthCard } from './auth-card.tsx';
import { messages } from './messages.ts';

/** Links a shop to the account that is signed in, which is named, since a merchant may have another. */
export function ShopifyLinkPage() {
  const intl = useIntl();
  const user = useUser();
  const { session } = useApp();
  const navigate = useNavigate();
  const { shop } = useSearch({ from: '/auth/auth/shopify-link' });
  const [problem, setProblem] = useState<unknown>(null);
  if (!user) return <Navigate to="/auth/shopify" search={{ shop }} replace />;
  const change = async () => {
    setProblem(null);
    try {
      await session.logout();
      await navigate({ to: '/auth/shopify', search: { shop } });
    } catch (error) {
      setProblem(error);
    }
  };
  return (
    <AuthCard
      title={intl.formatMessage(messages.shopify)}
      lead={
        <FormattedMessage
          {...messages.shopifyLink}
          values={{ email: <strong className="wrap-anywhere">{user.email}</strong> }}
        />
      }
      footer={
        <Button variant="ghost" onClick={() => void change()}>
          <FormattedMessage {...messages.otherAccount} />
        </Button>
      }
    >
      <Problem error={problem} />
      <ConnectShop initial={shop} />
    </AuthCard>
  );
}
