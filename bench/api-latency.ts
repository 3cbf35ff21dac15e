import { join } from 'node:path';
import { bareDesk } from './api/bare-desk.ts';
import type { Contest } from './api/contest.ts';
import { deskChangeContests } from './api/desk-change-contests.ts';
import { deskListContests } from './api/desk-list-contests.ts';
import { knownOrNotContests } from './api/known-or-not.ts';
import { type ApiSender, apiSender } from './api/send-request.ts';
import { siteContests } from './api/site-contests.ts';
import type { BenchRow, BenchStack } from './bench-row.ts';
import { serveFunction } from './function-server.ts';
import { median } from './median.ts';
import { percentile } from './percentile.ts';

/** How often each route is asked, before its times count and for its times. */
const asked = { warmUps: 60, rounds: 200 } as const;
const targetRatio = 1.5;

/** Warm latency of each route of the built function against the bare Firestore operations it needs, in turns. */
export async function run(stack: BenchStack): Promise<BenchRow[]> {
  const server = await serveFunction(join(stack.directory, 'functions'), stack);
  const sender = apiSender(server.port);
  try {
    const rows: BenchRow[] = [];
    const site = await siteContests(sender);
    const desk = await bareDesk();
    for (const contest of [...site, ...deskChangeContests(desk), ...deskListContests(desk)])
      rows.push(...(await measure(contest, sender)));
    for (const contest of await knownOrNotContests(sender)) rows.push(await measureUnknown(contest, sender));
    return rows;
  } finally {
    sender.close();
    await server.stop();
  }
}

/** An unknown e-mail against a known one: the time taken must not tell which it was. */
async function measureUnknown(contest: Contest, sender: ApiSender): Promise<BenchRow> {
  const { call, bare } = await timesOf(contest, sender);
  const ratio = median(call) / median(bare);
  return {
    measure: `${contest.route} of nobody, p50`,
    value: `${median(call).toFixed(1)} ms`,
    baseline: `${median(bare).toFixed(1)} ms, a known e-mail`,
    ratio,
    target: '0.9 to 1.1',
    met: ratio >= 0.9 && ratio <= 1.1,
  };
}

async function measure(contest: Contest, sender: ApiSender): Promise<BenchRow[]> {
  const { call, bare } = await timesOf(contest, sender);
  return [
    row(`${contest.route}, p50`, median(call), median(bare), targetRatio),
    row(`${contest.route}, p99`, percentile(call, 0.99), percentile(bare, 0.99), undefined),
  ];
}

async function timesOf(
  { route, expected, prepare }: Contest,
  { send }: ApiSender,
): Promise<{ call: number[]; bare: number[] }> {
  const times: { call: number[]; bare: number[] } = { call: [], bare: [] };
  for (let round = -asked.warmUps; round < asked.rounds; round += 1) {
    const { request, bare } = await prepare();
    const start = performance.now();
    const { status, text } = await send(request);
    const middle = performance.now();
    await bare();
    const end = performance.now();
    if (status !== expected) throw new Error(`${route} was answered with ${status}: ${text}`);
    if (round < 0) continue;
    times.call.push(middle - start);
    times.bare.push(end - middle);
  }
  return times;
}

function row(measure: string, value: number, baseline: number, target: number | undefined): BenchRow {
  const ratio = value / baseline;
  return {
    measure,
    value: `${value.toFixed(1)} ms`,
    baseline: `${baseline.toFixed(1)} ms, bare Firestore`,
    ratio,
    target: target === undefined ? 'said' : `≤ ${target}`,
    met: target === undefined || ratio <= target,
  };
}
