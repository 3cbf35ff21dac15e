import { centsToDollars, dollarsToCents } from '@welding/domain/values/money';
import type { MyVisit } from './my-visits.ts';
import type { TakenCash } from './taken-cash.ts';

/**
 * Dollars that are still to be taken at a visit: what was said when it was finished, and no more than its project still asks,
 * some of which may have been paid at another visit or by card. Undefined where nobody has said what it costs.
 * @param taken what this device took and the job sheet does not count yet
 */
export function toCollect(
  { visit, sheet }: Pick<MyVisit, 'visit' | 'sheet'>,
  taken: readonly TakenCash[],
): number | undefined {
  const ofJob = taken.filter(
    ({ appointmentId, projectId }) =>
      appointmentId === visit.id || (projectId !== undefined && projectId === visit.projectId),
  );
  const left = [
    ...(sheet?.amountToCollect === undefined ? [] : [dollarsToCents(sheet.amountToCollect) - centsOf(ofJob)]),
    ...(visit.amountToCollect === undefined ? [] : leftOfVisit(visit.id, visit.amountToCollect, ofJob)),
  ];
  return left.length === 0 ? undefined : centsToDollars(Math.max(0, Math.min(...left)));
}

/**
 * The visit's own amount falls when the server takes the money, which may be before or after the sheet is there. So money
 * taken here is subtracted from what was asked at that moment, and from nothing that was said later.
 */
function leftOfVisit(visitId: string, asked: number, taken: readonly TakenCash[]): number[] {
  const here = taken.filter(({ appointmentId }) => appointmentId === visitId);
  const elsewhere = taken.filter(({ appointmentId }) => appointmentId !== visitId);
  const before = new Set(here.flatMap((cash) => cash.asked ?? []));
  return [
    dollarsToCents(asked) - centsOf(elsewhere),
    ...[...before].map((dollars) => {
      return dollarsToCents(dollars) - centsOf(here.filter((cash) => cash.asked === dollars));
    }),
  ];
}

function centsOf(taken: readonly TakenCash[]): number {
  return taken.reduce((sum, { collected }) => sum + dollarsToCents(collected.amount), 0);
}
