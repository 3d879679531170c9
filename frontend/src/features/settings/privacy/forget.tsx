import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Shop } from '#shared/api/shops.ts';
import { useApp } from '../../../lib/app.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { confirmToast } from '../../../ui/toast.tsx';
import { messages } from './messages.ts';

interface Props {
  shop: Shop;
  email: string;
  close(): void;
  onForgotten(): void;
}

/** Asks before a shopper is taken out of all that is held. */
export function Forget({ shop, email, close, onForgotten }: Props) {
  const intl = useIntl();
  const { client } = useApp();
  const queryClient = useQueryClient();
  const forget = useMutation({
    mutationFn: () => client.contacts.forget({ params: { shopId: shop.id }, body: { email } }),
    onSuccess: async () => {
      close();
      onForgotten();
      await queryClient.invalidateQueries({ queryKey: ['contacts'] });
      await queryClient.invalidateQueries({ queryKey: ['quizzes', shop.id] });
      await confirmToast(intl.formatMessage(messages.forgotten, { email }));
    },
  });
  return (
    <Dialog
      open
      onOpenChange={close}
      title={<FormattedMessage {...messages.forgetSure} values={{ email }} />}
      description={<FormattedMessage {...messages.forgetHint} />}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            <FormattedMessage {...messages.cancel} />
          </Button>
          <Button variant="danger" busy={forget.isPending} onClick={() => forget.mutate()}>
            <Trash2 className="size-4" aria-hidden />
            <FormattedMessage {...messages.forget} />
          </Button>
        </>
      }
    >
      <Problem error={forget.error} />
    </Dialog>
  );
}
