import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Webhook } from '#shared/api/webhooks.ts';
import type { HookEvent } from '#shared/model/webhook.ts';
import { webhookQuery } from '../../../data/webhooks.ts';
import { useApp } from '../../../lib/app.ts';
import { useForm } from '../../../lib/form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { confirmToast } from '../../../ui/toast.tsx';
import { messages } from './messages.ts';

const schema = async () => (await import('#shared/api/webhooks.ts')).webhooks.save.body.pick({ url: true });

const choices: { event: HookEvent; label: (typeof messages)[keyof typeof messages] }[] = [
  { event: 'response.completed', label: messages.completed },
  { event: 'lead.created', label: messages.lead },
];

interface Props {
  shopId: string;
  webhook: Webhook | null;
  mayChange: boolean;
  /** Gets the secret when it was made just now. */
  onSecret(secret: string): void;
}

/** Where to, and of what. */
export function WebhookForm({ shopId, webhook, mayChange, onSecret }: Props) {
  const intl = useIntl();
  const { client } = useApp();
  const queryClient = useQueryClient();
  const [events, setEvents] = useState<HookEvent[]>(webhook?.events ?? choices.map(({ event }) => event));
  const form = useForm(schema, { url: webhook?.url ?? '' }, async ({ url }) => {
    if (events.length === 0) return;
    const { secret, ...saved } = await client.webhooks.save({ params: { shopId }, body: { url, events } });
    if (secret) onSecret(secret);
    void confirmToast(intl.formatMessage(messages.saved));
    queryClient.setQueryData(webhookQuery(client, shopId).queryKey, { webhook: saved });
  });
  return (
    <form noValidate onSubmit={form.submit}>
      <fieldset disabled={!mayChange} className="grid gap-4">
        <Problem error={form.problem} />
        <TextField
          label={intl.formatMessage(messages.url)}
          hint={intl.formatMessage(messages.urlHint)}
          placeholder="https://"
          type="url"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          {...form.bind('url', intl.formatMessage(messages.urlFault))}
        />
        <fieldset className="grid gap-2">
          <legend className="mb-1 text-sm font-[540]">
            <FormattedMessage {...messages.events} />
          </legend>
          {choices.map(({ event, label }) => (
            <Switch
              key={event}
              label={intl.formatMessage(label)}
              checked={events.includes(event)}
              onChange={(on) =>
                setEvents((before) => (on ? [...before, event] : before.filter((one) => one !== event)))
              }
            />
          ))}
          {events.length === 0 && (
            <p role="alert" className="text-sm text-bad">
              <FormattedMessage {...messages.noEvent} />
            </p>
          )}
        </fieldset>
        {mayChange ? (
          <Button type="submit" variant="primary" busy={form.busy} className="justify-self-start">
            <FormattedMessage {...messages.save} />
          </Button>
        ) : (
          <p className="text-sm text-ink-3">
            <FormattedMessage {...messages.owners} />
          </p>
        )}
      </fieldset>
    </form>
  );
}
