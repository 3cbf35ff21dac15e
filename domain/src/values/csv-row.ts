export type CsvCell = string | number | undefined;

/**
 * One row for people, with its line break (RFC 4180). Text that a spreadsheet would run as a formula gets a leading apostrophe
 * (https://owasp.org/www-community/attacks/CSV_Injection). Numbers are ours and stay numbers.
 */
export function csvRow(cells: readonly CsvCell[]): string {
  return csvDataRow(cells.map((cell) => (typeof cell === 'string' ? withoutFormulas(cell) : cell)));
}

/** One row for a program, without the apostrophes. */
export function csvDataRow(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** Includes full-width signs, which Japanese and Chinese spreadsheets also accept. */
const sign = String.raw`[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]`;
/** Text that begins with apostrophes before a formula gets one more, so that taking one off gives the text again. */
const formulaStart = new RegExp(String.raw`^(?='*(?:[\t\r]|${sign}))`);
/** A spreadsheet that splits cells at semicolons or tabs ignores quotes after a comma and may start a cell within the text. */
const innerStart = new RegExp(String.raw`([;\t\r\n][\s"]*)(?='*${sign})`, 'g');
const guardedStart = new RegExp(String.raw`^'(?='*(?:[\t\r]|${sign}))`);
const guardedInner = new RegExp(String.raw`([;\t\r\n][\s"]*)'(?='*${sign})`, 'g');
const wantsQuotes = /[",;\r\n\t]|^[\s']|\s$/;

function withoutFormulas(text: string): string {
  return text.replace(innerStart, "$1'").replace(formulaStart, "'");
}

/** A cell's text without the apostrophes of `csvRow`, so that our own files can be imported. */
export function withoutApostrophes(cell: string): string {
  return cell.replace(guardedStart, '').replace(guardedInner, '$1');
}

function csvCell(value: CsvCell): string {
  if (value === undefined) return '';
  const text = String(value);
  return wantsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
