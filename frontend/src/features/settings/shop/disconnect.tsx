import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Unplug } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Shop } from '#shared/api/shops.ts';
import { quizzesQuery } from '../../../data/quizzes.ts';
import { shopQuery } from '../../../data/shops.ts';
import { useApp } from '../../../lib/app.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { confirmToast } from '../../../ui/toast.tsx';
import { Section } from '../section.tsx';
import { messages } from './messages.ts';

const useDisconnect = (shop: Shop, onDone: () => void) => {
  const intl = useIntl();
  const { client } = useApp();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => client.shops.disconnect({ params: { shopId: shop.id } }),
    onSuccess: async (after) => {
      queryClient.setQueryData(shopQuery(client, shop.id).queryKey, after);
      await queryClient.invalidateQueries({ queryKey: ['shops'], exact: true });
      onDone();
      await confirmToast(intl.formatMessage(messages.done, { shop: shop.name }));
    },
  });
};

function Sure({ shop, close }: { shop: Shop; close(): void }) {
  const { data: quizzes } = useQuery(quizzesQuery(useApp().client, shop.id));
  const disconnect = useDisconnect(shop, close);
  const count = quizzes?.filter(({ status }) => status === 'published').length;
  return (
    <Dialog
      open
      onOpenChange={close}
      title={<FormattedMessage {...messages.sure} values={{ shop: shop.name }} />}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            <FormattedMessage {...messages.cancel} />
          </Button>
          <Button variant="danger" busy={disconnect.isPending} onClick={() => disconnect.mutate()}>
            <Unplug className="size-4" aria-hidden />
            <FormattedMessage {...messages.disconnect} />
          </Button>
        </>
      }
    >
      <ul className="grid list-disc gap-2 pl-5 text-pretty text-ink-2">
        <li>
          {count === undefined ? (
            <FormattedMessage {...messages.staysLiveAny} />
          ) : (
            <FormattedMessage {...messages.staysLive} values={{ count }} />
          )}
        </li>
        {[messages.noImports, messages.comeBack, messages.inShopify].map((message) => (
          <li key={message.id}>
            <FormattedMessage {...message} />
          </li>
        ))}
      </ul>
      {disconnect.error && (
        <div className="mt-3">
          <Problem error={disconnect.error} />
        </div>
      )}
    </Dialog>
  );
}

/** The way out of a shop, for its owner. */
export function Disconnect({ shop }: { shop: Shop }) {
  const [asking, setAsking] = useState(false);
  return (
    <Section title={<FormattedMessage {...messages.disconnect} />}>
      {shop.role === 'owner' ? (
        <div className="grid justify-items-start gap-3">
          <p className="text-pretty text-ink-2">
            <FormattedMessage {...messages.comeBack} />
          </p>
          <Button variant="danger" onClick={() => setAsking(true)}>
            <Unplug className="size-4" aria-hidden />
            <FormattedMessage {...messages.disconnect} />
          </Button>
        </div>
      ) : (
        <p className="text-ink-2">
          <FormattedMessage {...messages.owners} />
        </p>
      )}
      {asking && <Sure shop={shop} close={() => setAsking(false)} />}
    </Section>
  );
}
