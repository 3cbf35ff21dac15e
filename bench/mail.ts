import { setTimeout as delay } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { controlMailbox, mailsTo, runScheduleAt } from '../tests/support/mailbox.ts';
import { queueTestMail, storedMail } from '../tests/support/mails.ts';
import type { BenchRow, BenchStack } from './bench-row.ts';
import { percentile } from './percentile.ts';

const rounds = 60;
const atOnce = 100;
/** What a person takes for at once. */
const targetMs = 1_000;
const outageMs = 60_000;
const minute = 60_000;

/** From the moment a mail's cause is written to the mail in the mailbox, and what an outage of the mail server costs. */
export async function run(stack: BenchStack): Promise<BenchRow[]> {
  const bare = await times(rounds, () => bareMail(stack.smtp));
  const single = await times(rounds, async () => arrival((await queueTestMail()).to));
  const together = await Promise.all(
    Array.from({ length: atOnce }, async () => {
      const start = performance.now();
      await arrival((await queueTestMail()).to);
      return performance.now() - start;
    }),
  );
  const { lost, twice } = await throughOutage();
  return [
    timeRow('A mail, from its cause to the mailbox', single, bare, targetMs),
    timeRow(`${atOnce} mails at once, each from its cause to the mailbox`, together, bare, 30 * targetMs),
    {
      measure: `${atOnce} mails at once, the mail server gone for ${outageMs / 1000} s in the middle`,
      value: `${lost} lost, ${twice} twice`,
      baseline: 'none lost, none twice',
      ratio: 1,
      target: '0 and 0',
      met: lost + twice === 0,
    },
  ];
}

function timeRow(measure: string, ours: number[], bare: number[], limitMs: number): BenchRow {
  const [p50, p99] = [percentile(ours, 0.5), percentile(ours, 0.99)];
  const bareP50 = percentile(bare, 0.5);
  return {
    measure,
    value: `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
    baseline: `p50 ${bareP50.toFixed(0)} ms, handed to the mail server without an outbox`,
    ratio: p50 / bareP50,
    target: `p99 ≤ ${limitMs} ms`,
    met: p99 <= limitMs,
  };
}

async function times(count: number, act: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  for (let round = 0; round < count; round += 1) {
    const start = performance.now();
    await act();
    taken.push(performance.now() - start);
  }
  return taken;
}

async function arrival(to: string): Promise<void> {
  const deadline = performance.now() + 2 * minute;
  while ((await mailsTo(to)).length === 0) {
    if (performance.now() > deadline) throw new Error(`No mail for ${to}`);
    await delay(5);
  }
}

async function bareMail(smtp: string): Promise<void> {
  const to = `bare-${crypto.randomUUID()}@example.com`;
  const transport = createTransport({ url: smtp });
  await transport.sendMail({ from: 'shop@example.com', to, subject: 'Hello', text: 'Hello' });
  transport.close();
  await arrival(to);
}

/** @returns how many of many mails never arrived, and how many did more than once */
async function throughOutage(): Promise<{ lost: number; twice: number }> {
  const mails = await Promise.all(Array.from({ length: atOnce }, () => queueTestMail()));
  const arrivedOf = async () => await Promise.all(mails.map(async ({ to }) => (await mailsTo(to)).length));
  while ((await arrivedOf()).filter((count) => count > 0).length < atOnce / 4) await delay(20);
  await controlMailbox('/server', { gone: true });
  try {
    const end = performance.now() + outageMs;
    while (performance.now() < end) {
      await runScheduleAt('sendWaitingMail', new Date());
      await delay(5_000);
    }
  } finally {
    await controlMailbox('/server', { gone: false });
  }
  // The time of the schedule runs ahead, so that nobody waits for the hours between the later attempts.
  for (const minutes of [0, 10, 60, 180]) {
    await runScheduleAt('sendWaitingMail', new Date(Date.now() + minutes * minute));
  }
  const counts = await arrivedOf();
  const states = await Promise.all(mails.map(({ id }) => storedMail(id)));
  const unsent = states.filter(({ status }) => status !== 'sent').length;
  const never = counts.filter((count) => count === 0).length;
  return { lost: Math.max(never, unsent), twice: counts.filter((count) => count > 1).length };
}
