import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AppError } from '#shared/errors.ts';
import { useApp, useUser } from '../../lib/app.ts';
import { rememberShop } from '../../lib/current-shop.ts';
import { useLocale } from '../../lib/intl.tsx';
import { forgetInvitation, takeInvitation } from '../../lib/invitation.ts';
import { localePath } from '../../lib/locale.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AuthCard } from './auth-card.tsx';
import { invitationRoles, messages } from './invitation-messages.ts';

function Join({ token }: { token: string }) {
  const { client } = useApp();
  const queryClient = useQueryClient();
  const router = useRouter();
  const join = useMutation({
    mutationFn: () => client.team.accept({ body: { token } }),
    onSuccess: async ({ shopId }) => {
      forgetInvitation();
      rememberShop(shopId);
      await queryClient.invalidateQueries({ queryKey: ['shops'] });
      await router.navigate({ to: '/app', replace: true });
    },
  });
  return (
    <div className="grid gap-4">
      <Problem error={join.error} />
      <Button variant="primary" busy={join.isPending} onClick={() => join.mutate()}>
        <FormattedMessage {...messages.join} />
      </Button>
    </div>
  );
}

/** Somebody else is signed in here. */
function WrongPerson({ email, mine }: { email: string; mine: string }) {
  const { session } = useApp();
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">
        <FormattedMessage
          {...messages.otherAddress}
          values={{
            email: <strong className="wrap-anywhere">{email}</strong>,
            mine: <strong className="wrap-anywhere">{mine}</strong>,
          }}
        />
      </p>
      <Button onClick={() => void session.logout()}>
        <FormattedMessage {...messages.signOut} />
      </Button>
    </div>
  );
}

function SignIn({ email }: { email: string }) {
  const redirectUrl = localePath('/auth/invitation', useLocale());
  return (
    <div className="grid gap-2">
      <p className="mb-2 text-sm text-ink-3">
        <FormattedMessage
          {...messages.withAddress}
          values={{ email: <strong className="wrap-anywhere text-ink">{email}</strong> }}
        />
      </p>
      <Link to="/auth/register" search={{ redirectUrl }} className={buttonClass({ variant: 'primary' })}>
        <FormattedMessage {...messages.register} />
      </Link>
      <Link to="/auth/login" search={{ redirectUrl }} className={buttonClass()}>
        <FormattedMessage {...messages.signIn} />
      </Link>
    </div>
  );
}

/** Opened without the link of an invitation. */
function None() {
  const intl = useIntl();
  const user = useUser();
  return (
    <AuthCard title={intl.formatMessage(messages.noneTitle)} lead={<FormattedMessage {...messages.none} />}>
      <Link to={user ? '/app' : '/'} className={buttonClass()}>
        <FormattedMessage {...(user ? messages.toApp : messages.home)} />
      </Link>
    </AuthCard>
  );
}

function Failed({ error, retry }: { error: Error; retry(): unknown }) {
  const intl = useIntl();
  const over = error instanceof AppError && ['not_found', 'invalid'].includes(error.code);
  if (!over) return <LoadError error={error} retry={retry} />;
  return (
    <AuthCard title={intl.formatMessage(messages.overTitle)} lead={<FormattedMessage {...messages.over} />}>
      <Link to="/app" className={buttonClass()}>
        <FormattedMessage {...messages.toApp} />
      </Link>
    </AuthCard>
  );
}

function Found({ token }: { token: string }) {
  const intl = useIntl();
  const user = useUser();
  const { client } = useApp();
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => client.team.look({ body: { token } }),
    staleTime: 60_000,
  });
  if (invitation.error) return <Failed error={invitation.error} retry={invitation.refetch} />;
  if (!invitation.data)
    return (
      <AuthCard title={intl.formatMessage(messages.looking)}>
        <Skeleton className="h-24" />
      </AuthCard>
    );
  const { shop, email, role } = invitation.data;
  const same = user?.email.toLowerCase() === email.toLowerCase();
  return (
    <AuthCard
      title={intl.formatMessage(messages.title)}
      lead={<FormattedMessage {...invitationRoles[role]} values={{ shop: <strong>{shop}</strong> }} />}
    >
      {!user && <SignIn email={email} />}
      {user && !same && <WrongPerson email={email} mine={user.email} />}
      {user && same && <Join token={token} />}
    </AuthCard>
  );
}

/** Where the link in an invitation leads: says what it is to, and makes a member. */
export function InvitationPage() {
  const [token] = useState(takeInvitation);
  return token ? <Found token={token} /> : <None />;
}
