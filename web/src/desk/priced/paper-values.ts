import { changeLineSchema, type LineKind, type MoneyLine } from '@welding/domain/entities/money-line';
import type { PriceEntry } from '@welding/domain/entities/price-entry';
import {
  knownShare,
  type MoneyShare,
  type Priced,
  type Totals,
  totalsOf,
} from '@welding/domain/entities/totals';
import { unitCode, unitText } from '@welding/domain/money/total-rows';
import { hasWholeCents } from '@welding/domain/values/money';

/** A line in its form. Untyped numbers are missing. */
export type LineValues = {
  kind: LineKind;
  description: string;
  quantity: number | undefined;
  /** Our own units are in the reader's language. */
  unit: string;
  unitPrice: number | undefined;
  /** Missing for the default of its kind. */
  taxable: boolean | undefined;
  includedTax: MoneyLine['includedTax'];
  priceBookId: string | undefined;
};

/** The values of both forms. A field that one of them lacks is missing. */
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

export function lineValues({
  kind,
  description,
  quantity,
  unit = '',
  unitPrice,
  taxable,
  includedTax,
  priceBookId,
}: MoneyLine): LineValues {
  return { kind, description, quantity, unit: unitText(unit), unitPrice, taxable, includedTax, priceBookId };
}

export function newLine(kind: LineKind, known: Partial<LineValues> = {}): LineValues {
  const unit = kind === 'labor' || kind === 'after_hours' ? unitText('hour') : '';
  const rest = { unitPrice: undefined, taxable: undefined, includedTax: undefined, priceBookId: undefined };
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
    discount: knownShare(discount),
    taxRate: taxRate || undefined,
    deposit: knownShare(deposit),
    terms,
    poNumber,
    validUntil,
    atHome,
    dueDate,
  };
}

/** Fills a line from a price book entry, whose price includes no tax; quantity and `taxable` stay as typed. */
export function pickedLine(
  line: LineValues,
  { id, name, kind, unit = '', unitPrice }: PriceEntry,
): LineValues {
  const picked = { kind, description: name, unit: unitText(unit), unitPrice, priceBookId: id };
  return { ...line, ...picked, includedTax: undefined };
}

export function isBlank({ description, unitPrice }: LineValues): boolean {
  return description.trim() === '' && unitPrice === undefined;
}

export function writtenLines({ lines }: Pick<PaperValues, 'lines'>): LineValues[] {
  return lines.filter((line) => !isBlank(line));
}

/** Drops empty lines, but keeps at least one line. */
export function tidyLines(values: PaperValues): PaperValues {
  const written = writtenLines(values);
  return written.length === 0 || written.length === values.lines.length
    ? values
    : { ...values, lines: written };
}

/** Adds lines after the typed ones; skips existing ones. */
export function addLines(values: Pick<PaperValues, 'lines'>, lines: readonly MoneyLine[]): LineValues[] {
  const written = writtenLines(values);
  const known = new Set(written.map(fingerprint));
  return [...written, ...lines.map(lineValues).filter((line) => !known.has(fingerprint(line)))];
}

function fingerprint({ kind, description, quantity, unit, unitPrice }: LineValues): string {
  return JSON.stringify([kind, description, quantity, unit, unitPrice]);
}

export type SentPaper = {
  readonly terms?: string | undefined;
  readonly poNumber?: string | undefined;
  readonly lines: readonly MoneyLine[];
};

/** The body to send: stored units, without empty texts. */
export function withoutBlanks<Body extends SentPaper>({ terms, poNumber, lines, ...body }: Body) {
  const sentLines = lines.map(({ unit, ...line }) => ({ ...line, ...(unit && { unit: unitCode(unit) }) }));
  return { ...body, lines: sentLines, ...(terms && { terms }), ...(poNumber && { poNumber }) };
}

export type LiveTotals = Totals & {
  /** Cents per line; undefined for an unfinished one. */
  readonly byLine: readonly (number | undefined)[];
  readonly isWhole: boolean;
};

const numbers = changeLineSchema.shape;

/** The totals while typing. Unfinished lines and numbers count as 0. */
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

function isPercent(value: number | undefined): value is number {
  return typeof value === 'number' && value >= 0 && value <= 100;
}
