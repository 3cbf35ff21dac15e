import { changeLineSchema, type LineKind, type MoneyLine } from '@welding/domain/entities/money-line';
import type { PriceEntry } from '@welding/domain/entities/price-entry';
import { type MoneyShare, type Priced, type Totals, totalsOf } from '@welding/domain/entities/totals';
import { unitCode, unitText } from '@welding/domain/money/total-rows';
import { hasWholeCents } from '@welding/domain/values/money';

/** A line as its form holds it; a number is missing until it is typed. */
export type LineValues = {
  kind: LineKind;
  description: string;
  quantity: number | undefined;
  /** In the reader's language where it is one of ours. */
  unit: string;
  unitPrice: number | undefined;
  /** Missing: as lines of this kind are. */
  taxable: boolean | undefined;
  /** The entry of the price book that it was picked from. */
  priceBookId: string | undefined;
};

/** The forms of estimates and invoices. A field that one of them does not ask for is missing. */
export type PaperValues = {
  lines: LineValues[];
  discount: MoneyShare | undefined;
  /** In percent. */
  taxRate: number | undefined;
  deposit: MoneyShare | undefined;
  terms: string;
  poNumber: string;
  /** YYYY-MM-DD. */
  validUntil: string | undefined;
  atHome: boolean | undefined;
  dueDate: string | undefined;
};

/** A stored or proposed line, as the form holds it. */
export function lineValues({
  kind,
  description,
  quantity,
  unit = '',
  unitPrice,
  taxable,
  priceBookId,
}: MoneyLine): LineValues {
  return { kind, description, quantity, unit: unitText(unit), unitPrice, taxable, priceBookId };
}

/** An empty line of a kind. */
export function newLine(kind: LineKind, known: Partial<LineValues> = {}): LineValues {
  const unit = kind === 'labor' || kind === 'after_hours' ? unitText('hour') : '';
  const rest = { unitPrice: undefined, taxable: undefined, priceBookId: undefined };
  return { kind, description: '', quantity: 1, unit, ...rest, ...known };
}

export type StoredPaper = Priced & {
  readonly terms?: string | undefined;
  readonly poNumber?: string | undefined;
  readonly validUntil?: string | undefined;
  readonly atHome?: boolean | undefined;
  readonly dueDate?: string | undefined;
};

export function paperValues(paper: StoredPaper): PaperValues {
  const { lines, discount, taxRate, deposit, terms = '', poNumber = '', validUntil, atHome, dueDate } = paper;
  return {
    lines: lines.map(lineValues),
    discount,
    taxRate: taxRate || undefined,
    deposit,
    terms,
    poNumber,
    validUntil,
    atHome,
    dueDate,
  };
}

/** A line with what an entry of the price book says; how many, and whether it is taxed, stays as it is typed. */
export function pickedLine(
  line: LineValues,
  { id, name, kind, unit = '', unitPrice }: PriceEntry,
): LineValues {
  return { ...line, kind, description: name, unit: unitText(unit), unitPrice, priceBookId: id };
}

/** Nobody has written anything into this line yet. */
export function isBlank({ description, unitPrice }: LineValues): boolean {
  return description.trim() === '' && unitPrice === undefined;
}

export function writtenLines({ lines }: Pick<PaperValues, 'lines'>): LineValues[] {
  return lines.filter((line) => !isBlank(line));
}

/** Drops empty lines; if all are empty, keeps one to write into. */
export function tidyLines(values: PaperValues): PaperValues {
  const written = writtenLines(values);
  return written.length === 0 || written.length === values.lines.length
    ? values
    : { ...values, lines: written };
}

/** Adds lines after the typed ones, without those that are there already. */
export function addLines(values: Pick<PaperValues, 'lines'>, lines: readonly MoneyLine[]): LineValues[] {
  const written = writtenLines(values);
  const known = new Set(written.map(fingerprint));
  return [...written, ...lines.map(lineValues).filter((line) => !known.has(fingerprint(line)))];
}

function fingerprint({ kind, description, quantity, unit, unitPrice }: LineValues): string {
  return JSON.stringify([kind, description, quantity, unit, unitPrice]);
}

/** The body of an estimate, an invoice or a template. */
export type SentPaper = {
  readonly terms?: string | undefined;
  readonly poNumber?: string | undefined;
  readonly lines: readonly MoneyLine[];
};

/** The body to send: stored units, without empty texts and units. */
export function withoutBlanks<Body extends SentPaper>({ terms, poNumber, lines, ...body }: Body) {
  const sentLines = lines.map(({ unit, ...line }) => ({ ...line, ...(unit && { unit: unitCode(unit) }) }));
  return { ...body, lines: sentLines, ...(terms && { terms }), ...(poNumber && { poNumber }) };
}

export type LiveTotals = Totals & {
  /** Cents of each line of the form; undefined for one that is not finished yet. */
  readonly byLine: readonly (number | undefined)[];
  /** Whether everything that is typed counts. */
  readonly isWhole: boolean;
};

const numbers = changeLineSchema.shape;

/** The total of the typed lines. An unfinished line or number counts as nothing. */
export function liveTotals(values: PaperValues): LiveTotals {
  const finished = values.lines.map(finishedLine);
  const lines = finished.filter((line) => line !== undefined);
  const discount = usable(values.discount);
  const deposit = usable(values.deposit);
  const taxRate = isPercent(values.taxRate) ? values.taxRate : undefined;
  const totals = totalsOf({ lines, discount, taxRate, deposit });
  const cents = [...totals.lineCents];
  return {
    ...totals,
    byLine: finished.map((line) => line && cents.shift()),
    isWhole:
      lines.length === writtenLines(values).length &&
      discount === values.discount &&
      deposit === values.deposit &&
      taxRate === values.taxRate,
  };
}

function finishedLine(line: LineValues): MoneyLine | undefined {
  const quantity = numbers.quantity.safeParse(line.quantity);
  const unitPrice = numbers.unitPrice.safeParse(line.unitPrice);
  if (!quantity.success || !unitPrice.success) return undefined;
  return { ...line, quantity: quantity.data, unitPrice: unitPrice.data };
}

function usable(share: MoneyShare | undefined): MoneyShare | undefined {
  if (!share) return undefined;
  const { kind, value } = share;
  return (kind === 'percent' ? isPercent(value) : value >= 0 && hasWholeCents(value)) ? share : undefined;
}

/** The typed text may be no number yet. */
function isPercent(value: number | undefined): value is number {
  return typeof value === 'number' && value >= 0 && value <= 100;
}
