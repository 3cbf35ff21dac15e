import type { ImportKind, ImportRow } from '@welding/domain/entities/import-request';
import { readNames } from '@welding/domain/entities/read-names';
import { withoutApostrophes } from '@welding/domain/values/csv-row';
import { readNumber } from '@welding/domain/values/given-number';
import { textLimits } from '@welding/domain/values/limits';
import { type DayOrder, isUnclearDay, orderOfDays, readTypedDay } from '@welding/domain/values/typed-day';
import { readTypedTime } from '@welding/domain/values/typed-time';
import type { Table } from './find-table.ts';
import { plainHeading, type Target } from './headings.ts';
import { addPlaces, blockOf, type ColumnsByTarget, type FileColumn, isPlace, placesOf } from './places-of.ts';

/** A row of the file as the API expects it. */
export type ReadRow = {
  /** Its number in the file. */
  readonly at: number;
  readonly row: ImportRow<ImportKind>;
  /**
   * Why the page itself leaves the row out: the invoice is paid or was not sent, a quote is not closed, or a cell has more text
   * than fits.
   */
  readonly problem?:
    | { readonly code: 'paid' | 'notSent' | 'openQuote' }
    | {
        readonly code: 'tooLong';
        /** Of the file's column; of a corrected cell our column. */
        readonly heading: string | { readonly column: string };
        readonly length: number;
      };
};

export const cellsOf = ({ rows }: Table, column: number) => rows.map(({ cells }) => cells[column] ?? '');

/** Whether a column has days whose order of day and month its cells do not decide. */
export function isUnclearColumn(table: Table, column: number): boolean {
  const cells = cellsOf(table, column);
  return cells.some(isUnclearDay) && orderOfDays(cells) === undefined;
}

/**
 * The file's rows with our fields. Several columns make one field; of several addresses the first that is not empty is the
 * client's, and the others go into the note.
 * @param orders the order of day and month that the reader chose for a column
 */
export function rowsOf(
  table: Table,
  targets: readonly Target[],
  orders: Readonly<Record<number, DayOrder>> = {},
): ReadRow[] {
  const { headings, labels: names = headings, rows } = table;
  const labels = new Map(headings.map((heading, index) => [plainHeading(heading), index]));
  const sources = headings.map((heading, index): FileColumn => {
    const plain = plainHeading(heading);
    const value = plain.replace(/ value$/, '');
    const label = labels.get(`${value} label`) ?? labels.get(`${value} type`) ?? -1;
    return { index, heading: names[index] ?? heading, plain, label, block: blockOf(plain) };
  });
  const of = (target: Target) => sources.filter(({ index }) => targets[index] === target);
  const found = new Map([...new Set(targets)].map((target) => [target, of(target)]));
  const dayOrders = new Map(
    [...of('dueDate'), ...of('when')].map(({ index }) => [
      index,
      orders[index] ?? orderOfDays(cellsOf(table, index)),
    ]),
  );
  return rows.map(({ at, cells, isBroken }) => {
    const read = rowOf(at, cells, found, dayOrders);
    return isBroken ? { ...read, problem: { code: 'openQuote' } } : read;
  });
}

/** A row with what the reader typed instead. */
export function correctedRow(read: ReadRow, row: ReadRow['row'] | undefined): ReadRow {
  if (!row) return read;
  const [column, text = ''] =
    Object.entries(row).find(([, typed = '']) => typed.length > textLimits.text) ?? [];
  if (!column) return { at: read.at, row };
  return { at: read.at, row, problem: { code: 'tooLong', heading: { column }, length: text.length } };
}

function rowOf(
  at: number,
  cells: readonly string[],
  found: ColumnsByTarget,
  dayOrders: ReadonlyMap<number, DayOrder | undefined>,
): ReadRow {
  const cell = ({ index }: FileColumn) => cells[index] ?? '';
  const filled = (target: Target) => (found.get(target) ?? []).filter((source) => cell(source));
  const joined = (target: Target, mark: string) => [...new Set(filled(target).map(cell))].join(mark);
  const tooLong = [...found]
    .flatMap(([target, sources]) => (target === 'leaveOut' ? [] : sources))
    .find((source) => {
      return cell(source).length > textLimits.text;
    });
  const row: Record<string, string> = {};
  for (const target of found.keys()) {
    if (target === 'leaveOut' || target === 'contact' || isPlace(target)) continue;
    if (isBalance(found) && balanceTargets.has(target)) continue;
    if (target === 'phone' || target === 'email')
      row[target] = ranked(target, filled(target), cells).join('; ');
    else if (target === 'note') row[target] = notesOf(filled('note'), cells, isBalance(found)).join('\n');
    else if (target === 'when' || target === 'dueDate') {
      const [source] = filled(target);
      if (source) row[target] = isoDay(cell(source), dayOrders.get(source.index), target);
    } else row[target] = joined(target, target === 'billingAddress' ? ', ' : ' ');
  }
  addPlaces(row, placesOf(cells, found, [row['company'], row['name']]));
  nameCompany(row, joined('contact', ' '));
  if (row['billingAddress'] === row['address']) delete row['billingAddress'];
  const status = joined('status', ' ');
  const owed = isBalance(found)
    ? amountOf(joined('amount', ' '), joined('total', ' '), joined('paid', ' '), status)
    : undefined;
  if (owed !== undefined) row['amount'] = owed;
  const isLong = (row['note'] ?? '').length > textLimits.text;
  const long = tooLong ?? (isLong ? found.get('note')?.at(0) : undefined);
  const length = (tooLong && cell(tooLong).length) || (row['note'] ?? '').length;
  const problem = long
    ? { code: 'tooLong' as const, heading: long.heading, length }
    : owed !== undefined && readNumber(owed) === 0
      ? { code: notSent.test(status) ? ('notSent' as const) : ('paid' as const) }
      : undefined;
  const entries = Object.entries(row).filter(([, value]) => value !== '');
  return { at, row: Object.fromEntries(entries), ...(problem && { problem }) };
}

