import { isTooLate, type Mail, type MailFailureKind, storedMailFailure } from '@welding/domain/entities/mail';
import { pushId } from '@welding/domain/entities/push';
import { atDesk, deskPaths, deskScope } from '@welding/domain/paths';
import * as logger from 'firebase-functions/logger';
import { config } from '#config.ts';
import { mayFollowUp } from '#estimates/follow-up-estimates.ts';
import { mayRemind } from '#invoices/reminders.ts';
import { inLanguage } from '#language.ts';
import { passwordLinkMark } from '#messages/mails/staff-password-mail.ts';
import { pushesTexts } from '#messages/push/pushes-texts.ts';
import { paperUrl } from '#papers/paper-links.ts';
import { makePasswordCode } from '#store/auth.ts';
import { attachPaper, composeMail } from './compose-mail.ts';
import { handToMailServer, type MailFailure } from './hand-to-mail-server.ts';
import { paperLinkMark } from './mail-links.ts';
import { dismissLeasedMail, findDueMails, leaseMail, storeMailFailure, storeSentMail } from './mails.ts';
import { type PushBatch, queuePush } from './pushes.ts';

const minute = 60_000;
const hour = 60 * minute;

/** The delays after each failed attempt. The attempt after the last delay is final. */
const retryDelays = [minute, 5 * minute, 30 * minute, 2 * hour, 12 * hour];

/** When to retry a mail whose latest attempt failed at `at`, undefined to give up. */
export function retryAt(mail: Pick<Mail, 'kind' | 'attempts' | 'createdAt'>, at: Date): Date | undefined {
  const delay = retryDelays[mail.attempts - 1];
  if (delay === undefined) return undefined;
  const next = new Date(at.getTime() + delay);
  return isTooLate(mail, next) ? undefined : next;
}

/** Whether a mail used all attempts. It may still wait if its sender died. */
export function isOverTried({ attempts }: Pick<Mail, 'attempts'>): boolean {
  return attempts > retryDelays.length + 1;
}

/** The result of a send. `passed`: another sender has the mail, or it is not due or no longer useful. */
export type SendOutcome = 'sent' | 'waiting' | 'failed' | 'passed';

/**
 * Sends a mail due at `at`, unless another sender does. If a sender dies after the mail server took the mail, it is sent again
 * with the same Message-ID.
 */
export async function sendMail(id: string, at: Date): Promise<SendOutcome> {
  const leased = await leaseMail(id, at);
  if (!leased) return 'passed';
  const { mail } = leased;
  if (!(await isStillNeeded(mail, at))) {
    await dismissLeasedMail(leased);
    return 'passed';
  }
  const failure = reasonNotToSend(mail, at) ?? (await handOver(mail));
  const about = { mail: id, kind: mail.kind, attempt: mail.attempts };
  if (!failure) {
    await storeSentMail(leased);
    logger.info('mail sent', about);
    return 'sent';
  }
  const next = failure.final ? undefined : retryAt(mail, at);
  const tellStaff = (batch: PushBatch) => notifyOfFailure(batch, mail);
  await storeMailFailure(leased, storedMailFailure(failure), next, next ? undefined : tellStaff);
  if (next) {
    logger.info('mail waits', { ...about, cause: failure.code, until: next.toISOString() });
    return 'waiting';
  }
  logger.error('mail failed', { ...about, cause: failure.code });
  return 'failed';
}

async function isStillNeeded({ kind, estimateId, invoiceId }: Mail, at: Date): Promise<boolean> {
  if (kind === 'estimate-follow-up') return await mayFollowUp(estimateId, at);
  return kind !== 'invoice-reminder' || (await mayRemind(invoiceId));
}

/** Notifies staff of a mail that will not be sent. */
async function notifyOfFailure(batch: PushBatch, mail: Mail): Promise<void> {
  if (!mail.onDesk) return;
  await queuePush(batch, () => ({
    id: pushId('mail-failed', mail.id, mail.attempts),
    kind: 'mail-failed',
    title: pushesTexts().mailFailed,
    body: pushesTexts().seeWhichMail,
    namedBody: pushesTexts().mailTo(mail.to, mail.subject),
    path: deskScope,
  }));
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

/** Not the message, which may contain an email. */
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
 * The mail with a new link to set a password. Servers and logs never see the code after the #, and it has no effect before the
 * page's form is sent, because scanners open links.
 */
async function withPasswordLink(mail: Mail): Promise<Mail> {
  const link = `${config().SITE_URL}${atDesk(deskPaths.signIn)}#set-password=${await makePasswordCode(mail.to)}`;
  return withLink(mail, passwordLinkMark, link);
}

/**
 * The mail with a new link to its estimate or invoice. The outbox does not store the link, because staff read it and must not be
 * able to answer for the client.
 */
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

const pageSize = 50;
/** Mail servers limit a sender's parallel connections. */
const atOnce = 5;

/**
 * Sends every mail due at `at` that no one is sending, while `hasTime`.
 * @returns how many had which outcome
 */
export async function sendDueMails(at: Date, hasTime: () => boolean): Promise<Record<SendOutcome, number>> {
  const counted: Record<SendOutcome, number> = { sent: 0, waiting: 0, failed: 0, passed: 0 };
  const tried = new Set<string>();
  for (;;) {
    const due = (await findDueMails(at, pageSize + tried.size)).filter((id) => !tried.has(id));
    if (due.length === 0) return counted;
    const next = due[Symbol.iterator]();
    const sendAll = async () => {
      for (const id of next) {
        if (!hasTime()) return;
        tried.add(id);
        counted[await sendMail(id, at)] += 1;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, sendAll));
    if (!hasTime()) return counted;
  }
}

let running: Promise<unknown> | undefined;

/**
 * Sends the mails due before `before`, whose events are late, while `hasTime`. Only one run per instance at a time; a second
 * call returns at once.
 */
export async function sendLateMails(before: Date, hasTime: () => boolean): Promise<void> {
  if (running) return;
  running = sendDueMails(before, hasTime);
  try {
    await running;
  } finally {
    running = undefined;
  }
}
