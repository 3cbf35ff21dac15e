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

/** The emulator walks through a collection for each query: deadlines that hold in production would end it. */
const deadlinesTimes = 30;

export type People = Readonly<Record<StaffRole, Staff>>;

/** A route and a request that it answers with `expected`, prepared anew each time: most change something. */
export type RouteRequest = {
  readonly route: string;
  readonly expected: number;
  readonly prepare: () => Promise<ApiRequest>;
};

/** Lets this process talk to the stack's emulators. */
export function useStack(stack: BenchStack): void {
  stackAddresses();
  Object.assign(process.env, functionSettings(stack));
}

/** Stores a shop of `size` clients in the stack. @returns its staff */
export async function openShop(stack: BenchStack, size: number): Promise<People> {
  useStack(stack);
  const [owner, office, welder, second] = [
    await createTestStaff('owner'),
    await createTestStaff('office'),
    await createTestStaff('welder'),
    await createTestStaff('welder'),
  ];
  await fillShop(makeShop(size, [welder.id, second.id], new Date()));
  return { owner, office, welder };
}

/** Runs `work` with a built function, `api` unless another is named, and ends it afterwards. */
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

/** Runs `work` with a stack whose Firestore is the emulator behind a proxy. */
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

/** Sends a request. @returns the calls of Firestore that it caused @throws Error for an unexpected answer */
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
