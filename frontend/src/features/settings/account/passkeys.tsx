import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Passkey } from '#shared/api/passkey.ts';
import { passkeysQuery } from '../../../data/account.ts';
import { useApp } from '../../../lib/app.ts';
import { knowsPasskeys } from '../../../lib/passkey.ts';
import { Button } from '../../../ui/button.tsx';
import { Confirm } from '../../../ui/confirm.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { confirmToast } from '../../../ui/toast.tsx';
import { Section } from '../section.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { messages } from './messages.ts';
import { messages as passkeyMessages } from './passkey-messages.ts';

interface RowProps {
  passkey: Passkey;
  onRemove(): void;
}

function Row({ passkey, onRemove }: RowProps) {
  const intl = useIntl();
  const when = intl.formatDate(passkey.createdAt, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="flex items-center gap-3 py-2.5">
      <KeyRound className="size-5 shrink-0 text-ink-3" aria-hidden />
      <div className="grid min-w-0 gap-0.5">
        <p className="truncate font-[540]">
          {passkey.name || <FormattedMessage {...passkeyMessages.passkey} />}
        </p>
        <p className="text-sm text-ink-3">
          <FormattedMessage {...passkeyMessages.passkeySince} values={{ when }} />
        </p>
      </div>
      <Button
        size="sm"
        className="ml-auto"
        aria-label={intl.formatMessage(passkeyMessages.passkeyRemoveOf, { when })}
        onClick={onRemove}
      >
        <FormattedMessage {...passkeyMessages.passkeyRemove} />
      </Button>
    </li>
  );
}

function List({ passkeys }: { passkeys: Passkey[] }) {
  const intl = useIntl();
  const { client } = useApp();
  const queryClient = useQueryClient();
  const [leaving, setLeaving] = useState<Passkey>();
  const remove = useMutation({
    mutationFn: (id: string) => client.account.removePasskey({ body: { id } }),
    onSuccess: () => {
      setLeaving(undefined);
      void confirmToast(intl.formatMessage(passkeyMessages.passkeyRemoved));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: passkeysQuery(client).queryKey }),
  });
  if (passkeys.length === 0) {
    return (
      <p className="text-sm text-ink-3">
        <FormattedMessage {...passkeyMessages.passkeysNone} />
      </p>
    );
  }
  return (
    <>
      <ul className="-my-2.5 divide-y divide-line">
        {passkeys.map((passkey) => (
          <Row key={passkey.id} passkey={passkey} onRemove={() => setLeaving(passkey)} />
        ))}
      </ul>
      {leaving && (
        <Confirm
          title={<FormattedMessage {...passkeyMessages.passkeyRemoveTitle} />}
          hint={<FormattedMessage {...passkeyMessages.passkeyRemoveHint} />}
          keep={<FormattedMessage {...messages.cancel} />}
          act={<FormattedMessage {...passkeyMessages.passkeyRemove} />}
          doing={remove}
          onAct={() => remove.mutate(leaving.id)}
          close={() => setLeaving(undefined)}
        />
      )}
    </>
  );
}

function Passkeys() {
  const { client } = useApp();
  const { data, error, refetch } = useQuery(passkeysQuery(client));
  if (error && !data) return <LoadError error={error} retry={refetch} />;
  if (!data) return <Skeleton className="h-16" />;
  return (
    <div className="grid gap-4">
      <List passkeys={data.passkeys} />
      {knowsPasskeys() ? (
        <AddPasskey />
      ) : (
        <p className="text-sm text-ink-3">
          <FormattedMessage {...passkeyMessages.passkeysUnknown} />
        </p>
      )}
    </div>
  );
}

/** The keys that open the account beside the password. Not drawn where the product has none. */
export function PasskeysSection() {
  const { data } = useQuery(passkeysQuery(useApp().client));
  if (data && !data.possible) return null;
  return (
    <Section
      title={<FormattedMessage {...passkeyMessages.passkeys} />}
      hint={<FormattedMessage {...passkeyMessages.passkeysHint} />}
    >
      <Passkeys />
    </Section>
  );
}
