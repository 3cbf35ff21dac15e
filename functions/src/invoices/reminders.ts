import type { BusinessSettings } from '@welding/domain/business/settings';
import type { Invoice } from '@welding/domain/entities/invoice';
import type { Project } from '@welding/domain/entities/project';
import { recipientsOf, withoutStopped } from '@welding/domain/entities/recipients';
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
import { itemByItem, itemsOfPages } from '#store/item-by-item.ts';
import { listInvoicesOfProjects, openInvoices } from './invoices.ts';

/** Chicago time. */
const hour = '10';
/** Covers failed runs and checks recorded late. */
const daysBack = 7;
/** Payments, and finished projects. */
const most = 1_000;
const atOnce = 20;

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
  const asked = await itemByItem(
    'review-requests',
    clients.values(),
    { idOf: ({ id }) => id, atOnce },
    async (client) => {
      const [reader] = withoutStopped(client, recipientsOf(client, 'account'));
      if (!reader || (await wasMailed(client.id, 'review-request'))) return false;
      const invoice = done.find(({ clientId }) => clientId === client.id);
      const { projectTitle: title, projectId } = invoice ?? {};
      const parts = { clientId: client.id, reader, reviewLink, title, projectId };
      return await queueMailAlone(outgoingReviewMail(parts));
    },
  );
  return asked.filter(Boolean).length;
}

/** Whether a project's client has paid all that was sent. */
export function isAllPaid(invoices: readonly Invoice[]): boolean {
  const sent = invoices.filter(({ onPortal, status }) => onPortal && status !== 'void');
  return sent.length > 0 && sent.every(({ status }) => status === 'paid');
}

/** Queues the reminders of overdue invoices that are due at `now`, each once however often this runs. @returns how many */
export async function queueInvoiceReminders(now: Date, { reminderDays }: MoneySettings): Promise<number> {
  const queued = await itemByItem(
    'invoice-reminders',
    itemsOfPages(openInvoices()),
    { idOf: ({ id }) => id },
    async (invoice) => {
      const due = dueInvoiceReminder(invoice, reminderDays, now);
      return due !== undefined && (await queueInvoiceReminder(invoice, due.step, due.days));
    },
  );
  return queued.filter(Boolean).length;
}
