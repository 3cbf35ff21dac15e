import { type Appointment, appointmentSchema } from '@welding/domain/entities/appointment';
import { type Invoice, invoiceSchema } from '@welding/domain/entities/invoice';
import { openAppointmentStatuses } from '@welding/domain/entities/status';
import { startOfChicagoDay } from '@welding/domain/values/chicago-day';
import { dollarsToCents } from '@welding/domain/values/money';
import { useMemo } from 'react';
import { useToday } from '#shared/ui/use-clock.ts';
import { type DeskQuery, useDeskList, wholeListOf } from './use-desk-list.ts';

type Owner = 'clientId' | 'projectId';

/** Rows of a table: of these lists one query serves all rows. */
const most = 500;
const daysAhead = 366;

/** Sent invoices with a balance, soonest due first. */
export function owedInvoices(limit: number): DeskQuery<Invoice> {
  return {
    collection: 'invoices',
    schema: invoiceSchema,
    where: [
      ['onPortal', '==', true],
      ['status', '==', 'open'],
    ],
    order: ['dueDate', 'asc'],
    limit,
  };
}

/** Cents owed by client or project; undefined until all owed invoices are known. */
export function useOwedOf(owner: Owner): ReadonlyMap<string, number> | undefined {
  const list = wholeListOf(useDeskList(owedInvoices(most)));
  const items = list.status === 'ready' ? list.items : undefined;
  return useMemo(() => items && centsOf(items, owner), [items, owner]);
}

export function centsOf(
  invoices: readonly Pick<Invoice, Owner | 'balance'>[],
  owner: Owner,
): ReadonlyMap<string, number> {
  const owed = new Map<string, number>();
  for (const { [owner]: id, balance } of invoices)
    owed.set(id, (owed.get(id) ?? 0) + dollarsToCents(balance));
  return owed;
}

/** The time of the next open visit by client or project, of those known so far. */
export function useNextVisitOf(owner: Owner): ReadonlyMap<string, string> {
  // Changes at midnight, so that a visit of this morning stays until it is finished.
  const today = useToday();
  const list = useDeskList(useMemo(() => visitsFrom(new Date(`${today}T18:00:00Z`)), [today]));
  const items = list.status === 'ready' ? list.items : undefined;
  return useMemo(() => firstOf([...(items ?? [])], owner), [items, owner]);
}

function visitsFrom(noon: Date): DeskQuery<Appointment> {
  return {
    collection: 'appointments',
    schema: appointmentSchema,
    where: [
      ['scheduledDate', '>=', startOfChicagoDay(noon)],
      ['scheduledDate', '<', startOfChicagoDay(noon, daysAhead)],
    ],
    order: ['scheduledDate', 'asc'],
    limit: most,
  };
}

type Visit = Pick<Appointment, 'status' | 'scheduledDate' | 'clientId'> & {
  readonly projectId?: string | undefined;
};

/** @param visits soonest first */
export function firstOf(visits: readonly Visit[], owner: Owner): ReadonlyMap<string, string> {
  const next = new Map<string, string>();
  for (const { [owner]: id, status, scheduledDate } of visits)
    if (id && !next.has(id) && openAppointmentStatuses.some((open) => open === status))
      next.set(id, scheduledDate);
  return next;
}
