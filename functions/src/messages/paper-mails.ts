import type { Client } from '@welding/domain/entities/client';
import type { Estimate } from '@welding/domain/entities/estimate';
import { daysOverdue, type Invoice } from '@welding/domain/entities/invoice';
import { mailId } from '@welding/domain/entities/mail';
import type { PaperMailAs } from '@welding/domain/entities/paper-mail';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { writtenTo } from '#language.ts';
import { mailLinks } from './mail-links.ts';
import { estimateApprovedMail, estimateMail, estimateReminderMail } from './mails/estimate-mails.ts';
import { invoiceMail, invoiceReminderMail } from './mails/invoice-mails.ts';
import type { OutgoingMail } from './mails.ts';

/** The mail that brings an estimate, or what was signed of it, or that reminds of it. @param occasion tells it from others */
export function mailOfEstimate(
  estimate: Estimate,
  { firstName, email: to, language }: Client,
  as: PaperMailAs,
  occasion: string,
): OutgoingMail {
  const { id, clientId, projectId, status } = estimate;
  // One that was sent stays what it was sent in.
  const reader = status === 'draft' ? { language } : estimate;
  const parts = { estimate, firstName, ...mailLinks(clientId) };
  const addressed = { to, clientId, projectId, estimateId: id };
  if (as === 'remind') {
    const kind = 'estimate-reminder' as const;
    return {
      ...writtenTo(reader, () => estimateReminderMail(parts)),
      ...addressed,
      id: mailId(kind, id, occasion),
      kind,
    };
  }
  const kind = status === 'approved' ? ('estimate-approved' as const) : ('estimate' as const);
  const content = writtenTo(reader, () =>
    kind === 'estimate' ? estimateMail(parts) : estimateApprovedMail(parts),
  );
  return { ...content, ...addressed, id: mailId(kind, id, occasion), kind };
}

/** The mail that brings an invoice, or that reminds of it. @param occasion tells it from others */
export function mailOfInvoice(
  invoice: Invoice,
  { firstName, email: to, language }: Client,
  as: PaperMailAs,
  occasion: string,
): OutgoingMail {
  const { id, clientId, projectId } = invoice;
  const parts = { invoice, firstName, ...mailLinks(clientId) };
  const days = daysOverdue(invoice, chicagoDate(new Date()));
  const kind = as === 'remind' ? ('invoice-reminder' as const) : ('invoice' as const);
  return {
    ...writtenTo({ language }, () =>
      as === 'remind' ? invoiceReminderMail({ ...parts, days }) : invoiceMail(parts),
    ),
    to,
    clientId,
    projectId,
    invoiceId: id,
    id: mailId(kind, id, occasion),
    kind,
  };
}
