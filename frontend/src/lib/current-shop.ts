import { useSyncExternalStore } from 'react';

const key = 'current-shop';

interface Pickable {
  id: string;
  domain: string;
  connectedAt: string;
}

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
const read = (): string | null => localStorage.getItem(key);

/** The shop that was worked on or connected last, or else the newest. */
export const pickShop = <S extends Pickable>(shops: S[], remembered = read()): S | undefined =>
  shops.find(({ id, domain }) => id === remembered || domain === remembered) ??
  shops.toSorted((a, b) => b.connectedAt.localeCompare(a.connectedAt))[0];

/** Picks as `pickShop` does; who asks is drawn anew when another shop is chosen. */
export const usePickShop = () => {
  const remembered = useSyncExternalStore(subscribe, read, () => null);
  return <S extends Pickable>(shops: S[]): S | undefined => pickShop(shops, remembered);
};

/** @param shop its id, or its domain while it is being connected and has no id yet */
export const rememberShop = (shop: string): void => {
  localStorage.setItem(key, shop);
  for (const listener of listeners) listener();
};
