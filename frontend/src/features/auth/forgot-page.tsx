import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApp } from '../../lib/app.ts';
import { useForm } from '../../lib/form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Problem } from '../../ui/problem.tsx';
import { AuthCard, textLink } from './auth-card.tsx';
import { messages } from './messages.ts';

const schema = async () => (await import('#shared/api/identity.ts')).identity.forgotPassword.body;

export function ForgotPage() {
  const intl = useIntl();
  const { client } = useApp();
  const navigate = useNavigate();
  const { redirectUrl } = useSearch({ from: '/auth/auth/forgot-password' });
  const form = useForm(schema, { email: '' }, async ({ email }) => {
    await client.identity.forgotPassword({ body: { email } });
    await navigate({ to: '/auth/reset-password', search: { email, redirectUrl } });
  });
  return (
    <AuthCard
      title={intl.formatMessage(messages.forgot)}
      lead={<FormattedMessage {...messages.forgotLead} />}
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
        <Button type="submit" variant="primary" busy={form.busy}>
          <FormattedMessage {...messages.sendCode} />
        </Button>
      </form>
    </AuthCard>
  );
}
