import { useMutation, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Webhook } from '#shared/api/webhooks.ts';
import { Copyable } from '../../../blocks/copyable.tsx';
import { webhookQuery } from '../../../data/webhooks.ts';
import { useApp } from '../../../lib/app.ts';
import { Button } from '../../../ui/button.tsx';
import { Confirm } from '../../../ui/confirm.tsx';
import { confirmToast } from '../../../ui/toast.tsx';
import { messages } from './messages.ts';

/** The secret, this once. */
export function NewSecret({ secret }: { secret: string }) {
  const intl = useIntl();
  return (
    <div role="status" className="grid gap-2 rounded-md border border-accent-line bg-accent-soft p-3">
      <p className="flex gap-2 text-pretty text-sm text-accent-ink">
        <KeyRound className="mt-0.5 size-4 shrink-0" aria-hidden />
        <FormattedMessage {...messages.secretOnce} />
      </p>
      <Copyable label={intl.formatMessage(messages.secret)} text={secret} />
    </div>
  );
}

/** What your system does with a message. */
function HowToCheck() {
  return (
    <details className="text-sm">
      <summary className="min-h-8 content-center rounded-sm font-[540] text-accent-ink">
        <FormattedMessage {...messages.how} />
      </summary>
      <p className="text-pretty pt-1 text-ink-2">
        <FormattedMessage
          {...messages.howText}
          values={{ header: <code>Recommend-Signature</code>, id: <code>Recommend-Delivery</code> }}
        />
      </p>
    </details>
  );
}

interface Props {
  shopId: string;
  webhook: Webhook;
  mayChange: boolean;
  onSecret(secret: string | null): void;
}

/** What signs messages, and how to end all of it. */
export function Secret({ shopId, webhook, mayChange, onSecret }: Props) {
  const intl = useIntl();
  const { client } = useApp();
  const queryClient = useQueryClient();
  const { queryKey } = webhookQuery(client, shopId);
  const [asked, setAsked] = useState<'renew' | 'remove' | null>(null);
  const close = () => setAsked(null);
  const renew = useMutation({
    mutationFn: () => client.webhooks.renew({ params: { shopId } }),
    onSuccess: ({ secret, ...saved }) => {
      close();
      onSecret(secret ?? null);
      queryClient.setQueryData(queryKey, { webhook: saved });
    },
  });
  const remove = useMutation({
    mutationFn: () => client.webhooks.remove({ params: { shopId } }),
    onSuccess: () => {
      close();
      onSecret(null);
      void confirmToast(intl.formatMessage(messages.removed));
      queryClient.setQueryData(queryKey, {});
    },
  });
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <p className="text-sm text-ink-2">
        <FormattedMessage {...messages.secretKept} values={{ end: <code>{webhook.secretEnd}</code> }} />
      </p>
      <HowToCheck />
      {mayChange && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => setAsked('renew')}>
            <FormattedMessage {...messages.renew} />
          </Button>
          <Button size="sm" variant="danger" onClick={() => setAsked('remove')}>
            <FormattedMessage {...messages.remove} />
          </Button>
        </div>
      )}
      {asked && (
        <Confirm
          title={<FormattedMessage {...messages[`${asked}Title`]} />}
          hint={<FormattedMessage {...messages[`${asked}Hint`]} />}
          keep={<FormattedMessage {...messages.keep} />}
          act={<FormattedMessage {...messages[asked]} />}
          doing={asked === 'renew' ? renew : remove}
          onAct={() => (asked === 'renew' ? renew : remove).mutate()}
          close={close}
        />
      )}
    </div>
  );
}
