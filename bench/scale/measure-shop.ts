import { join } from 'node:path';
import type { Staff, StaffRole } from '@welding/domain/entities/staff';
import { type RecordingProxy, startRecordingProxy } from '../../tests/support/recording-proxy.ts';
import { stackAddresses } from '../../tests/support/stack.ts';
import { createTestStaff, staffToken } from '../../tests/support/staff.ts';
import { type ApiSender, apiSender } from '../run/api-sender.ts';
import type { BenchStack } from '../run/bench-row.ts';
import { functionSettings, noLimits, serveFunction } from '../run/function-server.ts';
import {
  countRoutes,
  countSchedule,
  type RouteCost,
  type RouteTime,
  type Timing,
  timeRoutes,
} from './count-routes.ts';
import { crewRequests } from './crew-requests.ts';
import { deskRequests } from './desk-requests.ts';
import { fillShop } from './fill-shop.ts';
import { hoursRequests } from './hours-requests.ts';
import { moneyRequests } from './money-requests.ts';
import type { RouteRequest } from './route-request.ts';
import { schedules } from './schedules.ts';
import { makeShop } from './shop.ts';
import { signInWith, siteRequests } from './site-requests.ts';

/** What takes along everything that there is grows with it, page by page. */
export const growing = 'GET /api/desk/export/clients.csv';

/** The emulator walks through a collection for each query: where production answers, it would run into deadlines. */
const deadlinesTimes = 30;

export type People = Readonly<Record<StaffRole, Staff>>;

/** Stores a shop of `size` clients in the stack, to which this process talks from then on, and gives its staff. */
export async function openShop(stack: BenchStack, size: number): Promise<People> {
  stackAddresses();
  Object.assign(process.env, functionSettings(stack));
  const [owner, office, welder, second] = [
    await createTestStaff('owner'),
    await createTestStaff('office'),
    await createTestStaff('welder'),
    await createTestStaff('welder'),
  ];
  await fillShop(makeShop(size, [welder.id, second.id], new Date()));
  return { owner, office, welder };
}

/** What one answer of each route and one run of each schedule costs. */
export async function countShop(
  stack: BenchStack,
  people: People,
  indexes: readonly string[],
): Promise<readonly RouteCost[]> {
  return await behindProxy(stack, async (recording, proxy) => {
    const ofRoutes = await withFunction(stack, async (direct) => {
      const requests = await requestsOf(people, direct);
      return await withFunction(recording, (recorded) => countRoutes(requests, recorded, proxy, indexes));
    });
    const ofSchedules: RouteCost[] = [];
    for (const schedule of schedules) {
      const count = (sender: ApiSender) => countSchedule(schedule, sender, proxy, indexes);
      ofSchedules.push(await withFunction(recording, count, schedule.target));
    }
    return [...ofRoutes, ...ofSchedules];
  });
}

/** How long the routes take that can be asked again and again. @param isAsked whether a route is among them */
export async function timeShop(
  stack: BenchStack,
  people: People,
  timing: Timing,
  isAsked = (_route: string) => true,
): Promise<readonly RouteTime[]> {
  return await behindProxy(stack, (recording, proxy) =>
    withFunction(recording, (recorded) =>
      withFunction(stack, async (direct) => {
        const requests = await requestsOf(people, direct);
        const repeatable = requests.filter(({ route }) => route !== growing && isAsked(route));
        return await timeRoutes(repeatable, { direct, recorded, proxy, stack }, timing);
      }),
    ),
  );
}

/** Runs `work` with a stack whose Firestore is the emulator behind a proxy. */
async function behindProxy<Result>(
  stack: BenchStack,
  work: (recording: BenchStack, proxy: RecordingProxy) => Promise<Result>,
): Promise<Result> {
  const proxy = await startRecordingProxy(stack.firestore);
  try {
    return await work({ ...stack, firestore: proxy.host }, proxy);
  } finally {
    await proxy.stop();
  }
}

/** Runs `work` with the built function, which is ended afterwards. */
export async function withFunction<Result>(
  stack: BenchStack,
  work: (sender: ApiSender) => Promise<Result>,
  target = 'api',
): Promise<Result> {
  const server = await serveFunction(join(stack.directory, 'functions'), stack, {
    ...noLimits,
    DEADLINES_TIMES: String(deadlinesTimes),
    FUNCTION_TARGET: target,
  });
  const sender = apiSender(server.port);
  try {
    return await work(sender);
  } finally {
    sender.close();
    await server.stop();
  }
}

async function requestsOf(
  { owner, office, welder }: People,
  direct: ApiSender,
): Promise<readonly RouteRequest[]> {
  const tokens = {
    owner: await staffToken(owner),
    office: await staffToken(office),
    welder: await staffToken(welder),
  };
  return [
    ...siteRequests(signInWith(direct), welder.id),
    ...deskRequests({ tokens, welder, sender: direct }),
    ...crewRequests({ token: tokens.office, welder, sender: direct }),
    ...hoursRequests({ tokens, welder, sender: direct }),
    ...moneyRequests({ token: tokens.owner, sender: direct }),
  ];
}
