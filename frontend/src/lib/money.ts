import type { IntlShape } from 'react-intl';

/**
 * Writes an amount in the reader's language.
 * @param cents in the currency's hundredths
 * @param currency ISO 4217
 */
export const formatMoney = (intl: IntlShape, cents: number, currency: string): string =>
  intl.formatNumber(cents / 100, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });

/** A price, or the range from the lowest to the highest. */
export const formatPrice = (
  intl: IntlShape,
  price: { min: number; max: number },
  currency: string,
): string => {
  const low = formatMoney(intl, price.min, currency);
  return price.min === price.max ? low : `${low} – ${formatMoney(intl, price.max, currency)}`;
};
