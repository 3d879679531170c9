import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Shop } from '#shared/api/shops.ts';
import type { Brand } from '#shared/model/brand.ts';
import { same } from '#shared/quiz/same.ts';
import { shopsQuery } from '../../../data/shops.ts';
import { useApp } from '../../../lib/app.ts';
import { confirmToast } from '../../../ui/toast.tsx';
import { messages } from './messages.ts';

const none: Brand = {};

/** The brand as it is chosen, and as it is kept. */
export const useBrand = (shop: Shop) => {
  const intl = useIntl();
  const { client } = useApp();
  const queryClient = useQueryClient();
  const kept = shop.brand ?? none;
  const [edited, setEdited] = useState<Brand | null>(null);
  const look = edited ?? kept;
  const save = useMutation({
    mutationFn: (body: Brand) => client.shops.setBrand({ params: { shopId: shop.id }, body }),
    onSuccess: async (saved, sent) => {
      queryClient.setQueryData(shopsQuery(client).queryKey, (before) =>
        before ? { shops: before.shops.map((one) => (one.id === saved.id ? saved : one)) } : before,
      );
      // What was changed while it was on its way is still to be saved.
      setEdited((now) => (now === sent ? null : now));
      await confirmToast(intl.formatMessage(saved.brand ? messages.saved : messages.removed));
    },
  });
  return {
    look,
    changed: !same(look, kept),
    edit: (next: (look: Brand) => Brand) => setEdited((now) => next(now ?? kept)),
    discard: () => setEdited(null),
    save: () => save.mutate(look),
    saving: save.isPending,
    error: save.error,
  };
};
