import { mails } from '../../functions/src/data/mails.ts';
import { awaitMail } from './mailbox.ts';
import { stackAddresses } from './stack.ts';

/** What a mail holds that lets its reader in: the code and the token of the link. */
export type SentCode = { readonly code: string; readonly token: string; readonly text: string };

/** The newest code that has arrived for an e-mail, as soon as `count` mails have. @throws Error after 30 seconds */
export async function codeSentTo(email: string, count = 1): Promise<SentCode> {
  const { subject, text } = await awaitMail(email, count);
  const code = /^(\d{6}) /.exec(subject)?.[1];
  const token = /\/dashboard#sign-in=([\w.-]+)/.exec(text)?.[1];
  if (!code || !token) throw new Error(`No code in the mail: ${subject}`);
  return { code, token, text };
}

/** The code that has arrived for an e-mail that a client wants to have; its mail has no link. */
export async function newEmailCodeSentTo(email: string, count = 1): Promise<string> {
  const { subject, text } = await awaitMail(email, count);
  const code = /^(\d{6}) /.exec(subject)?.[1];
  if (!code || text.includes('#sign-in=')) throw new Error(`No such code in the mail: ${subject}`);
  return code;
}

/** How many codes were to be sent to an e-mail, whether they have arrived or not. */
export async function countCodesTo(email: string): Promise<number> {
  stackAddresses();
  const written = (await mails()).where('to', '==', email).where('kind', '==', 'code');
  return (await written.count().get()).data().count;
}
