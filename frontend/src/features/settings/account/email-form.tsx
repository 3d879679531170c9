import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { accountQuery } from '../../../data/account.ts';
import { useApp } from '../../../lib/app.ts';
import { useForm } from '../../../lib/form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { confirmToast } from '../../../ui/toast.tsx';
import { messages } from './messages.ts';

const askSchema = async () => (await import('#shared/api/account.ts')).account.changeEmail.body;
const confirmSchema = async () => (await import('#shared/api/account.ts')).account.confirmEmail.body;

function AskForm({ onSent }: { onSent(email: string): void }) {
  const intl = useIntl();
  const { client } = useApp();
  const form = useForm(askSchema, { email: '', password: '' }, async (body) => {
    await client.account.changeEmail({ body });
    onSent(body.email);
  });
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      <Problem error={form.problem} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label={intl.formatMessage(messages.newEmail)}
          type="email"
          autoComplete="off"
          {...form.bind('email', intl.formatMessage(messages.emailFault))}
        />
        <TextField
          label={intl.formatMessage(messages.currentPassword)}
          type="password"
          autoComplete="current-password"
          {...form.bind('password', intl.formatMessage(messages.passwordMissing))}
        />
      </div>
      <Button type="submit" busy={form.busy} className="justify-self-start">
        <FormattedMessage {...messages.sendCode} />
      </Button>
    </form>
  );
}

function CodeForm({ email, onDone }: { email: string; onDone(): void }) {
  const intl = useIntl();
  const { client, session } = useApp();
  const queryClient = useQueryClient();
  const form = useForm(confirmSchema, { code: '' }, async (body) => {
    await client.account.confirmEmail({ body });
    await Promise.all([
      session.refresh(),
      queryClient.invalidateQueries({ queryKey: accountQuery(client).queryKey }),
    ]);
    void confirmToast(intl.formatMessage(messages.emailChanged, { email }));
    onDone();
  });
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      <Problem error={form.problem} />
      <TextField
        label={intl.formatMessage(messages.code)}
        hint={intl.formatMessage(messages.codeHint, { email })}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        autoFocus
        {...form.bind('code', intl.formatMessage(messages.codeFault))}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={form.busy}>
          <FormattedMessage {...messages.confirm} />
        </Button>
        <Button variant="ghost" onClick={onDone}>
          <FormattedMessage {...messages.cancel} />
        </Button>
      </div>
    </form>
  );
}

/** Changes the address to sign in with, once a code that is mailed to it comes back. */
export function EmailForm() {
  const [email, setEmail] = useState<string | null>(null);
  if (email === null) return <AskForm onSent={setEmail} />;
  return <CodeForm email={email} onDone={() => setEmail(null)} />;
}
