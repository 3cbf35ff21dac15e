import { daysOverdue, type Invoice } from '@welding/domain/entities/invoice';
import { formatDay } from '@welding/domain/values/chicago-day';
import { invoicesTexts } from './invoices-texts.ts';

/** When an open invoice is or was due, for people. @param today the Chicago day */
export function dueText(invoice: Pick<Invoice, 'dueDate'>, today: string): string {
  const days = daysOverdue(invoice, today);
  if (days === 0) return invoicesTexts().dueToday;
  if (days === 1) return invoicesTexts().dueYesterday;
  return days > 1 ? invoicesTexts().daysOverdue(days) : invoicesTexts().due(formatDay(invoice.dueDate));
}
