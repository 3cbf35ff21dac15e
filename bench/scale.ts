import { isDeepStrictEqual } from 'node:util';
import { apiRoutes } from '../functions/src/routes/every-route.ts';
import { declaredIndexes } from '../tests/support/firestore-indexes.ts';
import type { BenchRow, BenchStack } from './run/bench-row.ts';
import type { RouteCost, RouteTime } from './scale/count-routes.ts';
import { emptyDatabase } from './scale/fill-shop.ts';
import { measureScreens, type ScreenCost } from './scale/measure-screens.ts';
import { countShop, growing, openShop, type People, timeShop } from './scale/measure-shop.ts';
import { deskFrame, screens } from './scale/screen-list.ts';
import { timeSearch } from './scale/time-search.ts';
import { writeCosts, writeRouteCosts } from './scale/write-costs.ts';

/** Clients of the large shop; `SCALE_CLIENTS=2000` makes it a smaller one, for a machine or an hour that is. */
const largeShop = Number(process.env['SCALE_CLIENTS'] ?? 10_000);
const smallShop = 100;
const targetRatio = 1.5;
const searchTargets = { reads: 25, ms: 300 } as const;

type Measured = {
  readonly people: People;
  readonly routes: readonly RouteCost[];
  readonly screens: readonly ScreenCost[];
};

/**
 * A shop of many years against a young one with as much to do at present: whether each route and each screen reads as
 * many documents by the same queries, each with an index and a limit, and how long answers take against their queries.
 * The tables of docs/reads-and-costs.md are written from it.
 */
export async function run(stack: BenchStack): Promise<BenchRow[]> {
  const { indexes } = await declaredIndexes();
  const small = await measureShop(stack, smallShop, indexes);
  const large = await measureShop(stack, largeShop, indexes);
  await writeCosts(large, largeShop);
  const search = await timeSearch(stack, large.people.office);
  const times = await timeShop(stack, large.people, { rounds: 7, onlyQueries: true });
  return [
    ...large.routes.map((route) =>
      compare(
        route,
        small.routes.find((other) => other.route === route.route),
      ),
    ),
    ...large.screens.map((screen) =>
      compareScreens(
        screen,
        small.screens.find(({ name }) => name === screen.name),
      ),
    ),
    uncountedRow(large.routes),
    ...times.map(rowOfTime),
    ...searchRows(large.screens, search),
  ];
}

async function measureShop(stack: BenchStack, size: number, indexes: readonly string[]): Promise<Measured> {
  await emptyDatabase(stack);
  const people = await openShop(stack, size);
  const routes = await countShop(stack, people, indexes);
  if (size === largeShop) await writeRouteCosts(routes, size);
  return {
    people,
    routes,
    screens: await measureScreens(stack, people, [deskFrame, ...screens], indexes),
  };
}

/** The routes that no request of the list asks, so that a new one does not go unseen. */
function uncountedRow(routes: readonly RouteCost[]): BenchRow {
  const nameless = (route: string) =>
    route.replace(/ of nobody$/, '').replace(/:\w+|\{\w+\}|\w+\.csv$/g, '*');
  const counted = new Set(routes.map(({ route }) => nameless(route)));
  const missing = apiRoutes
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => !counted.has(nameless(route)));
  return {
    measure: 'Routes that are not counted',
    value: missing.length > 0 ? missing.join(', ') : 'none',
    baseline: `${apiRoutes.length} routes`,
    ratio: missing.length / apiRoutes.length,
    target: 'none',
    met: missing.length === 0,
  };
}

function compare(large: RouteCost, small: RouteCost | undefined): BenchRow {
  const isGrowing = large.route === growing;
  const isSame = isDeepStrictEqual(large, small);
  return {
    measure: large.route,
    value: figures(large),
    baseline: small ? `${figures(small)}, a shop of ${smallShop} clients` : 'not measured',
    ratio: large.reads / (small?.reads ?? Number.NaN),
    target: isGrowing ? 'in pages, each with a limit' : 'the same, indexed and limited',
    met: large.problems.length === 0 && (isSame || isGrowing),
  };
}

function figures({ reads, writes, deletes, queries, problems }: RouteCost): string {
  const parts = [`${reads} read`, `${writes + deletes} written`, `${queries.length} queries`];
  return [...parts, ...problems].join(', ');
}

function compareScreens(large: ScreenCost, small: ScreenCost | undefined): BenchRow {
  const say = ({ opened, reopened, forRules, queries, problems }: ScreenCost) =>
    [`${opened} read, ${reopened} again, ${forRules} by rules, ${queries.length} watched`, ...problems].join(
      ', ',
    );
  return {
    measure: `Screen: ${large.name}`,
    value: say(large),
    baseline: small ? `${say(small)}, a shop of ${smallShop} clients` : 'not measured',
    ratio: large.opened / (small?.opened ?? Number.NaN),
    target: 'the same, indexed and limited',
    met: large.problems.length === 0 && isDeepStrictEqual(large, small),
  };
}

function rowOfTime({ route, ms, bareMs }: RouteTime): BenchRow {
  const ratio = ms / bareMs;
  return {
    measure: `${route} among ${largeShop} clients, p50`,
    value: `${ms.toFixed(0)} ms`,
    baseline: `${bareMs.toFixed(0)} ms, its reads alone`,
    ratio,
    target: `≤ ${targetRatio}`,
    met: ratio <= targetRatio,
  };
}

/** What a search reads besides what stands around every screen, at most, and how soon its client is there. */
function searchRows(
  measured: readonly ScreenCost[],
  { shown, bare }: Awaited<ReturnType<typeof timeSearch>>,
): BenchRow[] {
  const frame = measured.find(({ name }) => name === deskFrame.name)?.opened ?? 0;
  const most = Math.max(
    ...measured
      .filter(({ name }) => name.startsWith('Clients, a search'))
      .map(({ opened }) => opened - frame),
  );
  return [
    {
      measure: `A search among ${largeShop} clients, documents read at most`,
      value: `${most} read`,
      baseline: `${searchTargets.reads} allowed`,
      ratio: most / searchTargets.reads,
      target: `≤ ${searchTargets.reads}`,
      met: most <= searchTargets.reads,
    },
    {
      measure: `A search among ${largeShop} clients, from the last letter to the client on the screen, p50`,
      value: `${shown.toFixed(0)} ms`,
      baseline: `${bare.toFixed(0)} ms, Firestore's answer alone`,
      ratio: shown / bare,
      target: `≤ ${searchTargets.ms} ms`,
      met: shown <= searchTargets.ms,
    },
  ];
}
