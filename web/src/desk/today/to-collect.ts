import { centsToDollars, dollarsToCents } from '@welding/domain/values/money';
import type { QueuedCash } from '#desk/queue/collected-cash-kind.ts';
import type { MyVisit } from './my-visits.ts';

/**
 * Dollars that are still to be taken at a visit: what was said when it was finished, and no more than its project still asks,
 * some of which may have been paid at another visit or by card. What this device has taken for the project and not sent yet is
 * taken off. Undefined where nobody has said what it costs.
 */
export function toCollect(
  { visit, sheet }: Pick<MyVisit, 'visit' | 'sheet'>,
  cash: readonly Pick<QueuedCash, 'body' | 'returned'>[],
): number | undefined {
  const known = [visit.amountToCollect, sheet?.amountToCollect].filter((dollars) => dollars !== undefined);
  if (known.length === 0) return undefined;
  const asked = Math.min(...known);
  const takenCents = cash
    .filter(({ body, returned }) => !returned && isOf(body, visit))
    .reduce((sum, { body }) => sum + dollarsToCents(body.collected.amount), 0);
  return centsToDollars(Math.max(0, dollarsToCents(asked) - takenCents));
}

function isOf({ appointmentId, projectId }: QueuedCash['body'], visit: MyVisit['visit']): boolean {
  return appointmentId === visit.id || (projectId !== undefined && projectId === visit.projectId);
}
