const key = 'current-shop';

/** The shop that was worked on last, or the newest. */
export const pickShop = <S extends { id: string; connectedAt: string }>(shops: S[]): S | undefined =>
  shops.find((shop) => shop.id === localStorage.getItem(key)) ??
  shops.toSorted((a, b) => b.connectedAt.localeCompare(a.connectedAt))[0];

export const rememberShop = (shopId: string) => localStorage.setItem(key, shopId);
