import type { MailFailureKind } from '@welding/domain/entities/mail';
import type { SendMailOptions } from 'nodemailer';
import * as z from 'zod/mini';
import { config } from '#config.ts';

/** Why a mail server refused a mail. */
export type MailFailure = {
  readonly kind: MailFailureKind;
  /** The mail server's reply, '' for none. */
  readonly reply: string;
  /** A retry cannot succeed. */
  readonly final: boolean;
  /** For the log, without personal data: 'EENVELOPE 550'. */
  readonly code: string;
};

const errorSchema = z.object({
  /** nodemailer's: EENVELOPE, ECONNECTION, EAUTH and so on. */
  code: z.catch(z.string(), 'unknown'),
  /** RFC 5321, 4.2: 4yz is temporary, 5yz permanent. */
  responseCode: z.catch(z.optional(z.number()), undefined),
  response: z.catch(z.optional(z.string()), undefined),
  command: z.catch(z.optional(z.string()), undefined),
});

const longestReply = 200;

/**
 * Classifies an error of nodemailer. Final are the server's permanent refusals of this address or mail. Problems with our
 * account (password, sender) and temporary ones (full mailbox, no connection) are tried again.
 */
export function mailFailure(error: unknown): MailFailure {
  const read = errorSchema.safeParse(error);
  if (!read.success) return { kind: 'unsent', reply: '', final: false, code: 'unknown' };
  const { code, responseCode, response, command } = read.data;
  const isPermanent = responseCode !== undefined && responseCode >= 500;
  const reply = response ? response.replace(/\s+/g, ' ').trim().slice(0, longestReply) : '';
  const logged = [code, responseCode].filter(Boolean).join(' ');
  if (command === 'RCPT TO' && isPermanent) {
    return { kind: 'noSuchAddress', reply, final: true, code: logged };
  }
  if (command === 'DATA' && isPermanent) {
    return { kind: 'mailRefused', reply, final: true, code: logged };
  }
  if (code === 'EENVELOPE' && command === 'API') {
    return { kind: 'noAddress', reply: '', final: true, code: logged };
  }
  if (code === 'EAUTH') {
    return { kind: 'signInRefused', reply, final: false, code: logged };
  }
  return { kind: reply ? 'notTaken' : 'notReached', reply, final: false, code: logged };
}

/**
 * Their sum is below the sending function's timeout, which is below the lease. The reply to a sent mail may take longest,
 * because a retry would send a second copy.
 */
const timeouts = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 60_000,
};

/** Sends a mail over a new connection. @returns the failure, undefined for success */
export async function handToMailServer(message: SendMailOptions): Promise<MailFailure | undefined> {
  const { createTransport } = await import('nodemailer');
  try {
    const transport = createTransport({
      url: config().SMTP_URL,
      ...timeouts,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    await transport.sendMail(message);
    return undefined;
  } catch (error) {
    return mailFailure(error);
  }
}
