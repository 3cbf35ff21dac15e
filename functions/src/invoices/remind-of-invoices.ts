import type { MoneySettings } from '@welding/domain/money/money-settings';
import { dueInvoiceReminder } from '@welding/domain/money/owed-by-age';
import { queueInvoiceReminder } from '#messages/queue-money-mail.ts';
import { openInvoices } from './invoices.ts';

/** Queues the reminders of overdue invoices that are due at `now`, each once however often this runs. @returns how many */
export async function remindOfInvoices(now: Date, { reminderDays }: MoneySettings): Promise<number> {
  let queued = 0;
  for await (const page of openInvoices()) {
    for (const invoice of page) {
      const due = dueInvoiceReminder(invoice, reminderDays, now);
      if (due && (await queueInvoiceReminder(invoice, due.step, due.days))) queued += 1;
    }
  }
  return queued;
}
