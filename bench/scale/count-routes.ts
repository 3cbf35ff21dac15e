import { type ClientHttp2Session, connect } from 'node:http2';
import { decodeJwt } from 'jose';
import { demoProjectId } from '../../local/stack/project-root.ts';
import { type RecordedCall, type RecordingProxy, replay } from '../../tests/support/recording-proxy.ts';
import type { ApiRequest, ApiSender } from '../run/api-sender.ts';
import type { BenchStack } from '../run/bench-row.ts';
import { costOf, type FirestoreCost } from '../run/firestore-calls/firestore-cost.ts';
import { median } from '../run/median.ts';
import { percentile } from '../run/percentile.ts';
import type { RouteRequest } from './route-request.ts';
import type { Schedule } from './schedules.ts';

export type RouteCost = FirestoreCost & { readonly route: string };

/** What one answer of each route costs. @param sender of a function that `proxy` stands in front of */
export async function countRoutes(
  requests: readonly RouteRequest[],
  sender: ApiSender,
  proxy: RecordingProxy,
  indexes: readonly string[],
): Promise<readonly RouteCost[]> {
  const counted: RouteCost[] = [];
  for (const wanted of requests) {
    counted.push({ route: wanted.route, ...costOf(await callsOf(wanted, sender, proxy), indexes) });
  }
  return counted;
}

/** What one run of something costs that runs by the clock and finds nothing to do: an earlier run has done it. */
export async function countSchedule(
  { name }: Schedule,
  { send }: ApiSender,
  proxy: RecordingProxy,
  indexes: readonly string[],
): Promise<RouteCost> {
  const wanted = {
    route: name,
    expected: 204,
    prepare: async (): Promise<ApiRequest> => ({ method: 'POST', path: '/' }),
  };
  await callsOf(wanted, { send }, proxy);
  return { route: name, ...costOf(await callsOf(wanted, { send }, proxy), indexes) };
}

async function callsOf(
  { route, expected, prepare }: RouteRequest,
  { send }: Pick<ApiSender, 'send'>,
  proxy: RecordingProxy,
): Promise<readonly RecordedCall[]> {
  const request = await prepare();
  proxy.take();
  const { status, text } = await send(request);
  if (status !== expected) throw new Error(`${route} was answered with ${status}: ${text}`);
  await proxy.settled();
  return proxy.take();
}

/** How often each route is asked, and whether only those are that make a query: the others do the same at every size. */
export type Timing = { readonly rounds: number; readonly onlyQueries: boolean };
/** A route that the emulator takes long for is asked less often, once at least. */
const enoughMs = 3_000;

/** Functions that answer the same: one asks Firestore itself, the other through `proxy`. */
export type Timed = {
  readonly direct: ApiSender;
  readonly recorded: ApiSender;
  readonly proxy: RecordingProxy;
  readonly stack: BenchStack;
};

/** Milliseconds: the median, the 99th percentile, and the median of the reads alone. */
export type RouteTime = {
  readonly route: string;
  readonly writes: boolean;
  readonly ms: number;
  readonly p99: number;
  readonly bareMs: number;
};

/**
 * How long answers take, against their own queries and other reads sent to Firestore without the API around them, in
 * turns: in the same order, and those at once that the API sent at once, after the Auth emulator was asked who of the staff
 * it is. They are recorded just before: routes asked earlier have made documents that an answer now reads, too.
 */
export async function timeRoutes(
  requests: readonly RouteRequest[],
  timed: Timed,
  { rounds, onlyQueries }: Timing,
): Promise<readonly RouteTime[]> {
  const session = connect(`http://${timed.stack.firestore}`);
  try {
    const times: RouteTime[] = [];
    for (const wanted of requests) {
      const calls = await callsOf(wanted, timed.recorded, timed.proxy);
      const reads = readsOf(calls, onlyQueries);
      if (reads.length === 0) continue;
      const writes = calls.some(({ method }) => method === 'Commit');
      times.push({ ...(await timeRoute(wanted, reads, timed, session, rounds)), writes });
    }
    return times;
  } finally {
    session.destroy();
  }
}

/** Not a number for a route that does not answer as expected: the times of the others are not to be lost. */
async function timeRoute(
  wanted: RouteRequest,
  reads: readonly RecordedCall[],
  { direct, stack }: Timed,
  session: ClientHttp2Session,
  rounds: number,
): Promise<Omit<RouteTime, 'writes'>> {
  const [taken, bare]: [number[], number[]] = [[], []];
  const start = performance.now();
  const isEnough = () => taken.length > 0 && performance.now() - start > enoughMs;
  for (let round = -1; round < rounds && !isEnough(); round += 1) {
    const request = await wanted.prepare();
    const begun = performance.now();
    const { status, text } = await direct.send(request);
    const middle = performance.now();
    if (status !== wanted.expected) {
      console.error(`${wanted.route} was answered with ${status}: ${text}`);
      return { route: wanted.route, ms: Number.NaN, p99: Number.NaN, bareMs: Number.NaN };
    }
    if (request.bearer !== undefined) await lookUpAccount(stack, request.bearer);
    for (const wave of wavesOf(reads)) await Promise.all(wave.map((call) => replay(call, session)));
    if (round < 0) continue;
    taken.push(middle - begun);
    bare.push(performance.now() - middle);
  }
  return { route: wanted.route, ms: median(taken), p99: percentile(taken, 0.99), bareMs: median(bare) };
}

/**
 * What firebase-admin asks the Auth emulator whenever it verifies an ID token of it: whether the account still holds. In
 * production it verifies by keys that it has, and asks nobody.
 */
async function lookUpAccount({ auth }: BenchStack, idToken: string): Promise<void> {
  const url = new URL(`/identitytoolkit.googleapis.com/v1/projects/${demoProjectId}/accounts:lookup`, auth);
  const answer = await fetch(url, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ localId: [decodeJwt(idToken).sub] }),
  });
  if (!answer.ok) throw new Error(`The Auth emulator answered with ${answer.status}`);
  await answer.arrayBuffer();
}

/** What can be asked again: nothing of what is read in a transaction. */
function readsOf(calls: readonly RecordedCall[], onlyQueries: boolean): readonly RecordedCall[] {
  const hasQuery = !onlyQueries || calls.some(({ method }) => /Query$/.test(method));
  const hasTransaction = calls.some(({ method }) => method === 'BeginTransaction');
  return hasQuery && !hasTransaction ? calls.filter(({ method }) => method !== 'Commit') : [];
}

/** Calls that were under way at the same time, wave after wave. */
function wavesOf(calls: readonly RecordedCall[]): RecordedCall[][] {
  const waves: RecordedCall[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const call of calls) {
    const last = waves.at(-1);
    if (last && call.begun < end) {
      last.push(call);
      end = Math.min(end, call.ended);
    } else {
      waves.push([call]);
      end = call.ended;
    }
  }
  return waves;
}
