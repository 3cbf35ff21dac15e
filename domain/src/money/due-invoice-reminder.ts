import { daysOverdue, type Invoice } from '../entities/invoice.ts';
import { chicagoDate } from '../values/chicago-day.ts';
import { toChicagoWallTime } from '../values/chicago-time.ts';

/** Reminders go out on days at hours at which nobody minds: from 9 AM until before 6 PM in Chicago. */
const hours = { from: 9, until: 18 } as const;

/**
 * The reminder that is due for an invoice: the last of `reminderDays` that has been reached, so that one who was not reminded
 * for long is reminded once and not of every step. Undefined for none, and on the day on which the invoice was sent.
 * @returns `step`, the one of `reminderDays`, and `days`, how many the invoice is overdue
 */
export function dueInvoiceReminder(
  invoice: Pick<Invoice, 'status' | 'onPortal' | 'dueDate' | 'sentAt'>,
  reminderDays: readonly number[],
  now: Date,
): { readonly step: number; readonly days: number } | undefined {
  const today = chicagoDate(now);
  const hour = Number(toChicagoWallTime(now).slice(11, 13));
  if (invoice.status !== 'open' || !invoice.onPortal || hour < hours.from || hour >= hours.until)
    return undefined;
  if (invoice.sentAt && chicagoDate(new Date(invoice.sentAt)) === today) return undefined;
  const days = daysOverdue(invoice, today);
  const reached = reminderDays.filter((step) => days >= Math.max(1, step));
  return reached.length === 0 ? undefined : { step: Math.max(...reached), days };
}
