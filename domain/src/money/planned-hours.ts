import type { MoneyLine } from '../entities/money-line.ts';

const hourUnit = /^(?:h|hr|hrs|hours?|horas?)\.?$/i;

export type PlannedHours = {
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
