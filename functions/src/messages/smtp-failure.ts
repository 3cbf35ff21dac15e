import * as z from 'zod/mini';

/** Why a mail server did not take a mail. */
export type MailFailure = {
  /** A sentence for staff. */
  readonly reason: string;
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
  if (!read.success) return { reason: 'The mail could not be sent', final: false, code: 'unknown' };
  const { code, responseCode, response, command } = read.data;
  const isPermanent = responseCode !== undefined && responseCode >= 500;
  const reply = response ? ` (${response.replace(/\s+/g, ' ').trim().slice(0, longestReply)})` : '';
  const logged = [code, responseCode].filter(Boolean).join(' ');
  if (command === 'RCPT TO' && isPermanent) {
    return { reason: `The mail server takes no mail for this address${reply}`, final: true, code: logged };
  }
  if (command === 'DATA' && isPermanent) {
    return { reason: `The mail server refused this mail${reply}`, final: true, code: logged };
  }
  if (code === 'EENVELOPE' && command === 'API') {
    return { reason: 'This is no address that mail can be sent to', final: true, code: logged };
  }
  if (code === 'EAUTH') {
    return { reason: `The mail server does not let us sign in${reply}`, final: false, code: logged };
  }
  const reason = reply ? `The mail server did not take it${reply}` : 'The mail server could not be reached';
  return { reason, final: false, code: logged };
}
