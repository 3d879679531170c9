import { Send } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Role } from '#shared/model/role.ts';
import { useForm } from '../../../lib/form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { messages, roleHints } from './messages.ts';
import { RoleSelect } from './role-select.tsx';
import { useInvite } from './use-team.ts';

const initial: { email: string; role: Role } = { email: '', role: 'editor' };

const schema = async () => (await import('#shared/api/team.ts')).team.invite.body;

export function InviteForm({ shopId }: { shopId: string }) {
  const intl = useIntl();
  const invite = useInvite(shopId);
  const form = useForm(schema, initial, async (body) => {
    await invite.mutateAsync(body);
    form.set('email', '');
  });
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      <Problem error={form.problem} />
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_10rem]">
        <TextField
          label={intl.formatMessage(messages.email)}
          type="email"
          autoComplete="off"
          {...form.bind('email', intl.formatMessage(messages.emailFault))}
        />
        <RoleSelect value={form.values.role} onChange={(role) => form.set('role', role)} />
      </div>
      <p className="text-sm text-ink-3" aria-live="polite">
        <FormattedMessage {...roleHints[form.values.role]} />
      </p>
      <Button type="submit" variant="primary" busy={form.busy} className="justify-self-start">
        <Send className="size-4" aria-hidden />
        <FormattedMessage {...messages.send} />
      </Button>
    </form>
  );
}
