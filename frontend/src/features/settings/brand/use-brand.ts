import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Shop } from '#shared/api/shops.ts';
import { AppError } from '#shared/errors.ts';
import type { Brand } from '#shared/model/brand.ts';
import { same } from '#shared/quiz/same.ts';
import { shopsQuery } from '../../../data/shops.ts';
import { useApp } from '../../../lib/app.ts';
import { confirmToast } from '../../../ui/toast.tsx';
import { messages } from './messages.ts';

const none: Brand = {};

/** What was changed here, and which revision of the brand it was made from. */
interface Edited {
  look: Brand;
  from: number;
}

const isConflict = (error: unknown) => error instanceof AppError && error.code === 'conflict';

/** The brand as it is chosen, and as it is kept; nothing that somebody else saved meanwhile is overwritten unseen. */
export const useBrand = (shop: Shop) => {
  const intl = useIntl();
  const { client } = useApp();
  const queryClient = useQueryClient();
  const { queryKey } = shopsQuery(client);
  const kept = shop.brand ?? none;
  const revision = shop.brandRevision ?? 0;
  const [edited, setEdited] = useState<Edited | null>(null);
  const look = edited?.look ?? kept;
  const changed = !same(look, kept);
  const save = useMutation({
    mutationFn: ({ look: brand, from }: Edited) =>
      client.shops.setBrand({ params: { shopId: shop.id }, body: { brand, revision: from } }),
    onSuccess: async (saved, sent) => {
      queryClient.setQueryData(queryKey, (before) =>
        before ? { shops: before.shops.map((one) => (one.id === saved.id ? saved : one)) } : before,
      );
      // What was changed while it was on its way is still to be saved, over what was sent.
      setEdited((now) =>
        !now || now.look === sent.look ? null : { look: now.look, from: saved.brandRevision ?? 0 },
      );
      await confirmToast(intl.formatMessage(saved.brand ? messages.saved : messages.removed));
    },
    // The other brand is shown beside this one once it is here.
    onError: (error) => (isConflict(error) ? queryClient.invalidateQueries({ queryKey }) : undefined),
  });
  return {
    look,
    kept,
    changed,
    /** Somebody saved another brand since this one was begun: one of them is to be chosen. */
    overtaken: edited !== null && edited.from !== revision && changed,
    edit: (next: (look: Brand) => Brand) =>
      setEdited((now) =>
        now && !same(now.look, kept)
          ? { ...now, look: next(now.look) }
          : { look: next(kept), from: revision },
      ),
    discard: () => {
      setEdited(null);
      save.reset();
    },
    save: () => save.mutate(edited && changed ? edited : { look, from: revision }),
    /** Saves this one over the other, which was seen. */
    keepMine: () => {
      const mine = { look, from: revision };
      setEdited(mine);
      save.mutate(mine);
    },
    saving: save.isPending,
    // That somebody was quicker is said with what they saved.
    error: isConflict(save.error) ? null : save.error,
  };
};
