import type { BusinessSettings } from '@welding/domain/business/settings';
import { recipientOf } from '@welding/domain/entities/client-names';
import { asksForMoney, type Invoice } from '@welding/domain/entities/invoice';
import type { Project } from '@welding/domain/entities/project';
import type { MoneySettings } from '@welding/domain/money/money-settings';
import { dueInvoiceReminder } from '@welding/domain/money/reminders';
import { startOfChicagoDay } from '@welding/domain/values/chicago-day';
import { toChicagoWallTime } from '@welding/domain/values/chicago-time';
import { findClients } from '#clients/clients.ts';
import { queueInvoiceReminder } from '#messages/invoice-news.ts';
import { outgoingReviewMail } from '#messages/mails/review-mail.ts';
import { queueMailAlone, wasMailed } from '#messages/mails.ts';
import { listPaidBetween } from '#payments/payments.ts';
import { findBareProjects, listCompletedBetween } from '#projects/projects.ts';
import { findInvoice, listInvoicesOfProjects, openInvoices } from './invoices.ts';

/** Chicago time. */
const hour = '10';
/** Covers failed runs and checks recorded late. */
const daysBack = 7;
/** Payments, and finished projects. */
const most = 1_000;

/**
 * Asks each client once for a review, all alike: those whose project was finished and paid in full by an earlier day, and who
 * have reminders on. Asks none without the owner's review link.
 * @returns how many were asked
 */
export async function askForReviews(now: Date, { reviewLink }: BusinessSettings): Promise<number> {
  if (reviewLink === null || toChicagoWallTime(now).slice(11, 13) !== hour) return 0;
  const [from, before] = [startOfChicagoDay(now, -daysBack), startOfChicagoDay(now)];
  const [paid, finished] = await Promise.all([
    listPaidBetween(from, before, most),
    listCompletedBetween(from, before, most),
  ]);
  const paidIds = paid.flatMap(({ status, projectId }) =>
    status === 'succeeded' && projectId ? [projectId] : [],
  );
  const projectIds = [...new Set([...paidIds, ...finished.map(({ id }) => id)])];
  const [projects, invoices] = await Promise.all([
    findBareProjects(projectIds),
    listInvoicesOfProjects(projectIds),
  ]);
  const isFinished = ({ completedDate }: Project) =>
    completedDate !== undefined && new Date(completedDate) < before;
  const done = [...projects.values()].filter(isFinished).flatMap(({ id }) => {
    const each = invoices.get(id);
    return Array.isArray(each) && isAllPaid(each) ? each : [];
  });
  const clients = await findClients([...new Set(done.map(({ clientId }) => clientId))]);
  const asked = await Promise.all(
    [...clients.values()].map(async (found) => {
      const client = recipientOf(found);
      if (!client || client.reminders === false || (await wasMailed(client.id, 'review-request')))
        return false;
      const invoice = done.find(({ clientId }) => clientId === client.id);
      return await queueMailAlone(outgoingReviewMail({ client, reviewLink, title: invoice?.projectTitle }));
    }),
  );
  return asked.filter(Boolean).length;
}

/** Whether a project's client has paid all that was sent. */
export function isAllPaid(invoices: readonly Invoice[]): boolean {
  const sent = invoices.filter(({ onPortal, status }) => onPortal && status !== 'void');
  return sent.length > 0 && sent.every(({ status }) => status === 'paid');
}

/** Whether an invoice still needs its reminder: the client may have paid while the mail waited. */
export async function mayRemind(invoiceId: string | undefined): Promise<boolean> {
  const invoice = invoiceId === undefined ? undefined : await findInvoice(invoiceId);
  return invoice !== undefined && asksForMoney(invoice);
}

/** Queues the reminders of overdue invoices that are due at `now`, each once however often this runs. @returns how many */
export async function queueInvoiceReminders(now: Date, { reminderDays }: MoneySettings): Promise<number> {
  let queued = 0;
  for await (const page of openInvoices()) {
    for (const invoice of page) {
      const due = dueInvoiceReminder(invoice, reminderDays, now);
      if (due && (await queueInvoiceReminder(invoice, due.step, due.days))) queued += 1;
    }
  }
  return queued;
}
