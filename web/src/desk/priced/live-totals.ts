import { moneyLineSchema } from '@welding/domain/money/money-line';
import { type MoneyShare, type Totals, totalsOf } from '@welding/domain/money/totals';
import { hasWholeCents } from '@welding/domain/values/money';
import { type PricedValues, readPricesAndDeposit, writtenLines } from './priced-values.ts';

export type LiveTotals = Totals & {
  /** Cents of each line by its key; missing for one that is not finished yet. */
  readonly byLine: ReadonlyMap<string, number>;
  /** Whether every number that is typed counts. */
  readonly isWhole: boolean;
};

const numbers = moneyLineSchema.shape;

/** What is typed so far comes to: a line or a number that is not finished counts for nothing yet. */
export function liveTotals(values: PricedValues): LiveTotals {
  const read = readPricesAndDeposit(values);
  const keys = writtenLines(values).map(({ key }) => key);
  const counting = read.lines.flatMap((line, index) => {
    const isFinished =
      numbers.quantity.safeParse(line.quantity).success &&
      numbers.unitPrice.safeParse(line.unitPrice).success;
    return isFinished ? [{ key: keys[index] ?? '', line }] : [];
  });
  const discount = usable(read.discount);
  const deposit = usable(read.deposit);
  const taxRate = isPercent(read.taxRate) ? read.taxRate : undefined;
  const totals = totalsOf({ lines: counting.map(({ line }) => line), discount, taxRate, deposit });
  return {
    ...totals,
    byLine: new Map(counting.map(({ key }, index) => [key, totals.lineCents[index] ?? 0])),
    isWhole:
      counting.length === read.lines.length &&
      discount === read.discount &&
      deposit === read.deposit &&
      taxRate === read.taxRate,
  };
}

function usable(share: MoneyShare | undefined): MoneyShare | undefined {
  if (!share) return undefined;
  const { kind, value } = share;
  return (kind === 'percent' ? isPercent(value) : value >= 0 && hasWholeCents(value)) ? share : undefined;
}

function isPercent(value: number | undefined): value is number {
  return value !== undefined && value >= 0 && value <= 100;
}
