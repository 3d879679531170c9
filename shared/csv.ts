export type CsvCell = string | number | null;

/** Spreadsheets run a text that begins like this as a formula. https://owasp.org/www-community/attacks/CSV_Injection */
const formula = /^[\s]*[=+\-@＝＋－＠\t\r]/;

const cellOf = (cell: CsvCell): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[",;\r\n\t']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * A table as a CSV file (RFC 4180) that spreadsheets open as it is: marked as UTF-8, and with no text that they
 * would run as a formula. A text that begins like one gets an apostrophe in front.
 */
export const toCsv = (rows: CsvCell[][]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
