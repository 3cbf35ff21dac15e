import { setTimeout as delay } from 'node:timers/promises';
import { mails } from '../../functions/src/messages/mails.ts';
import { mailsTo } from './client-mails.ts';
import { mailsTo as arrivedFor } from './mailbox.ts';
import { stackAddresses } from './stack.ts';

/** A code mail's code, link token and text. */
export type SentCode = { readonly code: string; readonly token: string; readonly text: string };

/** The newest code sent to an email, once `count` mails have come. @throws Error after 30 seconds */
export async function codeSentTo(email: string, count = 1): Promise<SentCode> {
  const { subject, text } = await newestWithCode(email, count);
  const code = /^(\d{6}) /.exec(subject)?.[1];
  const token = /\/dashboard#sign-in=([\w.-]+)/.exec(text)?.[1];
  if (!code || !token) throw new Error(`No code in the mail: ${subject}`);
  return { code, token, text };
}

/** The code sent to a client's new email. Its mail has no link. */
export async function newEmailCodeSentTo(email: string, count = 1): Promise<string> {
  const { subject, text } = await newestWithCode(email, count);
  const code = /^(\d{6}) /.exec(subject)?.[1];
  if (!code || text.includes('#sign-in=')) throw new Error(`No such code in the mail: ${subject}`);
  return code;
}

/** How many codes were queued for an email, arrived or not. */
export async function countCodesTo(email: string): Promise<number> {
  stackAddresses();
  const written = (await mails()).where('to', '==', email).where('kind', '==', 'code');
  return (await written.count().get()).data().count;
}

const longestMs = 30_000;

type CodeMail = { readonly subject: string; readonly text: string };

/** Reads the outbox, or the mailbox if a sender runs, because the outbox deletes the code of a sent mail. */
async function newestWithCode(email: string, count: number): Promise<CodeMail> {
  const deadline = Date.now() + longestMs;
  for (;;) {
    const written = await mailsTo(email);
    const [newest] = written
      .filter(({ kind }) => kind === 'code')
      .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
    if (newest && written.length >= count) {
      if (newest.text !== '') return newest;
      const arrived = (await arrivedFor(email)).find(({ subject }) => /^\d{6} /.test(subject));
      if (arrived) return arrived;
    }
    if (Date.now() > deadline)
      throw new Error(`Timed out: ${written.length} mails are written to ${email}, not ${count}`);
    await delay(30);
  }
}
