import { type LineKind, lineKinds, type MoneyLine } from '@welding/domain/money/money-line';
import type { MoneyShare, Priced } from '@welding/domain/money/totals';
import * as z from 'zod/mini';
import { readAmount } from '#desk/ui/read-amount.ts';

const lineValuesSchema = z.object({
  /** Tells lines apart while they are typed and moved. */
  key: z.string(),
  kind: z.enum(lineKinds),
  description: z.string(),
  quantity: z.string(),
  unit: z.string(),
  unitPrice: z.string(),
  /** Missing: as lines of this kind are. */
  taxable: z.optional(z.boolean()),
});
/** A line as its fields hold it: text, as it is typed. */
export type LineValues = z.infer<typeof lineValuesSchema>;

const shareValuesSchema = z.object({ kind: z.enum(['percent', 'amount']), value: z.string() });
/** A percentage or an amount as it is typed; nothing typed is none. */
export type ShareValues = z.infer<typeof shareValuesSchema>;

/** What estimates, their templates and invoices have in common, as it is typed and kept on the device. */
export const pricedValuesSchema = z.object({
  lines: z.array(lineValuesSchema),
  discount: shareValuesSchema,
  taxRate: z.string(),
  deposit: shareValuesSchema,
  terms: z.string(),
});
export type PricedValues = z.infer<typeof pricedValuesSchema>;

/** A stored or proposed line, as the form shows it. @param key tells it from the other lines of its form */
export function lineValues(line: MoneyLine, key: string): LineValues {
  const { kind, description, quantity, unit = '', unitPrice, taxable } = line;
  return {
    key,
    kind,
    description,
    quantity: String(quantity),
    unit,
    unitPrice: unitPrice.toFixed(2),
    ...(taxable !== undefined && { taxable }),
  };
}

/** An empty line of a kind. */
export function newLine(kind: LineKind, known: Partial<Omit<LineValues, 'key' | 'kind'>> = {}): LineValues {
  const unit = kind === 'labor' || kind === 'after_hours' ? 'hour' : '';
  return {
    key: crypto.randomUUID(),
    kind,
    description: '',
    quantity: '1',
    unit,
    unitPrice: '',
    ...known,
  };
}

export function shareValues(share: MoneyShare | undefined): ShareValues {
  if (!share) return { kind: 'percent', value: '' };
  const { kind, value } = share;
  return { kind, value: kind === 'amount' ? value.toFixed(2) : String(value) };
}

/** What the form shows of something that is priced; the same each time, the keys of its lines too. */
export function pricedValues({
  lines,
  discount,
  taxRate = 0,
  deposit,
  terms = '',
}: Priced & { readonly terms?: string | undefined }): PricedValues {
  return {
    lines: lines.map((line, index) => lineValues(line, `stored-${index}`)),
    discount: shareValues(discount),
    taxRate: taxRate === 0 ? '' : String(taxRate),
    deposit: shareValues(deposit),
    terms,
  };
}

/** Nobody has written anything into this line yet: it is left out. */
export function isBlank({ description, unitPrice }: LineValues): boolean {
  return description.trim() === '' && unitPrice.trim() === '';
}

/** The lines that are sent: what nobody wrote into is not. */
export function writtenLines(values: Pick<PricedValues, 'lines'>): LineValues[] {
  return values.lines.filter((line) => !isBlank(line));
}

/** A line as it is sent, with NaN where no number is typed: the schema says what is wrong. */
function readLine({ kind, description, quantity, unit, unitPrice, taxable }: LineValues) {
  return {
    kind,
    description,
    quantity: readAmount(quantity) ?? Number.NaN,
    ...(unit.trim() && { unit }),
    unitPrice: readAmount(unitPrice) ?? Number.NaN,
    ...(taxable !== undefined && { taxable }),
  };
}

/** Percent or dollars as they are sent; undefined for none, NaN as the value of what is no number. */
export function readShare({ kind, value }: ShareValues): MoneyShare | undefined {
  const read = readAmount(value.replace('%', ''));
  return read === undefined ? undefined : { kind, value: read };
}

/** The prices of a body: NaN where no number is typed. */
export function readPrices(values: PricedValues) {
  const discount = readShare(values.discount);
  const taxRate = readAmount(values.taxRate.replace('%', ''));
  return {
    lines: writtenLines(values).map(readLine),
    ...(discount && { discount }),
    ...(taxRate !== undefined && { taxRate }),
    ...(values.terms.trim() && { terms: values.terms }),
  };
}

/** As `readPrices`, with the deposit, which an invoice has not. */
export function readPricesAndDeposit(values: PricedValues) {
  const deposit = readShare(values.deposit);
  return { ...readPrices(values), ...(deposit && { deposit }) };
}

/** Percent or dollars as they are typed, for people; empty for none. */
export function shareText({ kind, value }: ShareValues): string {
  if (value.trim() === '') return '';
  return kind === 'percent' ? `${value.trim()}%` : `$${value.trim()}`;
}
