import { createHash } from 'node:crypto';
import { business } from '@welding/domain/values/business';
import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMail } from './mails.ts';

/**
 * A mail as nodemailer sends it: in the business's name from `from`, its own e-mail unless given, and answers to that.
 * @param papers further attachments, which the outbox does not hold
 */
export function composeMail(
  mail: OutgoingMail,
  from: string = business.email,
  papers: NonNullable<SendMailOptions['attachments']> = [],
): SendMailOptions {
  const { to, subject, text, html, calendar, attachments = [], headers } = mail;
  return {
    from: { name: business.name, address: from },
    ...(from !== business.email && { replyTo: { name: business.name, address: business.email } }),
    to,
    subject,
    text,
    ...(html && { html }),
    ...(calendar && { icalEvent: { ...calendar, filename: 'visit.ics' } }),
    attachments: [
      ...attachments.map(({ filename, contentType, content }) => ({
        filename,
        contentType,
        content,
        encoding: 'base64',
      })),
      ...papers,
    ],
    messageId: `<${messageIdOf(mail.id)}@${from.split('@').at(-1)}>`,
    headers: { ...(mail.kind !== 'written' && byMachine), ...headers },
  };
}

/** RFC 3834: an absent reader's mailbox does not answer it. */
const byMachine = { 'Auto-Submitted': 'auto-generated' };

/** The same for every copy of a mail, so that a mailbox that gets two can tell. A hash, as any id fits in one. */
function messageIdOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}
