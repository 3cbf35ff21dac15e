/** What a cell can hold: text of people, a number of ours, or nothing. */
export type CsvCell = string | number | undefined;

/**
 * One row as RFC 4180 writes it, with its line break. Text that a spreadsheet would take for a formula begins with an
 * apostrophe (https://owasp.org/www-community/attacks/CSV_Injection); numbers are ours and stay numbers.
 */
export function csvRow(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** The full-width signs too: a spreadsheet set to Japanese or Chinese takes them for the same. */
const formulaStart = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
const wantsQuotes = /[",\r\n]/;

function csvCell(value: CsvCell): string {
  if (value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const harmless = formulaStart.test(value) ? `'${value}` : value;
  return wantsQuotes.test(harmless) || harmless !== harmless.trim() || harmless !== value
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless;
}
