import { useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { sessionsQuery } from '../../../data/account.ts';
import { useApp } from '../../../lib/app.ts';
import { useForm } from '../../../lib/form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { confirmToast } from '../../../ui/toast.tsx';
import { messages } from './messages.ts';

const empty = { password: '', newPassword: '' };

const schema = async () => (await import('#shared/api/account.ts')).account.changePassword.body;

export function PasswordForm() {
  const intl = useIntl();
  const { client } = useApp();
  const queryClient = useQueryClient();
  const form = useForm(schema, empty, async (body) => {
    await client.account.changePassword({ body });
    form.set('password', '');
    form.set('newPassword', '');
    void confirmToast(intl.formatMessage(messages.passwordChanged));
    await queryClient.invalidateQueries({ queryKey: sessionsQuery(client).queryKey });
  });
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      <Problem error={form.problem} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label={intl.formatMessage(messages.currentPassword)}
          type="password"
          autoComplete="current-password"
          {...form.bind('password', intl.formatMessage(messages.passwordMissing))}
        />
        <TextField
          label={intl.formatMessage(messages.newPassword)}
          type="password"
          autoComplete="new-password"
          maxLength={128}
          {...form.bind('newPassword', intl.formatMessage(messages.passwordFault))}
        />
      </div>
      <Button type="submit" busy={form.busy} className="justify-self-start">
        <FormattedMessage {...messages.changePassword} />
      </Button>
    </form>
  );
}
