import type { MailFailureKind } from '@welding/domain/entities/mail-failure';
import type { SendMailOptions } from 'nodemailer';
import * as z from 'zod/mini';
import { config } from '#config.ts';

/** Why a mail server did not take a mail. */
export type MailFailure = {
  readonly kind: MailFailureKind;
  /** What the mail server said; empty where it said nothing. */
  readonly reply: string;
  /** Trying again does not help. */
  readonly final: boolean;
  /** For the log, which names nobody: 'EENVELOPE 550'. */
  readonly code: string;
};

const errorSchema = z.object({
  /** nodemailer's: EENVELOPE, ECONNECTION, EAUTH and so on. */
  code: z.catch(z.string(), 'unknown'),
  /** RFC 5321, 4.2: 4yz may pass, 5yz will not. */
  responseCode: z.catch(z.optional(z.number()), undefined),
  response: z.catch(z.optional(z.string()), undefined),
  command: z.catch(z.optional(z.string()), undefined),
});

const longestReply = 200;

/**
 * What an error of nodemailer means. Final is what the server refuses for good about this address or this mail; what it has
 * against us (the password, the sender) or what may pass (a full mailbox, no connection) is tried again.
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
 * Together below the timeout of the functions that send, and that below the lease. A server that was handed the mail and is
 * slow to say that it took it gets the longest: trying again would be a second copy.
 */
const timeouts = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 60_000,
};

/** Hands a mail to the mail server, over a connection of its own. @returns why it did not take it, undefined when it did */
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
