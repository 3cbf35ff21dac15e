import { setTimeout as delay } from 'node:timers/promises';
import { mails } from '../../functions/src/data/mails.ts';
import { stackAddresses } from './stack.ts';

/** What a mail holds that lets its reader in: the code and the token of the link. */
export type SentCode = { readonly code: string; readonly token: string; readonly text: string };

const longestWaitMs = 20_000;

/** The newest code that was sent to an e-mail, when at least `count` were. */
export async function codeSentTo(email: string, count = 1): Promise<SentCode> {
  const deadline = Date.now() + longestWaitMs;
  for (;;) {
    const [newest, ...older] = await sentTo(email);
    if (newest && older.length + 1 >= count) return readCode(newest);
    if (Date.now() > deadline) throw new Error(`${older.length} mails for ${email}, not ${count}`);
    await delay(50);
  }
}

/** How many codes were sent to an e-mail. */
export async function countCodesTo(email: string): Promise<number> {
  return (await sentTo(email)).length;
}

type SentMail = { readonly subject: string; readonly text: string };

/** Newest first. */
async function sentTo(email: string): Promise<SentMail[]> {
  stackAddresses();
  const found = await (await mails()).where('to', '==', email).get();
  return found.docs.map((mail) => mail.data()).toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
}

function readCode({ subject, text }: SentMail): SentCode {
  const code = /^(\d{6}) /.exec(subject)?.[1];
  const token = /\/dashboard#sign-in=([\w.-]+)/.exec(text)?.[1];
  if (!code || !token) throw new Error(`No code in the mail: ${subject}`);
  return { code, token, text };
}
