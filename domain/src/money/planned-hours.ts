import type { MoneyLine } from '../entities/money-line.ts';

const hourUnit = /^(?:h|hr|hrs|hours?|horas?)\.?$/i;

/** What lines say of the hours that a job takes. */
export type PlannedHours = {
  /** Hundredths of hours, as quantities have them. */
  readonly hundredths: number;
  /** Lines of labor that are sold by something else than the hour. */
  readonly unknownLines: number;
};

/**
 * The hours that the lines of an estimate plan, less those that a change order takes off. After hours are hours of their own, or, where they
 * cost less than the labor beside them, a surcharge on the same hours.
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

/** Labor is sold by the hour unless its line says otherwise. */
function isByHour({ unit = 'hour' }: Pick<MoneyLine, 'unit'>): boolean {
  return unit === '' || hourUnit.test(unit);
}
