import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApp } from '../../lib/app.ts';
import { useForm } from '../../lib/form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Problem } from '../../ui/problem.tsx';
import { confirmToast } from '../../ui/toast.tsx';
import { AuthCard } from './auth-card.tsx';
import { messages } from './messages.ts';
import { useLand } from './use-land.ts';
import { useSignIn } from './use-sign-in.ts';

interface Props {
  email: string;
  /** Held in memory only, to sign in by itself once the address is confirmed. */
  password: string;
  redirectUrl: string | undefined;
  onBack(): void;
}

const codeSchema = async () =>
  (await import('#shared/api/identity.ts')).identity.confirm.body.pick({ code: true });

/** Asks for the mailed code, then signs in and lands where the visitor wanted to go. */
export function ConfirmStep({ email, password, redirectUrl, onBack }: Props) {
  const intl = useIntl();
  const { client } = useApp();
  const signIn = useSignIn();
  const land = useLand(redirectUrl);
  const [resendProblem, setResendProblem] = useState<unknown>(null);
  const form = useForm(codeSchema, { code: '' }, async ({ code }) => {
    await client.identity.confirm({ body: { email, code, password } });
    await signIn(email, password);
    await land();
  });
  const resend = async () => {
    setResendProblem(null);
    try {
      await client.identity.resend({ body: { email } });
      void confirmToast(intl.formatMessage(messages.resent));
    } catch (error) {
      setResendProblem(error);
    }
  };
  return (
    <AuthCard
      title={intl.formatMessage(messages.confirm)}
      lead={
        <FormattedMessage
          {...messages.confirmLead}
          values={{ email: <strong className="wrap-anywhere">{email}</strong> }}
        />
      }
    >
      <form noValidate onSubmit={form.submit} className="grid gap-4">
        <Problem error={form.problem ?? resendProblem} />
        <TextField
          label={intl.formatMessage(messages.code)}
          hint={intl.formatMessage(messages.noMail)}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          autoFocus
          {...form.bind('code', intl.formatMessage(messages.codeFault))}
        />
        <Button type="submit" variant="primary" busy={form.busy}>
          <FormattedMessage {...messages.confirmButton} />
        </Button>
        <div className="flex flex-wrap justify-between gap-2">
          <Button variant="ghost" size="sm" onClick={onBack}>
            <FormattedMessage {...messages.otherEmail} />
          </Button>
          <Button variant="ghost" size="sm" onClick={() => void resend()}>
            <FormattedMessage {...messages.resend} />
          </Button>
        </div>
      </form>
    </AuthCard>
  );
}
