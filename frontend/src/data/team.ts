import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Role } from '#shared/model/role.ts';
import { type App, useApp } from '../lib/app.ts';
import { usePickShop } from '../lib/current-shop.ts';
import { shopsQuery } from './shops.ts';

export const teamQuery = (client: App['client'], shopId: string) =>
  queryOptions({
    queryKey: ['shops', shopId, 'team'],
    queryFn: ({ signal }) => client.team.list({ params: { shopId }, signal }),
  });

/** What the signed-in user may do in the shop that is worked on; undefined while nobody knows. */
const useRole = (): Role | undefined => {
  const pickShop = usePickShop();
  const { data: shops } = useQuery(shopsQuery(useApp().client));
  return shops && pickShop(shops)?.role;
};

/** Whether to offer changes: not to a viewer. Until the role is known, as to most people. */
export const useMayEdit = (): boolean => useRole() !== 'viewer';
