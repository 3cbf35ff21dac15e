import { changeLineSchema, type MoneyLine } from '@welding/domain/entities/money-line';
import { type MoneyShare, type Totals, totalsOf } from '@welding/domain/entities/totals';
import { hasWholeCents } from '@welding/domain/values/money';
import { type LineValues, type PaperValues, writtenLines } from './paper-values.ts';

export type LiveTotals = Totals & {
  /** Cents of each line of the form; undefined for one that is not finished yet. */
  readonly byLine: readonly (number | undefined)[];
  /** Whether everything that is typed counts. */
  readonly isWhole: boolean;
};

const numbers = changeLineSchema.shape;

/** What is typed so far comes to: a line or a number that is not finished counts for nothing yet. */
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

/** What is typed may still be no number at all. */
function isPercent(value: number | undefined): value is number {
  return typeof value === 'number' && value >= 0 && value <= 100;
}
