import type { IntlShape } from 'react-intl';

/** Writes a number of sessions, or a share from 0 to 1; a dash where there is none. */
export const formatFigure = (intl: IntlShape, value: number | null, share: boolean): string =>
  value === null
    ? '–'
    : intl.formatNumber(value, share ? { style: 'percent', maximumFractionDigits: 1 } : {});
