import { queryOptions } from '@tanstack/react-query';
import type { App } from '../../../lib/app.ts';

export const picturesKey = (shopId: string) => ['shops', shopId, 'pictures'];

/** What the shop uploaded before, newest first. */
export const picturesQuery = (client: App['client'], shopId: string) =>
  queryOptions({
    queryKey: picturesKey(shopId),
    queryFn: ({ signal }) => client.pictures.list({ params: { shopId }, signal }),
    select: (answer) => answer.pictures,
  });
