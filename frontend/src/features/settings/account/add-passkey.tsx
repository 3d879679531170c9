import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { passkeysQuery } from '../../../data/account.ts';
import { useApp } from '../../../lib/app.ts';
import { useForm } from '../../../lib/form.ts';
import { makePasskey } from '../../../lib/passkey.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { confirmToast } from '../../../ui/toast.tsx';
import { messages } from './messages.ts';
import { messages as passkeyMessages } from './passkey-messages.ts';

const schema = async () => (await import('#shared/api/account.ts')).account.startPasskey.body;

function Ask({ close }: { close(): void }) {
  const intl = useIntl();
  const { client } = useApp();
  const queryClient = useQueryClient();
  const [none, setNone] = useState(false);
  const form = useForm(schema, { password: '' }, async (body) => {
    setNone(false);
    const { options } = await client.account.startPasskey({ body });
    const credential = await makePasskey(options);
    if (!credential) return setNone(true);
    await client.account.addPasskey({ body: { credential } });
    close();
    void confirmToast(intl.formatMessage(passkeyMessages.passkeyAdded));
    await queryClient.invalidateQueries({ queryKey: passkeysQuery(client).queryKey });
  });
  return (
    <Dialog
      open
      onOpenChange={close}
      title={<FormattedMessage {...passkeyMessages.passkeyAdd} />}
      description={<FormattedMessage {...passkeyMessages.passkeyAddHint} />}
    >
      <form noValidate onSubmit={form.submit} className="grid gap-4">
        <Problem error={form.problem} />
        {none && (
          <p role="alert" className="text-sm text-bad">
            <FormattedMessage {...passkeyMessages.passkeyUnmade} />
          </p>
        )}
        <TextField
          label={intl.formatMessage(messages.currentPassword)}
          type="password"
          autoComplete="current-password"
          {...form.bind('password', intl.formatMessage(messages.passwordMissing))}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" busy={form.busy}>
            <FormattedMessage {...passkeyMessages.passkeyMake} />
          </Button>
          <Button variant="ghost" onClick={close}>
            <FormattedMessage {...messages.cancel} />
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Adds a passkey, after the password: it opens the account long after this session. */
export function AddPasskey() {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button onClick={() => setAsked(true)} className="justify-self-start">
        <FormattedMessage {...passkeyMessages.passkeyAdd} />
      </Button>
      {asked && <Ask close={() => setAsked(false)} />}
    </>
  );
}
