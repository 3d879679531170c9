import { FormattedNumber } from 'react-intl';

/** An amount in whole US dollars. */
export function Usd({ amount }: { amount: number }) {
  return (
    <FormattedNumber
      value={amount}
      style="currency"
      currency="USD"
      currencyDisplay="narrowSymbol"
      maximumFractionDigits={0}
    />
  );
}
