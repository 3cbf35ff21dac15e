import { randomUUID } from 'node:crypto';
import { type ClientHttp2Session, connect } from 'node:http2';
import { decodeJwt } from 'jose';
import { demoProjectId } from '../local/stack/project-root.ts';
import { type RecordedCall, replay } from '../tests/support/recording-proxy.ts';
import { createTestClient } from '../tests/support/sample.ts';
import type { ApiRequest, ApiSender } from './run/api-sender.ts';
import type { BenchRow, BenchStack } from './run/bench-row.ts';
import { median, percentile } from './run/median.ts';
import { behindProxy, callsOf, openShop, type RouteRequest, withFunction } from './shop/open-shop.ts';
import { shopRequests } from './shop/shop-requests.ts';

const clients = 100;
const rounds = { routes: 50, unknown: 100 } as const;
/** Slow routes get fewer requests, at least one. */
const enoughMs = 3_000;
/** A response may take half as long again as its reads over the wire, or 20 ms more. */
const mostAbove = { ratio: 1.5, ms: 20 } as const;
/** `API_ROUTES='export|cost'` times only routes that contain a match. */
const asked = new RegExp(process.env['API_ROUTES'] ?? '');

/**
 * Warm latency of the built function's routes against their own reads of Firestore, in turns; and of an unknown email
 * against a known one, because timing must not tell them apart.
 */
export async function run(stack: BenchStack): Promise<BenchRow[]> {
  const people = await openShop(stack, clients);
  const rows: BenchRow[] = [];
  await behindProxy(stack, (recording, proxy) =>
    withFunction(recording, (recorded) =>
      withFunction(stack, async (direct) => {
        const session = connect(`http://${stack.firestore}`);
        for (const wanted of await shopRequests(people, direct)) {
          if (!asked.test(wanted.route)) continue;
          const calls = await callsOf(wanted, recorded, proxy);
          // Reads in a transaction cannot be repeated.
          if (calls.some(({ method }) => method === 'BeginTransaction')) continue;
          const reads = calls.filter(({ method }) => method !== 'Commit');
          if (reads.length === 0) continue;
          const times = await timeRoute(wanted, reads, direct, stack, session);
          rows.push(rowOf(wanted.route, times, reads.length < calls.length));
        }
        session.destroy();
        for (const contest of unknownEmails(direct))
          if (asked.test(contest.route)) rows.push(await compareUnknown(contest, direct));
      }),
    ),
  );
  return rows;
}

type Times = { readonly taken: readonly number[]; readonly bare: readonly number[] };

/** A route with writes is only reported: its writes take longer than its reads. */
function rowOf(route: string, { taken, bare }: Times, writes: boolean): BenchRow {
  const [ms, bareMs] = [median(taken), median(bare)];
  const ratio = ms / bareMs;
  return {
    measure: `${route}, p50 (p99 ${percentile(taken, 0.99).toFixed(1)} ms)`,
    value: `${ms.toFixed(1)} ms`,
    baseline: `${bareMs.toFixed(1)} ms, its reads alone`,
    ratio,
    target: writes ? 'reported' : `≤ ${mostAbove.ratio}, or ${mostAbove.ms} ms more`,
    met: writes || ratio <= mostAbove.ratio || ms - bareMs <= mostAbove.ms,
  };
}

/** Sends the request and, in turns, its own reads without the API around them. */
async function timeRoute(
  { route, expected, prepare }: RouteRequest,
  reads: readonly RecordedCall[],
  { send }: ApiSender,
  stack: BenchStack,
  session: ClientHttp2Session,
): Promise<Times> {
  const [taken, bare]: [number[], number[]] = [[], []];
  const start = performance.now();
  const isEnough = () => taken.length > 0 && performance.now() - start > enoughMs;
  for (let round = -1; round < rounds.routes && !isEnough(); round += 1) {
    const request = await prepare();
    const begun = performance.now();
    const { status, text } = await send(request);
    const middle = performance.now();
    if (status !== expected) throw new Error(`${route} was answered with ${status}: ${text}`);
    if (request.bearer !== undefined) await lookUpAccount(stack, request.bearer);
    for (const wave of wavesOf(reads)) await Promise.all(wave.map((call) => replay(call, session)));
    if (round < 0) continue;
    taken.push(middle - begun);
    bare.push(performance.now() - middle);
  }
  return { taken, bare };
}

/** firebase-admin calls the Auth emulator for each ID token. In production it verifies with cached keys. */
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

/** Groups calls that ran at the same time. */
function wavesOf(calls: readonly RecordedCall[]): RecordedCall[][] {
  const waves: RecordedCall[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const call of calls) {
    const last = waves.at(-1);
    if (last && call.begun < end) last.push(call);
    else waves.push([call]);
    end = last && call.begun < end ? Math.min(end, call.ended) : call.ended;
  }
  return waves;
}

type Contest = { readonly route: string; readonly prepare: (email: string) => Promise<ApiRequest> };

function unknownEmails({ send }: ApiSender): readonly Contest[] {
  const code = (email: string): ApiRequest => ({
    method: 'POST',
    path: '/api/sign-in/code',
    json: { email },
  });
  return [
    {
      route: 'GET /api/clients/{email}',
      prepare: async (email) => ({ method: 'GET', path: `/api/clients/${encodeURIComponent(email)}` }),
    },
    { route: 'POST /api/sign-in/code', prepare: async (email) => code(email) },
    {
      route: 'POST /api/sign-in/verify',
      prepare: async (email) => {
        const { cookie } = await send(code(email));
        return { method: 'POST', path: '/api/sign-in/verify', json: { email, code: '000000' }, cookie };
      },
    },
  ];
}

async function compareUnknown({ route, prepare }: Contest, { send }: ApiSender): Promise<BenchRow> {
  const times: [unknown: number[], known: number[]] = [[], []];
  for (let round = -10; round < rounds.unknown; round += 1) {
    // A new client each time: mails to one client are limited.
    const emails = [`nobody-${randomUUID()}@example.com`, (await createTestClient()).email];
    const requests = await Promise.all(emails.map(prepare));
    for (const [index, request] of requests.entries()) {
      const begun = performance.now();
      await send(request);
      if (round >= 0) times[index]?.push(performance.now() - begun);
    }
  }
  const [unknown, known] = [median(times[0]), median(times[1])];
  return {
    measure: `${route} of nobody, p50`,
    value: `${unknown.toFixed(1)} ms`,
    baseline: `${known.toFixed(1)} ms, a known email`,
    ratio: unknown / known,
    target: '0.9 to 1.1',
    met: unknown / known >= 0.9 && unknown / known <= 1.1,
  };
}
