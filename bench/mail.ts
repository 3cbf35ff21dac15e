import { setTimeout as delay } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import * as z from 'zod';
import { controlMailbox, runScheduleAt } from '../tests/support/mailbox.ts';
import { queueTestMail, storedMail } from '../tests/support/mails.ts';
import type { BenchRow, BenchStack } from './bench-row.ts';
import { percentile } from './percentile.ts';

const rounds = 60;
const atOnce = 100;
/** What a person takes for at once. */
const targetMs = 1_000;
/** The emulator tells of one creation after the other: a tenth of a second each. */
const targetAtOnceMs = atOnce * 100;
const outageMs = 60_000;
const minute = 60_000;

/** From the moment a mail's cause is written to the mail in the mailbox, and what an outage of the mail server costs. */
export async function run(stack: BenchStack): Promise<BenchRow[]> {
  const bare = (count = 1) => timesOf(stack, count, () => sendBare(stack.smtp));
  const ours = (count = 1) => timesOf(stack, count, async () => (await queueTestMail()).to);
  // The first of each loads what the others find loaded.
  await bare();
  await ours();
  const [bareTimes, times] = [await inTurn(bare), await inTurn(ours)];
  const [bareTogether, together] = [await bare(atOnce), await ours(atOnce)];
  const { lost, twice } = await throughOutage(stack);
  return [
    timeRow('A mail, from its cause to the mailbox', times, bareTimes, targetMs),
    timeRow(`${atOnce} mails at once, each from its cause`, together, bareTogether, targetAtOnceMs),
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
    value: `p50 ${p50} ms, p99 ${p99} ms`,
    baseline: `p50 ${bareP50} ms, p99 ${percentile(bare, 0.99)} ms, handed to the mail server without an outbox`,
    ratio: p50 / Math.max(1, bareP50),
    target: `p99 ≤ ${limitMs} ms`,
    met: p99 <= limitMs,
  };
}

async function inTurn(act: () => Promise<number[]>): Promise<number[]> {
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) taken.push(...(await act()));
  return taken;
}

const mailsSchema = z.array(z.object({ to: z.string(), at: z.iso.datetime() }));

/** When each mail arrived that the mailbox has, by its address. The mailbox's own clock is this machine's. */
async function arrivals(stack: BenchStack): Promise<Map<string, number[]>> {
  const mails = mailsSchema.parse(await (await fetch(`${stack.mailbox}/mails`)).json());
  const found = new Map<string, number[]>();
  for (const { to, at } of mails) found.set(to, [...(found.get(to) ?? []), Date.parse(at)]);
  return found;
}

/**
 * Sends so many mails at once.
 * @param send sends a mail to the address it gives back
 * @returns for each the milliseconds until it was in the mailbox
 */
async function timesOf(stack: BenchStack, count: number, send: () => Promise<string>): Promise<number[]> {
  const one = async () => {
    const start = Date.now();
    return { start, to: await send() };
  };
  const sent = await Promise.all(Array.from({ length: count }, one));
  for (const deadline = Date.now() + 2 * minute; ; ) {
    const arrived = await arrivals(stack);
    const times = sent.flatMap(({ start, to }) =>
      (arrived.get(to) ?? []).slice(0, 1).map((at) => at - start),
    );
    if (times.length === count) return times;
    if (Date.now() > deadline) throw new Error(`${times.length} of ${count} mails arrived`);
    // Rarely enough, and for all of them, to leave the machine to what is measured: each mail carries its own time.
    await delay(500);
  }
}

async function sendBare(smtp: string): Promise<string> {
  const to = `bare-${crypto.randomUUID()}@example.com`;
  const message = { from: 'shop@example.com', to, subject: 'Hello', text: 'Hello' };
  await createTransport({ url: smtp }).sendMail(message);
  return to;
}

/** @returns how many of many mails never arrived, and how many did more than once */
async function throughOutage(stack: BenchStack): Promise<{ lost: number; twice: number }> {
  const mails = await Promise.all(Array.from({ length: atOnce }, () => queueTestMail()));
  const counts = async () => {
    const found = await arrivals(stack);
    return mails.map(({ to }) => found.get(to)?.length ?? 0);
  };
  while ((await counts()).filter((count) => count > 0).length < atOnce / 4) await delay(20);
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
  const states = await Promise.all(mails.map(({ id }) => storedMail(id)));
  const arrived = await counts();
  const unsent = states.filter(({ status }) => status !== 'sent').length;
  const never = arrived.filter((count) => count === 0).length;
  return { lost: Math.max(never, unsent), twice: arrived.filter((count) => count > 1).length };
}
