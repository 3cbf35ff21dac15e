import type { Mail } from '@welding/domain/entities/mail';
import { isTooLate } from '@welding/domain/entities/mail-lifetime';
import * as logger from 'firebase-functions/logger';
import { config } from '#config.ts';
import { leaseMail, storeMailFailure, storeSentMail } from '#data/mails.ts';
import type { PushBatch } from '#data/pushes.ts';
import { attachPaper } from './attach-paper.ts';
import { composeMail } from './compose-mail.ts';
import { isOverTried, retryAt } from './mail-retries.ts';
import { queueMailFailed } from './push/staff-pushes.ts';
import type { MailFailure } from './smtp-failure.ts';
import { handToMailServer } from './smtp-transport.ts';

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
  await storeMailFailure(leased, failure.reason, next, next ? undefined : tellStaff);
  if (next) {
    logger.info('mail waits', { ...about, cause: failure.code, until: next.toISOString() });
    return 'waiting';
  }
  logger.error('mail failed', { ...about, cause: failure.code });
  return 'failed';
}

async function handOver(mail: Mail): Promise<MailFailure | undefined> {
  return await handToMailServer(composeMail(mail, config().MAIL_FROM, await attachPaper(mail)));
}

function reasonNotToSend(mail: Mail, at: Date): MailFailure | undefined {
  if (isTooLate(mail, at)) return finalFailure('It was too late to send this', 'too late');
  if (isOverTried(mail)) return finalFailure('The sending was broken off again and again', 'broken off');
  return undefined;
}

const finalFailure = (reason: string, code: string): MailFailure => ({ reason, code, final: true });
