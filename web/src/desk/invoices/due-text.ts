import { daysOverdue, type Invoice } from '@welding/domain/entities/invoice';
import { formatDay } from '@welding/domain/values/chicago-day';
import { invoiceRowTexts } from './invoice-row-texts.ts';

/** When an open invoice is or was due, for people. @param today the Chicago day */
export function dueText(invoice: Pick<Invoice, 'dueDate'>, today: string): string {
  const days = daysOverdue(invoice, today);
  if (days === 0) return invoiceRowTexts().dueToday;
  if (days === 1) return invoiceRowTexts().dueYesterday;
  return days > 1 ? invoiceRowTexts().daysOverdue(days) : invoiceRowTexts().due(formatDay(invoice.dueDate));
}
