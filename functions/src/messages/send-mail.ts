import { isTooLate } from '@welding/domain/entities/is-too-late';
import type { Mail } from '@welding/domain/entities/mail';
import { type MailFailureKind, storedMailFailure } from '@welding/domain/entities/mail-failure';
import { atDesk, deskPaths } from '@welding/domain/paths';
import * as logger from 'firebase-functions/logger';
import { config } from '#config.ts';
import { mayFollowUp } from '#estimates/follow-up-estimates.ts';
import { inLanguage } from '#language.ts';
import { passwordLinkMark } from '#messages/mails/staff-password-mail.ts';
import { queueMailFailed } from '#messages/push/staff-pushes.ts';
import { paperUrl } from '#papers/paper-links.ts';
import { makePasswordCode } from '#store/auth.ts';
import { attachPaper, composeMail } from './compose-mail.ts';
import { handToMailServer, type MailFailure } from './hand-to-mail-server.ts';
import { paperLinkMark } from './mail-links.ts';
import { dismissLeasedMail, findDueMails, leaseMail, storeMailFailure, storeSentMail } from './mails.ts';
import type { PushBatch } from './pushes.ts';

const minute = 60_000;
const hour = 60 * minute;

/** How long after each attempt that failed the next one is made; after the last of them there is none. */
const retryDelays = [minute, 5 * minute, 30 * minute, 2 * hour, 12 * hour];

/** When a mail is tried again whose latest attempt, at `at`, failed; undefined when it is given up. */
export function retryAt(mail: Pick<Mail, 'kind' | 'attempts' | 'createdAt'>, at: Date): Date | undefined {
  const delay = retryDelays[mail.attempts - 1];
  if (delay === undefined) return undefined;
  const next = new Date(at.getTime() + delay);
  return isTooLate(mail, next) ? undefined : next;
}

/** Whether a mail was tried as often as a mail is; it may be waiting all the same, when its sender was killed. */
export function isOverTried({ attempts }: Pick<Mail, 'attempts'>): boolean {
  return attempts > retryDelays.length + 1;
}

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
  if (mail.kind === 'estimate-follow-up' && !(await mayFollowUp(mail.estimateId, at))) {
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

const pageSize = 50;
/** A mail server has a limit to what one sender opens at a time. */
const atOnce = 5;

/**
 * Sends every mail that is due at `at` and that nobody is sending, as long as `hasTime`.
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
 * Sends the mails that were due before `before`, whose events are late, as long as `hasTime`. One run at a time in each
 * instance: who comes meanwhile leaves it to that one.
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
