import { daysOverdue, type Invoice } from '@welding/domain/entities/invoice';
import { formatDay } from '@welding/domain/values/chicago-day';

/** When an open invoice is or was due, for people. @param today the Chicago day */
export function dueText(invoice: Pick<Invoice, 'dueDate'>, today: string): string {
  const days = daysOverdue(invoice, today);
  if (days === 0) return 'Due today';
  if (days === 1) return 'Due yesterday';
  return days > 1 ? `${days} days overdue` : `Due ${formatDay(invoice.dueDate)}`;
}
