import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AppError } from '#shared/errors.ts';
import { useForm } from '../../lib/form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Problem } from '../../ui/problem.tsx';
import { AuthCard, textLink } from './auth-card.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { messages } from './messages.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { useLand } from './use-land.ts';
import { useSignIn } from './use-sign-in.ts';

interface Props {
  redirectUrl: string | undefined;
  onUnconfirmed(values: { email: string; password: string }): void;
}

const schema = async () => (await import('#shared/api/identity.ts')).identity.login.body;

function LoginForm({ redirectUrl, onUnconfirmed }: Props) {
  const intl = useIntl();
  const signIn = useSignIn();
  const land = useLand(redirectUrl);
  const form = useForm(schema, { email: '', password: '' }, async ({ email, password }) => {
    await signIn(email, password);
    await land();
  });
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      <Problem error={form.problem} />
      {form.problem instanceof AppError && form.problem.code === 'unauthorized' && (
        <Button onClick={() => onUnconfirmed(form.values)}>
          <FormattedMessage {...messages.enterCode} />
        </Button>
      )}
      <TextField
        label={intl.formatMessage(messages.email)}
        type="email"
        autoComplete="username"
        {...form.bind('email', intl.formatMessage(messages.emailFault))}
      />
      <TextField
        label={intl.formatMessage(messages.password)}
        type="password"
        autoComplete="current-password"
        {...form.bind('password', intl.formatMessage(messages.passwordMissing))}
      />
      <Link
        to="/auth/forgot-password"
        search={{ redirectUrl }}
        className={`${textLink} justify-self-start text-sm`}
      >
        <FormattedMessage {...messages.forgot} />
      </Link>
      <Button type="submit" variant="primary" busy={form.busy}>
        <FormattedMessage {...messages.signIn} />
      </Button>
      <PasskeyButton
        email={form.values.email.includes('@') ? form.values.email.trim() : undefined}
        onEmailMissing={() => form.blame('email')}
        onSignedIn={land}
      />
    </form>
  );
}

export function LoginPage() {
  const intl = useIntl();
  const { redirectUrl } = useSearch({ from: '/auth/auth/login' });
  const [unconfirmed, setUnconfirmed] = useState<{ email: string; password: string }>();
  if (unconfirmed) {
    return (
      <ConfirmStep {...unconfirmed} redirectUrl={redirectUrl} onBack={() => setUnconfirmed(undefined)} />
    );
  }
  return (
    <AuthCard
      title={intl.formatMessage(messages.signIn)}
      lead={<FormattedMessage {...messages.signInLead} />}
      footer={
        <>
          <FormattedMessage {...messages.noAccount} />{' '}
          <Link to="/auth/register" search={{ redirectUrl }} className={textLink}>
            <FormattedMessage {...messages.register} />
          </Link>
        </>
      }
    >
      <LoginForm redirectUrl={redirectUrl} onUnconfirmed={setUnconfirmed} />
    </AuthCard>
  );
}
