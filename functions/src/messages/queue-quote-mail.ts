import type { Client } from '@welding/domain/entities/client';
import { mailId } from '@welding/domain/entities/mail';
import type { Project } from '@welding/domain/entities/project';
import type { Quote } from '@welding/domain/entities/quote';
import { emailSchema } from '@welding/domain/values/email';
import { writtenTo } from '#language.ts';
import { type MailLinks, mailLinks } from './mail-links.ts';
import { quoteAnsweredMail, quoteReceivedMail } from './mails/quote-mails.ts';
import { type MailBatch, queueMail, queueMailOnce } from './mails.ts';

/** Adds the confirmation mail to the batch of a new quote request. */
export async function queueQuoteReceived(batch: MailBatch, quote: Quote): Promise<void> {
  const to = emailSchema.safeParse(quote.email);
  if (!to.success) return;
  const { id: quoteId } = quote;
  await queueMail(batch, {
    ...writtenTo(quote, () => quoteReceivedMail(quote)),
    id: mailId('quote-received', quoteId),
    kind: 'quote-received',
    to: to.data,
    quoteId,
  });
}

type AnsweredQuote = {
  readonly quote: Quote;
  readonly project: Pick<Project, 'title' | 'serviceType'>;
  /** The client; `email` may be empty. */
  readonly reader: Pick<Client, 'email' | 'language'>;
  readonly links: MailLinks;
};

/** The mail about the next steps, to the request's email, else the client's; undefined without either. */
export function quoteAnswer({ quote, project, reader, links }: AnsweredQuote) {
  const to = [quote.email, reader.email].find((email) => emailSchema.safeParse(email).success);
  if (!to) return undefined;
  const opensPortal = to === reader.email;
  const write = () => quoteAnsweredMail({ ...links, quote, project, opensPortal });
  return { to, ...writtenTo(opensPortal ? reader : quote, write) };
}

/** Adds that mail to the batch of an accepted request, once, even if it is accepted again after an undo. */
export async function queueQuoteAnswered(
  batch: MailBatch,
  { project, ...answered }: Omit<AnsweredQuote, 'links'> & { readonly project: Project },
): Promise<void> {
  const { clientId, id: projectId } = project;
  const mail = quoteAnswer({ ...answered, project, links: mailLinks(clientId) });
  if (!mail) return;
  const { id: quoteId } = answered.quote;
  const id = mailId('quote-answered', quoteId);
  await queueMailOnce(batch, { ...mail, id, kind: 'quote-answered', quoteId, clientId, projectId });
}
