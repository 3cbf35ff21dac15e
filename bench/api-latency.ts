import { randomUUID } from 'node:crypto';
import { createTestClient } from '../tests/support/sample.ts';
import type { ApiRequest, ApiSender } from './run/api-sender.ts';
import type { BenchRow, BenchStack } from './run/bench-row.ts';
import { median } from './run/median.ts';
import type { RouteTime } from './scale/count-routes.ts';
import { countShop, openShop, timeShop, withFunction } from './scale/measure-shop.ts';

const clients = 100;
const rounds = { routes: 50, unknown: 100 } as const;
/** Beside its reads as they go over the wire, an answer may take half as long again, or what nobody notices. */
const mostAbove = { ratio: 1.5, ms: 20 } as const;
/** `API_ROUTES='export|cost'` times the routes of which the pattern finds a part, and no others. */
const asked = new RegExp(process.env['API_ROUTES'] ?? '');
const isAsked = (route: string) => asked.test(route);

/**
 * Warm latency of each route of the built function against its own reads of Firestore, in turns; and of what must not
 * tell whether an e-mail is known, an unknown one against a known one.
 */
export async function run(stack: BenchStack): Promise<BenchRow[]> {
  const people = await openShop(stack, clients);
  // As in a shop that has been open: what runs by the clock has filled the welders' days.
  await countShop(stack, people, []);
  const times = await timeShop(stack, people, { rounds: rounds.routes, onlyQueries: false }, isAsked);
  const unknown = await withFunction(stack, async (sender) => {
    const contests = (await unknownEmails(sender)).filter(({ route }) => isAsked(`${route} of nobody`));
    const rows: BenchRow[] = [];
    for (const contest of contests) rows.push(await compareUnknown(contest, sender));
    return rows;
  });
  return [...times.map(rowOf), ...unknown];
}

/** What writes takes longer than its reads: its time is said. */
function rowOf({ route, writes, ms, p99, bareMs }: RouteTime): BenchRow {
  const ratio = ms / bareMs;
  return {
    measure: `${route}, p50 (p99 ${p99.toFixed(1)} ms)`,
    value: `${ms.toFixed(1)} ms`,
    baseline: `${bareMs.toFixed(1)} ms, its reads alone`,
    ratio,
    target: writes ? 'said' : `≤ ${mostAbove.ratio}, or ${mostAbove.ms} ms more`,
    met: writes || ratio <= mostAbove.ratio || ms - bareMs <= mostAbove.ms,
  };
}

type Contest = {
  readonly route: string;
  readonly prepare: () => Promise<readonly [unknown: ApiRequest, known: ApiRequest]>;
};

async function unknownEmails({ send }: ApiSender): Promise<Contest[]> {
  const nobody = () => `nobody-${randomUUID()}@example.com`;
  // One each time: mails to a client are counted, and those that wait are in the way of what comes next.
  const somebody = async () => (await createTestClient()).email;
  const lookup = (email: string): ApiRequest => ({
    method: 'GET',
    path: `/api/clients/${encodeURIComponent(email)}`,
  });
  const ask = (email: string): ApiRequest => ({ method: 'POST', path: '/api/sign-in/code', json: { email } });
  const guess = async (email: string): Promise<ApiRequest> => ({
    method: 'POST',
    path: '/api/sign-in/verify',
    json: { email, code: '000000' },
    cookie: (await send(ask(email))).cookie,
  });
  return [
    { route: 'GET /api/clients/{email}', prepare: async () => [lookup(nobody()), lookup(await somebody())] },
    { route: 'POST /api/sign-in/code', prepare: async () => [ask(nobody()), ask(await somebody())] },
    {
      route: 'POST /api/sign-in/verify',
      prepare: async () => [await guess(nobody()), await guess(await somebody())],
    },
  ];
}

/** The time taken must not tell which it was. */
async function compareUnknown({ route, prepare }: Contest, { send }: ApiSender): Promise<BenchRow> {
  const times: [unknown: number[], known: number[]] = [[], []];
  for (let round = -10; round < rounds.unknown; round += 1) {
    const requests = await prepare();
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
    baseline: `${known.toFixed(1)} ms, a known e-mail`,
    ratio: unknown / known,
    target: '0.9 to 1.1',
    met: unknown / known >= 0.9 && unknown / known <= 1.1,
  };
}
