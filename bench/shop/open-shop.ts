import { join } from 'node:path';
import type { Staff, StaffRole } from '@welding/domain/entities/staff';
import {
  type RecordedCall,
  type RecordingProxy,
  startRecordingProxy,
} from '../../tests/support/recording-proxy.ts';
import { stackAddresses } from '../../tests/support/stack.ts';
import { createTestStaff } from '../../tests/support/staff.ts';
import { type ApiRequest, type ApiSender, apiSender } from '../run/api-sender.ts';
import type { BenchStack } from '../run/bench-row.ts';
import { functionSettings, noLimits, serveFunction } from '../run/function-server.ts';
import { fillShop } from './fill-shop.ts';
import { makeShop } from './shop.ts';

/** The emulator scans a collection for each query, which would exceed production's deadlines. */
const deadlinesTimes = 30;

export type People = Readonly<Record<StaffRole, Staff>>;

/** A route and a request with status `expected`, prepared anew each time, because most change something. */
export type RouteRequest = {
  readonly route: string;
  readonly expected: number;
  readonly prepare: () => Promise<ApiRequest>;
};

/** Connects this process to the stack's emulators. */
export function useStack(stack: BenchStack): void {
  stackAddresses();
  Object.assign(process.env, functionSettings(stack));
}

/** Stores a shop of `size` clients in the stack. @param times two welders and their work @returns its staff */
export async function openShop(stack: BenchStack, size: number, times = 1): Promise<People> {
  useStack(stack);
  const [owner, office, welder] = [
    await createTestStaff('owner'),
    await createTestStaff('office'),
    await createTestStaff('welder'),
  ];
  const others: Staff[] = [];
  while (others.length < 2 * times - 1) others.push(await createTestStaff('welder'));
  const welderIds = [welder, ...others].map(({ id }) => id);
  await fillShop(makeShop(size, welderIds, new Date()));
  return { owner, office, welder };
}

/** Runs `work` with a built function, by default `api`, and stops it afterwards. */
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

/** Runs `work` with a stack whose Firestore is behind a recording proxy. */
export async function behindProxy<Result>(
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

/** Sends a request. @returns its calls of Firestore @throws Error for an unexpected status */
export async function callsOf(
  { route, expected, prepare }: RouteRequest,
  { send }: ApiSender,
  proxy: RecordingProxy,
): Promise<readonly RecordedCall[]> {
  const request = await prepare();
  proxy.take();
  const { status, text } = await send(request);
  if (status !== expected) throw new Error(`${route} was answered with ${status}: ${text}`);
  await proxy.settled();
  return proxy.take();
}
