import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import { runSchedule } from '../../local/stack/post-event.ts';
import { mailsTo as writtenTo } from './client-mails.ts';
import { stackAddresses } from './stack.ts';

const messageSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
  attachments: z.array(z.object({ filename: z.string(), contentType: z.string(), content: z.base64() })),
});
/** A mail that arrived in this stack's mailbox. */
export type ArrivedMail = z.infer<typeof messageSchema>;

/** The mails that arrived for an address, newest first. */
export async function mailsTo(address: string): Promise<ArrivedMail[]> {
  const { mailbox } = stackAddresses();
  const response = await fetch(`${mailbox}/api/messages?to=${encodeURIComponent(address)}`);
  return z.array(messageSchema).parse(await response.json());
}

/** A busy machine delivers slowly. Shorter than a test's limit, so that the error names the missing mail. */
const longestWayMs = 30_000;

/** The newest mail for an address, once `count` of them have arrived. @throws Error after 30 seconds */
export async function awaitMail(address: string, count = 1): Promise<ArrivedMail> {
  const deadline = Date.now() + longestWayMs;
  for (;;) {
    const arrived = await mailsTo(address);
    const [newest] = arrived;
    if (newest && arrived.length >= count) return newest;
    if (Date.now() > deadline) {
      const stored = (await writtenTo(address)).map(({ kind, status, attempts, failure }) =>
        JSON.stringify({ kind, status, attempts, failure }),
      );
      throw new Error(
        `Timed out: ${arrived.length} mails have arrived for ${address}, not ${count}, of ${stored.join(' ')}`,
      );
    }
    await delay(50);
  }
}

/** A mail's header lines by name, in lower case. */
export function headersOf({ headers }: ArrivedMail): Map<string, string> {
  return new Map(headers.map(({ name, value }) => [name.toLowerCase(), value]));
}

/** Calls a control of the mailbox (local/mailbox/control-routes.ts). */
export async function controlMailbox(path: string, body: unknown): Promise<void> {
  const response = await fetch(`${stackAddresses().mailbox}/local${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}

/** Runs one of the product's schedules as if it were `at`. */
export async function runScheduleAt(name: string, at: Date): Promise<void> {
  await runSchedule(stackAddresses().functions, name, at);
}
