import type { BenchRow, BenchStack } from './run/bench-row.ts';
import { costOf, type FirestoreCost } from './run/firestore-cost.ts';
import { emptyDatabase } from './shop/fill-shop.ts';
import { behindProxy, callsOf, openShop, type People, withFunction } from './shop/open-shop.ts';
import { countScreens } from './shop/screens.ts';
import { shopRequests } from './shop/shop-requests.ts';

/** `SCALE_TIMES=10` gives the large shop ten times the welders and the current work, to see what a larger business reads. */
const largeTimes = Number(process.env['SCALE_TIMES'] ?? 1);
/** Clients of the large shop. `SCALE_CLIENTS=10000` makes a larger one. A larger business needs just enough for its work. */
const largeShop = Number(process.env['SCALE_CLIENTS'] ?? (largeTimes > 1 ? 40 * largeTimes : 1_000));
const smallShop = 100;
/** `SCALE_ONLY='availability|Today'` counts only routes, schedules and screens that contain a match. */
const asked = new RegExp(process.env['SCALE_ONLY'] ?? '');

/** Scheduled functions. Leaves out the sweep of photos, which also reads Cloud Storage. */
const schedules = [
  ...['sendWaitingMail', 'sendWaitingPushes', 'remindOfVisits', 'remindOfInvoices'],
  ...['reconcilePayments', 'repairCalendar', 'repeatPlans'],
];

/** The factor by which an old shop may read, write or delete more than a young one, and a number of extra documents. */
const [mostGrowth, fewDocuments] = [1.5, 2];

const grows = (young: FirestoreCost, old: FirestoreCost) =>
  (['reads', 'writes', 'deletes'] as const).some(
    (kind) => old[kind] > young[kind] * mostGrowth + fewDocuments,
  );

type Counted = FirestoreCost & { readonly name: string; readonly problem?: string | undefined };

/** Counts one thing. A failure is told in its row, so that the other rows are not lost after minutes of work. */
async function counted(name: string, count: () => Promise<FirestoreCost>): Promise<Counted> {
  try {
    return { name, ...(await count()) };
  } catch (error) {
    const problem = String(error).split('\n')[0];
    return { name, reads: 0, writes: 0, deletes: 0, problem };
  }
}

/**
 * Documents read by each route, schedule and screen, in an old shop and in a young one with the same current work. Reads
 * that grow with the years show up as NO. Short lists, the hour of the day and the place of a free time change a few
 * documents in either direction; growth with ten times as many clients changes many times as many.
 */
export async function run(stack: BenchStack): Promise<BenchRow[]> {
  const small = await countShop(stack, smallShop);
  const large = await countShop(stack, largeShop, largeTimes);
  return large.map(({ name, reads, writes, deletes, problem }) => {
    const young = small.find((other) => other.name === name);
    return {
      measure: name,
      value: problem ?? `${reads} read, ${writes} written, ${deletes} deleted`,
      baseline: young?.problem ?? `${young?.reads} read, a shop of ${smallShop} clients`,
      ratio: reads / (young?.reads || 1),
      target: `at most ${mostGrowth}, and ${fewDocuments}`,
      met: !problem && young && !young.problem ? !grows(young, { reads, writes, deletes }) : false,
    };
  });
}

async function countShop(stack: BenchStack, size: number, times = 1): Promise<readonly Counted[]> {
  await emptyDatabase(stack);
  const people = await openShop(stack, size, times);
  const served = await countServed(stack, people, times);
  return [...served, ...(await countScreens(stack, people, asked, counted))];
}

/** Counts routes and schedules between the built function and the emulator. */
async function countServed(stack: BenchStack, people: People, times: number): Promise<readonly Counted[]> {
  return await behindProxy(stack, async (recording, proxy) => {
    const rows: Counted[] = [];
    await withFunction(stack, async (direct) => {
      const requests = await shopRequests(people, direct, times);
      await withFunction(recording, async (recorded) => {
        for (const wanted of requests.filter(({ route }) => asked.test(route)))
          rows.push(await counted(wanted.route, async () => costOf(await callsOf(wanted, recorded, proxy))));
      });
    });
    for (const name of schedules.filter((schedule) => asked.test(schedule))) {
      const wanted = { route: name, expected: 204, prepare: async () => ({ method: 'POST', path: '/' }) };
      await withFunction(
        recording,
        async (sender) => {
          // The first run handles waiting work. The second shows the usual cost.
          const count = async () => costOf(await callsOf(wanted, sender, proxy));
          await counted(name, count);
          rows.push(await counted(name, count));
        },
        name,
      );
    }
    return rows;
  });
}
