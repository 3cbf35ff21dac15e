import { type ClientHttp2Session, connect } from 'node:http2';
import { type RecordedCall, type RecordingProxy, replay } from '../../tests/support/recording-proxy.ts';
import { costOf, type FirestoreCost } from '../run/firestore-calls/count-calls.ts';
import { median } from '../run/median.ts';
import { percentile } from '../run/percentile.ts';
import type { ApiRequest, ApiSender } from '../run/send-request.ts';
import type { RouteRequest } from './route-request.ts';
import type { Schedule } from './schedules.ts';

export type RouteCost = FirestoreCost & { readonly route: string };
/** One answer of a route, and the calls of Firestore that it took. */
export type CountedRoute = { readonly cost: RouteCost; readonly calls: readonly RecordedCall[] };

/** What one answer of each route costs. @param sender of a function that `proxy` stands in front of */
export async function countRoutes(
  requests: readonly RouteRequest[],
  sender: ApiSender,
  proxy: RecordingProxy,
  indexes: readonly string[],
): Promise<readonly CountedRoute[]> {
  const counted: CountedRoute[] = [];
  for (const wanted of requests) {
    const calls = await callsOf(wanted, sender, proxy);
    counted.push({ cost: { route: wanted.route, ...costOf(calls, indexes) }, calls });
  }
  return counted;
}

/** What one run of something costs that runs by the clock and finds nothing to do: an earlier run has done it. */
export async function countSchedule(
  { name }: Schedule,
  { send }: ApiSender,
  proxy: RecordingProxy,
  indexes: readonly string[],
): Promise<CountedRoute> {
  const wanted = {
    route: name,
    expected: 204,
    prepare: async (): Promise<ApiRequest> => ({ method: 'POST', path: '/' }),
  };
  await callsOf(wanted, { send }, proxy);
  const calls = await callsOf(wanted, { send }, proxy);
  return { cost: { route: name, ...costOf(calls, indexes) }, calls };
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
  return proxy.take();
}

/** How often each route is asked, and whether only those are that make a query: the others do the same at every size. */
export type Timing = { readonly rounds: number; readonly onlyQueries: boolean };
/** A route that the emulator takes long for is asked less often, once at least. */
const enoughMs = 3_000;

/** Milliseconds: the median, the 99th percentile, and the median of the reads alone. */
export type RouteTime = {
  readonly route: string;
  readonly ms: number;
  readonly p99: number;
  readonly bareMs: number;
};

/**
 * How long answers take, against their own queries and other reads sent to Firestore without the API around them, in
 * turns: in the same order, and those at once that the API sent at once.
 * @param direct of a function that asks Firestore itself
 */
export async function timeRoutes(
  requests: readonly RouteRequest[],
  counted: readonly CountedRoute[],
  direct: ApiSender,
  firestore: string,
  { rounds, onlyQueries }: Timing,
): Promise<readonly RouteTime[]> {
  const session = connect(`http://${firestore}`);
  try {
    const times: RouteTime[] = [];
    for (const wanted of requests) {
      const calls = counted.find(({ cost }) => cost.route === wanted.route)?.calls ?? [];
      const reads = readsOf(calls, onlyQueries);
      if (reads.length > 0) times.push(await timeRoute(wanted, reads, direct, session, rounds));
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
  direct: ApiSender,
  session: ClientHttp2Session,
  rounds: number,
): Promise<RouteTime> {
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
    for (const wave of wavesOf(reads)) await Promise.all(wave.map((call) => replay(call, session)));
    if (round < 0) continue;
    taken.push(middle - begun);
    bare.push(performance.now() - middle);
  }
  return { route: wanted.route, ms: median(taken), p99: percentile(taken, 0.99), bareMs: median(bare) };
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
