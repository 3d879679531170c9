import { Link, useSearch } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApp } from '../../lib/app.ts';
import { useForm } from '../../lib/form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Problem } from '../../ui/problem.tsx';
import { confirmToast } from '../../ui/toast.tsx';
import { AuthCard, textLink } from './auth-card.tsx';
import { messages } from './messages.ts';
import { useLand } from './use-land.ts';
import { useSignIn } from './use-sign-in.ts';

const schema = async () => (await import('#shared/api/identity.ts')).identity.resetPassword.body;

export function ResetPage() {
  const intl = useIntl();
  const { client } = useApp();
  const signIn = useSignIn();
  const { email = '', redirectUrl } = useSearch({ from: '/auth/auth/reset-password' });
  const land = useLand(redirectUrl);
  const form = useForm(schema, { email, code: '', password: '' }, async (body) => {
    await client.identity.resetPassword({ body });
    void confirmToast(intl.formatMessage(messages.resetDone));
    await signIn(body.email, body.password);
    await land();
  });
  return (
    <AuthCard
      title={intl.formatMessage(messages.reset)}
      lead={<FormattedMessage {...messages.resetLead} />}
      footer={
        <Link to="/auth/login" search={{ redirectUrl }} className={textLink}>
          <FormattedMessage {...messages.backToSignIn} />
        </Link>
      }
    >
      <form noValidate onSubmit={form.submit} className="grid gap-4">
        <Problem error={form.problem} />
        <TextField
          label={intl.formatMessage(messages.email)}
          type="email"
          autoComplete="username"
          {...form.bind('email', intl.formatMessage(messages.emailFault))}
        />
        <TextField
          label={intl.formatMessage(messages.code)}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          {...form.bind('code', intl.formatMessage(messages.codeFault))}
        />
        <TextField
          label={intl.formatMessage(messages.newPassword)}
          type="password"
          autoComplete="new-password"
          maxLength={128}
          hint={intl.formatMessage(messages.passwordHint)}
          {...form.bind('password', intl.formatMessage(messages.passwordFault))}
        />
        <Button type="submit" variant="primary" busy={form.busy}>
          <FormattedMessage {...messages.reset} />
        </Button>
      </form>
    </AuthCard>
  );
}
