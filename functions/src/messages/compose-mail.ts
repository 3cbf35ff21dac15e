import { createHash } from 'node:crypto';
import { business } from '@welding/domain/business/business';
import type { Mail } from '@welding/domain/entities/mail';
import type { SendMailOptions } from 'nodemailer';
import { config } from '#config.ts';

/** A mail as nodemailer sends it: from the business, answers to the business. */
export function composeMail(mail: Mail): SendMailOptions {
  const from = config().MAIL_FROM ?? business.email;
  const { to, subject, text, html, calendar, attachments = [], headers } = mail;
  return {
    from: { name: business.name, address: from },
    ...(from !== business.email && { replyTo: { name: business.name, address: business.email } }),
    to,
    subject,
    text,
    ...(html && { html }),
    ...(calendar && { icalEvent: { ...calendar, filename: 'visit.ics' } }),
    attachments: attachments.map(({ filename, contentType, content }) => ({
      filename,
      contentType,
      content,
      encoding: 'base64',
    })),
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