/** A day as the API reads it, with its time for a visit. Other text stays unchanged. */
function isoDay(text: string, order: DayOrder | undefined, target: 'when' | 'dueDate'): string {
  if (target === 'dueDate') return readTypedDay(text, order) ?? text;
  const read = readTypedTime(text, '', order);
  return read ? [read.day, read.time].filter(Boolean).join(' ') : text;
}

const balanceTargets: ReadonlySet<Target> = new Set<Target>(['amount', 'total', 'paid', 'status']);
const isBalance = (found: ColumnsByTarget) => found.has('amount') || found.has('total');

const notSent = /^(?:void|cancel|anulad|draft|borrador)/i;

/** What is open: the balance, otherwise the total without what is paid. A paid or canceled invoice owes nothing. */
function amountOf(balance: string, total: string, paid: string, status: string): string | undefined {
  if (notSent.test(status) || (/^(?:paid|pagad[ao])/i.test(status) && !balance)) return '0';
  if (balance) return balance;
  const [billed = Number.NaN, already = Number.NaN] = [readNumber(total), readNumber(paid || '0')];
  if (Number.isFinite(billed) && Number.isFinite(already))
    return String(Math.round((billed - already) * 100) / 100);
  return total || undefined;
}

const isNote = /(?:^| )(?:notes?|notas?|memo|comments?|observaciones)$/;
/** What a box that is not ticked, or an empty sum, says. */
const saysNothing = /^(?:no|false|n|\$?0(?:\.00)?)$/i;

/** Notes as they are, and other columns with their heading: Gate code: 4411. A balance's note is one line about the invoice. */
function notesOf(sources: readonly FileColumn[], cells: readonly string[], isBare: boolean): string[] {
  return sources.flatMap(({ heading, plain, index, label }) => {
    const text = cells[index] ?? '';
    const name = cells[label] || heading.replace(/^CFT\[(.*)\]$/, '$1');
    if (isBare || name === '' || isNote.test(plain)) return [text];
    return saysNothing.test(text) ? [] : [`${name}: ${withoutApostrophes(text)}`];
  });
}

/**
 * A list of customers beside their contacts names companies. Beside first and last name, another name is a company's if it
 * reads like one, and otherwise a note.
 */
function nameCompany(row: Record<string, string>, contact: string): void {
  const { name = '', firstName = '', lastName = '', company = '' } = row;
  if (contact && name && contact !== name && !firstName && !lastName) {
    Object.assign(row, { company: company || name, name: contact });
    return;
  }
  const person = `${firstName} ${lastName}`.trim().toLowerCase();
  if (!person || !name || name === company) return;
  const said = name.toLowerCase();
  if (readNames({ name }).company) row['company'] = company || name;
  else if (!person.split(' ').every((word) => said.includes(word))) {
    row['note'] = [name, row['note']].filter(Boolean).join('\n');
  }
}

/** Mobile before home, work and fax. */
const phoneRanks = [
  /mobile|cell|movil|celular|iphone/,
  /home|casa/,
  /main|primary|principal|^phone( number)?s?$/,
  /work|business|office|company|trabajo|oficina/,
  /other|alt|2|otro/,
];
/** Also "Business Fax" and "Home Fax". */
const isFax = /fax|pager/;

/** The cells of emails or phones, the preferred one first. Google marks it with an asterisk. */
function ranked(
  target: 'phone' | 'email',
  sources: readonly FileColumn[],
  cells: readonly string[],
): string[] {
  const rank = ({ plain, label }: FileColumn) => {
    const said = `${plain} ${plainHeading(cells[label] ?? '')}`.trim();
    if ((cells[label] ?? '').startsWith('*')) return -1;
    if (target === 'email') return /primary|main|principal/.test(said) ? 0 : 1;
    if (isFax.test(said)) return phoneRanks.length;
    const found = phoneRanks.findIndex((pattern) => pattern.test(said));
    return found < 0 ? 2 : found;
  };
  const [single, another] = sources;
  if (single && !another) return [phoneLabelsOff(cells[single.index] ?? '')];
  const sorted = sources.toSorted((one, other) => rank(one) - rank(other));
  return [...new Set(sorted.map(({ index }) => phoneLabelsOff(cells[index] ?? '')))];
}

/** "Phone:(312) 555-0100 Mobile:(312) 555-0101", as QuickBooks writes them, in parts. */
const phoneLabelsOff = (text: string) => text.replace(/\s+(?=(?:phone|mobile|fax|other|cell)\s*:)/gi, '; ');
