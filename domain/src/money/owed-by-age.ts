import { daysOverdue, type Invoice } from '../entities/invoice.ts';
import { chicagoDate } from '../values/chicago-day.ts';
import { toChicagoWallTime } from '../values/chicago-time.ts';
import { inCurrentLanguage } from '../values/language.ts';
import { dollarsToCents } from '../values/money.ts';
import { owedByAgeTexts } from './owed-by-age-texts.ts';

/** How long money has been owed, in days past the due date; on its due date it is not due yet. */
export const ageGroups = ['not_due', '1-30', '31-60', '61-90', 'over'] as const;
type AgeGroup = (typeof ageGroups)[number];

export const ageLabels: Record<AgeGroup, string> = inCurrentLanguage(() => owedByAgeTexts().ages);

/** Cents that invoices still ask, by age. @param today the Chicago day */
export function owedByAge(invoices: readonly Invoice[], today: string): Record<AgeGroup, number> {
  const owed: Record<AgeGroup, number> = { not_due: 0, '1-30': 0, '31-60': 0, '61-90': 0, over: 0 };
  for (const invoice of invoices) {
    const age = ageOf(invoice, today);
    if (age) owed[age] += dollarsToCents(invoice.balance);
  }
  return owed;
}

/** How long an invoice has been owed; undefined when it is not. @param today the Chicago day */
export function ageOf(
  invoice: Pick<Invoice, 'status' | 'onPortal' | 'dueDate'>,
  today: string,
): AgeGroup | undefined {
  if (invoice.status !== 'open' || !invoice.onPortal) return undefined;
  const days = daysOverdue(invoice, today);
  if (days <= 0) return 'not_due';
  if (days <= 30) return '1-30';
  if (days <= 60) return '31-60';
  return days <= 90 ? '61-90' : 'over';
}

/** Reminders go out at hours at which nobody minds: from 9 AM until before 6 PM in Chicago. */
export function isReminderHour(now: Date): boolean {
  const hour = Number(toChicagoWallTime(now).slice(11, 13));
  return hour >= 9 && hour < 18;
}

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
  if (invoice.status !== 'open' || !invoice.onPortal || !isReminderHour(now)) return undefined;
  if (invoice.sentAt && chicagoDate(new Date(invoice.sentAt)) === today) return undefined;
  const days = daysOverdue(invoice, today);
  const reached = reminderDays.filter((step) => days >= Math.max(1, step));
  return reached.length === 0 ? undefined : { step: Math.max(...reached), days };
}
