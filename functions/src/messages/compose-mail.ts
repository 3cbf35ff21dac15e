import { createHash } from 'node:crypto';
import type { Mail, MailPreview } from '@welding/domain/entities/mail';
import { business } from '@welding/domain/values/business';
import * as logger from 'firebase-functions/logger';
import type { SendMailOptions } from 'nodemailer';
import type { PaperKind } from '#papers/find-paper.ts';
import type { OutgoingMail } from './mails.ts';

/**
 * A mail for nodemailer, from the business's name at `from`. Replies go to the business's email, which is also the default
 * sender.
 * @param papers further attachments, which the outbox does not store
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

/** RFC 3834: tells out-of-office responders not to answer. */
const byMachine = { 'Auto-Submitted': 'auto-generated' };

/** The same for every copy, so that a mailbox can recognize a duplicate. A hash, because an id may have invalid characters. */
function messageIdOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}

type Attachments = NonNullable<SendMailOptions['attachments']>;

/** The paper a mail attaches as a PDF. */
function paperOf(mail: Mail): readonly [PaperKind, string | undefined] | undefined {
  switch (mail.kind) {
    case 'estimate':
    case 'estimate-reminder':
    case 'estimate-follow-up':
    case 'estimate-approved':
      return ['estimate', mail.estimateId];
    case 'invoice':
    case 'invoice-reminder':
      return ['invoice', mail.invoiceId];
    case 'receipt':
      return ['receipt', mail.paymentId];
    default:
      return undefined;
  }
}

/**
 * The mail's PDF, drawn when it is sent. A missing or failed paper does not delay the mail, whose button leads to the same
 * paper.
 */
export async function attachPaper(mail: Mail): Promise<Attachments> {
  const [kind, id] = paperOf(mail) ?? [];
  if (!kind || !id) return [];
  const [{ findPaper }, { renderPaper }] = await Promise.all([
    import('#papers/find-paper.ts'),
    import('#papers/render-paper.ts'),
  ]);
  try {
    const found = await findPaper(kind, id);
    if (!found) return [];
    const content = await renderPaper(found.paper);
    return [{ filename: found.filename, contentType: 'application/pdf', content }];
  } catch (error) {
    logger.error('paper not drawn', { mail: mail.id, paper: kind, id, cause: String(error) });
    return [];
  }
}

/** The desk's preview of a mail. @param shown changes its text, in either language */
export function previewOf(
  { to, subject, text, language, inEnglish, inSpanish }: Pick<Mail, keyof MailPreview>,
  shown = (written: string) => written,
): MailPreview {
  return {
    ...{ to, subject, text: shown(text) },
    ...(language && { language }),
    ...(inEnglish && { inEnglish: { ...inEnglish, text: shown(inEnglish.text) } }),
    ...(inSpanish && { inSpanish: { ...inSpanish, text: shown(inSpanish.text) } }),
  };
}
