import type { MoneyLine } from '../entities/money-line.ts';
import { shareOfCents } from '../entities/totals.ts';
import { dollarsToCents } from '../values/money.ts';

export type MaterialsCost = {
  readonly cents: number;
  /** Lines with unknown cost: typed ones, and entries without a cost. */
  readonly unknownLines: number;
};

/** Whether a line has a cost other than hours. */
export function isMaterials({ kind }: Pick<MoneyLine, 'kind'>): boolean {
  return kind !== 'labor' && kind !== 'after_hours';
}

/**
 * Our cost of the lines. Negative lines reduce it.
 * @param costOf dollars per unit of a price book entry, undefined if unknown
 */
export function materialsCost(
  lines: readonly MoneyLine[],
  costOf: (priceBookId: string) => number | undefined,
): MaterialsCost {
  let cents = 0;
  let unknownLines = 0;
  for (const { priceBookId, quantity, unitPrice } of lines.filter(isMaterials)) {
    const cost = priceBookId === undefined ? undefined : costOf(priceBookId);
    if (cost === undefined) {
      unknownLines += 1;
      continue;
    }
    const lineCents = shareOfCents(dollarsToCents(cost), Math.round(quantity * 100), 100);
    cents += unitPrice < 0 ? -lineCents : lineCents;
  }
  return { cents, unknownLines };
}

const hourUnit = /^(?:h|hr|hrs|hours?|horas?)\.?$/i;

type PlannedHours = {
  readonly hundredths: number;
  readonly unknownLines: number;
};

/**
 * The hours that an estimate's lines plan, less those a change order removes. After-hours lines are extra hours, or a surcharge
 * on the same hours if they cost less than the labor beside them.
 */
export function plannedHours(lines: readonly MoneyLine[]): PlannedHours {
  const labor = lines.filter(({ kind }) => kind === 'labor');
  const dearest = Math.max(0, ...labor.filter(isByHour).map(({ unitPrice }) => Math.abs(unitPrice)));
  const afterHours = lines.filter(
    ({ kind, unitPrice }) => kind === 'after_hours' && Math.abs(unitPrice) >= dearest,
  );
  let hundredths = 0;
  let unknownLines = 0;
  for (const line of [...labor, ...afterHours]) {
    if (isByHour(line)) hundredths += Math.round(line.quantity * 100) * (line.unitPrice < 0 ? -1 : 1);
    else unknownLines += 1;
  }
  return { hundredths, unknownLines };
}

/** Labor without a unit is sold by the hour. */
function isByHour({ unit = 'hour' }: Pick<MoneyLine, 'unit'>): boolean {
  return unit === '' || hourUnit.test(unit);
}
