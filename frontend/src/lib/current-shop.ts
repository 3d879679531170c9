const key = 'current-shop';

/** The shop that was worked on or connected last, or else the newest. */
export const pickShop = <S extends { id: string; domain: string; connectedAt: string }>(
  shops: S[],
): S | undefined => {
  const remembered = localStorage.getItem(key);
  return (
    shops.find(({ id, domain }) => id === remembered || domain === remembered) ??
    shops.toSorted((a, b) => b.connectedAt.localeCompare(a.connectedAt))[0]
  );
};

/** @param shop its id, or its domain while it is being connected and has no id yet */
export const rememberShop = (shop: string) => localStorage.setItem(key, shop);
