import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApp } from '../../../lib/app.ts';
import { useForm } from '../../../lib/form.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { messages } from './messages.ts';
import { useExport } from './use-export.ts';

const schema = async () => (await import('#shared/api/account.ts')).account.remove.body;

function Confirm({ email, close }: { email: string; close(): void }) {
  const intl = useIntl();
  const { client } = useApp();
  const form = useForm(schema, { email: '', password: '' }, async (body) => {
    await client.account.remove({ body });
    // Everything that this tab holds is of somebody who is no more.
    window.location.assign('/');
  });
  return (
    <Dialog
      open
      onOpenChange={close}
      title={<FormattedMessage {...messages.removeTitle} />}
      description={<FormattedMessage {...messages.removeWarning} />}
    >
      <form noValidate onSubmit={form.submit} className="grid gap-4">
        <Problem error={form.problem} />
        <TextField
          label={intl.formatMessage(messages.typeEmail, { email })}
          type="email"
          autoComplete="off"
          {...form.bind('email', intl.formatMessage(messages.typeEmailFault))}
        />
        <TextField
          label={intl.formatMessage(messages.currentPassword)}
          type="password"
          autoComplete="current-password"
          {...form.bind('password', intl.formatMessage(messages.passwordMissing))}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="danger" busy={form.busy}>
            <FormattedMessage {...messages.removeForGood} />
          </Button>
          <Button variant="ghost" onClick={close}>
            <FormattedMessage {...messages.cancel} />
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The way out, with everything in hand: export first, then delete. */
export function DeleteAccount({ email }: { email: string }) {
  const [sure, setSure] = useState(false);
  const save = useExport();
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        <Button busy={save.isPending} onClick={() => save.mutate()}>
          <Download className="size-4" aria-hidden />
          <FormattedMessage {...messages.export} />
        </Button>
        <Button variant="danger" onClick={() => setSure(true)}>
          <Trash2 className="size-4" aria-hidden />
          <FormattedMessage {...messages.removeButton} />
        </Button>
      </div>
      {save.isPending && (
        <p className="text-sm text-ink-3" role="status">
          <FormattedMessage {...messages.exporting} />
        </p>
      )}
      <Problem error={save.error} />
      {sure && <Confirm email={email} close={() => setSure(false)} />}
    </div>
  );
}
