/** What a cell can hold: text of people, a number of ours, or nothing. */
export type CsvCell = string | number | undefined;

/**
 * One row as RFC 4180 writes it, with its line break, for people: text that a spreadsheet would take for a formula begins with
 * an apostrophe (https://owasp.org/www-community/attacks/CSV_Injection); numbers are ours and stay numbers.
 */
export function csvRow(cells: readonly CsvCell[]): string {
  return csvDataRow(cells.map((cell) => (typeof cell === 'string' ? withoutFormulas(cell) : cell)));
}

/** One row for a program that takes each cell as it is. */
export function csvDataRow(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** The full-width signs too: a spreadsheet set to Japanese or Chinese takes them for the same. */
const formulaStart = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
/** A spreadsheet that parts cells by semicolons or tabs sees no quotes that follow a comma, and begins a cell within the text. */
const innerStart = /([;\t\r\n][\s"]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;
const wantsQuotes = /[",;\r\n\t]|^[\s']|\s$/;

function withoutFormulas(text: string): string {
  return (formulaStart.test(text) ? `'${text}` : text).replace(innerStart, "$1'");
}

function csvCell(value: CsvCell): string {
  if (value === undefined) return '';
  const text = String(value);
  return wantsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
