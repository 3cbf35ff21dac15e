import { mailId } from '@welding/domain/entities/mail';
import type { Project } from '@welding/domain/entities/project';
import type { Quote } from '@welding/domain/entities/quote';
import { emailSchema } from '@welding/domain/values/email';
import { type MailBatch, queueMail, queueMailOnce } from '#data/mails.ts';
import { mailLinks } from './mail-links.ts';
import { quoteAnsweredMail, quoteReceivedMail } from './mails/quote-mails.ts';

/** Adds to the batch of a new request the mail that says it arrived. */
export async function queueQuoteReceived(batch: MailBatch, quote: Quote): Promise<void> {
  const to = emailSchema.safeParse(quote.email);
  if (!to.success) return;
  const { id: quoteId } = quote;
  await queueMail(batch, {
    ...quoteReceivedMail(quote),
    id: mailId('quote-received', quoteId),
    kind: 'quote-received',
    to: to.data,
    quoteId,
  });
}

/** What a request became when it was accepted. */
type AnsweredQuote = {
  readonly quote: Quote;
  readonly project: Project;
  readonly clientEmail: string;
};

/**
 * Adds to the batch of an accepted request the mail that says what happens next, to who asked, else to the client. It is
 * told once, also when the answer was taken back and given again.
 */
export async function queueQuoteAnswered(
  batch: MailBatch,
  { quote, project, clientEmail }: AnsweredQuote,
): Promise<void> {
  const to = [quote.email, clientEmail].find((email) => emailSchema.safeParse(email).success);
  if (!to) return;
  const { id: quoteId } = quote;
  await queueMailOnce(batch, {
    ...quoteAnsweredMail({
      ...mailLinks(project.clientId),
      quote,
      project,
      opensPortal: to === clientEmail,
    }),
    id: mailId('quote-answered', quoteId),
    kind: 'quote-answered',
    to,
    quoteId,
    clientId: project.clientId,
    projectId: project.id,
  });
}
