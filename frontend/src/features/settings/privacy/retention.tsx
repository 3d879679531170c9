import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { retentionChoices, type Shop } from '#shared/api/shops.ts';
import { useApp } from '../../../lib/app.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { confirmToast } from '../../../ui/toast.tsx';
import { messages } from './messages.ts';

type Days = (typeof retentionChoices)[number] | null;

const useRetain = (shop: Shop) => {
  const intl = useIntl();
  const { client } = useApp();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (days: Days) => client.shops.retain({ params: { shopId: shop.id }, body: { days } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['shops'], exact: true });
      await confirmToast(intl.formatMessage(messages.saved));
    },
  });
};

interface SureProps {
  days: number;
  busy: boolean;
  onSure(): void;
  close(): void;
}

function Sure({ days, busy, onSure, close }: SureProps) {
  return (
    <Dialog
      open
      onOpenChange={close}
      title={<FormattedMessage {...messages.sure} values={{ days }} />}
      description={<FormattedMessage {...messages.sureHint} />}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            <FormattedMessage {...messages.cancel} />
          </Button>
          <Button variant="danger" busy={busy} onClick={onSure}>
            <FormattedMessage {...messages.sureButton} />
          </Button>
        </>
      }
    />
  );
}

/** For how long answers and contacts are kept; a shorter time asks first, since it deletes. */
export function Retention({ shop }: { shop: Shop }) {
  const intl = useIntl();
  const now = retentionChoices.find((choice) => choice === shop.retentionDays) ?? null;
  const [chosen, setChosen] = useState<Days>(now);
  const [asking, setAsking] = useState(false);
  const retain = useRetain(shop);
  const owns = shop.role === 'owner';
  const shorter = chosen !== null && (now === null || chosen < now);
  const save = () => retain.mutate(chosen, { onSettled: () => setAsking(false) });
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={intl.formatMessage(messages.keep)}
          hideLabel
          className="min-w-56 flex-1 sm:flex-none"
          disabled={!owns}
          value={chosen ?? ''}
          onChange={({ target }) =>
            setChosen(retentionChoices.find((choice) => String(choice) === target.value) ?? null)
          }
        >
          <option value="">{intl.formatMessage(messages.forever)}</option>
          {retentionChoices.map((days) => (
            <option key={days} value={days}>
              {intl.formatMessage(messages.days, { days })}
            </option>
          ))}
        </SelectField>
        {owns && chosen !== now && (
          <Button
            variant="primary"
            busy={retain.isPending}
            onClick={() => (shorter ? setAsking(true) : save())}
          >
            <FormattedMessage {...messages.save} />
          </Button>
        )}
      </div>
      <Problem error={retain.error} />
      {now !== null && (
        <p className="text-sm text-ink-3">
          <FormattedMessage {...messages.now} values={{ days: now }} />
        </p>
      )}
      {!owns && (
        <p className="text-sm text-ink-3">
          <FormattedMessage {...messages.owners} />
        </p>
      )}
      {asking && chosen !== null && (
        <Sure days={chosen} busy={retain.isPending} onSure={save} close={() => setAsking(false)} />
      )}
    </div>
  );
}
