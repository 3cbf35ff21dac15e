import type { SendMailOptions } from 'nodemailer';
import { config } from '#config.ts';
import { type MailFailure, mailFailure } from './mail-failure.ts';

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
