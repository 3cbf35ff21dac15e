import { readersOfMail, withoutStopped } from '@welding/domain/entities/recipients';
import { isMailed } from '@welding/domain/entities/staff-news';
import { findClient } from '#clients/clients.ts';
import { findKept } from '#clients/guard-client.ts';
import { listInvoicesOfProject } from '#invoices/invoices.ts';
import { isAllPaid } from '#invoices/reminders.ts';
import { writtenNews } from '#messages/mails/staff-news-mail.ts';
import { findProject } from '#projects/projects.ts';
import { findQuote } from '#requests/quotes.ts';
import { findSettings } from '#settings/settings.ts';
import { isCodeValid } from '#sign-in/login-codes.ts';
import { findStaff, findStaffByEmail } from '#staff/staff.ts';
import type { Condition } from './condition.ts';

export const awaitsQuote: Condition = async ({ quoteId }) => {
  if (!quoteId) return undefined;
  const quote = await findQuote(quoteId);
  const isOpen = quote?.status === 'pending' || quote?.status === 'in_progress';
  return isOpen ? undefined : { reason: 'requestChanged' };
};

export const isTakenOn: Condition = async ({ quoteId, projectId }) => {
  if (!quoteId || !projectId) return undefined;
  const [quote, project] = await Promise.all([findQuote(quoteId), findProject(projectId)]);
  const isSo = quote?.projectId !== undefined && project !== undefined && project.status !== 'cancelled';
  return isSo ? undefined : { reason: 'requestChanged' };
};

/** A job that was reopened or refunded asks for no review. */
export const wantsReview: Condition = async (mail) => {
  const { clientId, projectId } = mail;
  if (!clientId) return undefined;
  const [client, { reviewLink }] = await Promise.all([findKept(clientId), findSettings()]);
  const wanted = withoutStopped(client, readersOfMail(client, mail));
  if (reviewLink === null || wanted.length === 0) return { reason: 'notWanted' };
  if (!projectId) return undefined;
  const [project, invoices] = await Promise.all([findProject(projectId), listInvoicesOfProject(projectId)]);
  return project?.completedDate && isAllPaid(invoices) ? undefined : { reason: 'notWanted' };
};

export const isCodeToUse: Condition = async ({ told }) =>
  told?.code === undefined || (await isCodeValid(told.code)) ? undefined : { reason: 'codeOver' };

export const isEarlierEmail: Condition = async ({ clientId, to }) => {
  if (!clientId) return undefined;
  const client = await findClient(clientId);
  return client && client.email !== to ? undefined : { reason: 'accountChanged' };
};

export const isStaff: Condition = async ({ to }) =>
  (await findStaffByEmail(to))?.active ? undefined : { reason: 'accountChanged' };

/** The news that its reader still gets by mail. */
export const isWantedNews: Condition = async ({ staffId = '', news = [] }) => {
  const person = await findStaff(staffId);
  if (!person) return { reason: 'accountChanged' };
  const wanted = news.filter(({ group }) => isMailed(person, group));
  if (wanted.length === 0) return { reason: 'notWanted' };
  return wanted.length === news.length ? undefined : { rewritten: writtenNews(person, wanted) };
};

/** Staff wrote it, and nothing else makes it so. */
export const isWritten: Condition = async () => undefined;
