import { centsToDollars, dollarsToCents } from '@welding/domain/values/money';
import type { QueuedCash } from '#desk/queue/collected-cash-kind.ts';
import type { MyVisit } from './my-visits.ts';

/**
 * Dollars that are still to be taken at a visit, without what this device has taken for its project and not sent yet; undefined
 * where nobody has said what it costs.
 */
export function toCollect(
  { visit, sheet }: Pick<MyVisit, 'visit' | 'sheet'>,
  cash: readonly Pick<QueuedCash, 'body' | 'returned'>[],
): number | undefined {
  const asked = visit.amountToCollect ?? sheet?.amountToCollect;
  if (asked === undefined) return undefined;
  const takenCents = cash
    .filter(({ body, returned }) => !returned && isOf(body, visit))
    .reduce((sum, { body }) => sum + dollarsToCents(body.collected.amount), 0);
  return centsToDollars(Math.max(0, dollarsToCents(asked) - takenCents));
}

function isOf({ appointmentId, projectId }: QueuedCash['body'], visit: MyVisit['visit']): boolean {
  return appointmentId === visit.id || (projectId !== undefined && projectId === visit.projectId);
}
