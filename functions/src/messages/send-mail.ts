import { isTooLate } from '@welding/domain/entities/is-too-late';
import type { Mail } from '@welding/domain/entities/mail';
import { type MailFailureKind, storedMailFailure } from '@welding/domain/entities/mail-failure';
import { atDesk, deskPaths } from '@welding/domain/paths';
import * as logger from 'firebase-functions/logger';
import { config } from '#config.ts';
import { inLanguage } from '#language.ts';
import { makePasswordCode } from '#store/auth.ts';
import { attachPaper } from './attach-paper.ts';
import { composeMail } from './compose-mail.ts';
import { handToMailServer } from './hand-to-mail-server.ts';
import type { MailFailure } from './mail-failure.ts';
import { paperLinkMark } from './mail-links.ts';
import { isOverTried, retryAt } from './mail-retries.ts';
import { passwordLinkMark } from './mails/staff-password-mail.ts';
import { leaseMail, storeMailFailure, storeSentMail } from './mails.ts';
import { paperUrl } from './paper-url.ts';
import { queueMailFailed } from './push/staff-pushes.ts';
import type { PushBatch } from './pushes.ts';

/** What became of a mail: `passed` when it was not for us to send. */
export type SendOutcome = 'sent' | 'waiting' | 'failed' | 'passed';

/**
 * Sends a mail of the outbox that is due at `at`, unless somebody else does. A sender that is killed after the mail server
 * took the mail and before that is written leaves it to be sent once more, with the same Message-ID: at least once.
 */
export async function sendMail(id: string, at: Date): Promise<SendOutcome> {
  const leased = await leaseMail(id, at);
  if (!leased) return 'passed';
  const { mail } = leased;
  const failure = reasonNotToSend(mail, at) ?? (await handOver(mail));
  const about = { mail: id, kind: mail.kind, attempt: mail.attempts };
  if (!failure) {
    await storeSentMail(leased);
    logger.info('mail sent', about);
    return 'sent';
  }
  const next = failure.final ? undefined : retryAt(mail, at);
  const tellStaff = (batch: PushBatch) => queueMailFailed(batch, mail);
  await storeMailFailure(leased, storedMailFailure(failure), next, next ? undefined : tellStaff);
  if (next) {
    logger.info('mail waits', { ...about, cause: failure.code, until: next.toISOString() });
    return 'waiting';
  }
  logger.error('mail failed', { ...about, cause: failure.code });
  return 'failed';
}

async function handOver(mail: Mail): Promise<MailFailure | undefined> {
  if (mail.kind !== 'staff-password') return await handToMailServer(await composed(mail));
  try {
    return await handToMailServer(await composed(await withPasswordLink(mail)));
  } catch (error) {
    logger.error('no link to set a password', { mail: mail.id, cause: nameOf(error) });
    return { kind: 'noPasswordLink', reply: '', code: 'no link', final: false };
  }
}

async function composed(mail: Mail): Promise<ReturnType<typeof composeMail>> {
  return composeMail(await withPaperLink(mail), config().MAIL_FROM, await attachPaper(mail));
}

/** Not the message, in which an e-mail may stand. */
function nameOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}

function reasonNotToSend(mail: Mail, at: Date): MailFailure | undefined {
  if (isTooLate(mail, at)) return finalFailure('tooLate', 'too late');
  if (isOverTried(mail)) return finalFailure('brokenOff', 'broken off');
  return undefined;
}

const finalFailure = (kind: MailFailureKind, code: string): MailFailure => ({
  kind,
  reply: '',
  code,
  final: true,
});

/**
 * The mail with the link to set a password, made now. The code stands behind the #, which no server and no log sees, and does
 * nothing before the page's form is sent: scanners open links.
 */
async function withPasswordLink(mail: Mail): Promise<Mail> {
  const link = `${config().SITE_URL}${atDesk(deskPaths.signIn)}#set-password=${await makePasswordCode(mail.to)}`;
  return withLink(mail, passwordLinkMark, link);
}

/** The mail with the link of its estimate or invoice, made now: staff read the outbox, and answer in nobody's name. */
async function withPaperLink(mail: Mail): Promise<Mail> {
  if (!mail.text.includes(paperLinkMark)) return mail;
  const { estimateId, invoiceId = '', language = 'en' } = mail;
  const paper = estimateId
    ? { kind: 'estimate' as const, paperId: estimateId }
    : { kind: 'invoice' as const, paperId: invoiceId };
  return withLink(mail, paperLinkMark, await inLanguage(language, () => paperUrl(paper)));
}

function withLink(mail: Mail, mark: string, link: string): Mail {
  const { text, html } = mail;
  return { ...mail, text: text.replaceAll(mark, link), ...(html && { html: html.replaceAll(mark, link) }) };
}
