import { isTooLate, type Mail, type MailFailureKind, storedMailFailure } from '@welding/domain/entities/mail';
import { pushId } from '@welding/domain/entities/push';
import { clientItself } from '@welding/domain/entities/recipients';
import { atDesk, deskPaths, deskScope } from '@welding/domain/paths';
import * as logger from 'firebase-functions/logger';
import { config } from '#config.ts';
import { inLanguage } from '#language.ts';
import { passwordLinkMark } from '#messages/mails/staff-password-mail.ts';
import { pushesTexts } from '#messages/push/pushes-texts.ts';
import { paperUrl } from '#papers/paper-links.ts';
import { makePasswordCode } from '#store/auth.ts';
import { isOutage } from '#store/conflicts.ts';
import { UnreadableDocumentError } from '#store/documents.ts';
import { itemByItem } from '#store/item-by-item.ts';
import { attachPaper, composeMail } from './compose-mail.ts';
import { handToMailServer, type MailFailure } from './hand-to-mail-server.ts';
import { judgeMail } from './judge-mail.ts';
import { paperLinkMark } from './mail-links.ts';
import type { Rewritten } from './mails/condition.ts';
import { dueMails, leaseMail, storeMailFailure, storeSentMail, withdrawLeasedMail } from './mails.ts';
import { type PushBatch, queuePush } from './pushes.ts';
import { toReaderNow } from './to-reader-now.ts';

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
  const about = { mail: id, kind: mail.kind, attempt: mail.attempts };
  const attempted = await attempt(mail, at);
  if ('withdrawn' in attempted) {
    await withdrawLeasedMail(leased, attempted.withdrawn);
    logger.info('mail withdrawn', { ...about, cause: attempted.withdrawn });
    return 'passed';
  }
  const { failure, said } = attempted;
  if (!failure) {
    await storeSentMail(leased, said);
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

type Attempt =
  | { readonly withdrawn: MailFailureKind }
  /** Sent, without a failure. */
  | { readonly failure?: MailFailure | undefined; readonly said?: Rewritten };

/** Sends a mail that is still so. @throws an outage, after which another sender takes the mail when its lease ends */
async function attempt(stored: Mail, at: Date): Promise<Attempt> {
  if (isOverTried(stored)) return { failure: finalFailure('brokenOff', 'broken off') };
  try {
    const mail = await toReaderNow(stored);
    if (!mail) return { withdrawn: 'readerGone' };
    const verdict = await judgeMail(mail, at);
    if (verdict && 'reason' in verdict) return { withdrawn: verdict.reason };
    if (isTooLate(mail, at)) return { failure: finalFailure('tooLate', 'too late') };
    if (!verdict) return { failure: await handOver(mail) };
    const said = contentOf(verdict.rewritten);
    return { failure: await handOver({ ...mail, ...said }), said };
  } catch (error) {
    if (isOutage(error)) throw error;
    logger.error('mail not written', { mail: stored.id, cause: nameOf(error) });
    const reply = error instanceof UnreadableDocumentError ? error.message : '';
    return { failure: { kind: reply ? 'unreadable' : 'unsent', reply, code: nameOf(error), final: false } };
  }
}

/** The content alone, undefined where there is none: a rewritten mail keeps its id and its reader. */
function contentOf({
  subject,
  text,
  html,
  calendar,
  attachments,
  inEnglish,
  inSpanish,
}: Rewritten): Rewritten {
  return { subject, text, html, calendar, attachments, inEnglish, inSpanish };
}

/** Notifies staff of a mail that will not be sent. */
async function notifyOfFailure(batch: PushBatch, mail: Mail): Promise<void> {
  // A failed mail to staff shows at the desk alone, because news of it would most likely fail, too.
  if (!mail.onDesk || mail.kind === 'staff-news') return;
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
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.name;
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
  const {
    estimateId,
    invoiceId = '',
    language = 'en',
    clientId = '',
    person = clientItself,
    to: email,
  } = mail;
  const paper = estimateId
    ? { kind: 'estimate' as const, paperId: estimateId }
    : { kind: 'invoice' as const, paperId: invoiceId };
  return withLink(
    mail,
    paperLinkMark,
    await inLanguage(language, () => paperUrl({ ...paper, clientId, person, email })),
  );
}

function withLink(mail: Mail, mark: string, link: string): Mail {
  const { text, html } = mail;
  return { ...mail, text: text.replaceAll(mark, link), ...(html && { html: html.replaceAll(mark, link) }) };
}

/** Mail servers limit a sender's parallel connections. */
const atOnce = 5;

/**
 * Sends every mail due at `at` that no one is sending, while `hasTime`.
 * @returns how many had which outcome
 */
export async function sendDueMails(at: Date, hasTime: () => boolean): Promise<Record<SendOutcome, number>> {
  const counted: Record<SendOutcome, number> = { sent: 0, waiting: 0, failed: 0, passed: 0 };
  async function* due(): AsyncGenerator<string> {
    for await (const id of dueMails(at)) {
      if (!hasTime()) return;
      yield id;
    }
  }
  await itemByItem('mails', due(), { idOf: (id) => id, atOnce }, async (id) => {
    counted[await sendMail(id, at)] += 1;
  });
  return counted;
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
