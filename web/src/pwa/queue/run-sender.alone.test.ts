import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { broadcastQueueNews } from './queue-news.ts';
import { runSender } from './run-sender.ts';
import type { Remaining } from './send-queue.ts';

let page: EventTarget;
let shown: EventTarget & { hidden: boolean };
let device: { onLine: boolean };

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  shown = Object.assign(new EventTarget(), { hidden: false });
  device = { onLine: true };
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', shown);
  vi.stubGlobal('navigator', device);
  vi.stubGlobal('BroadcastChannel', FakeChannel);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  channels.clear();
});

const channels = new Set<FakeChannel>();
class FakeChannel {
  onmessage: ((event: { data: unknown }) => void) | undefined;
  readonly name: string;
  constructor(name: string) {
    this.name = name;
    channels.add(this);
  }
  postMessage(data: unknown): void {
    for (const channel of channels)
      if (channel !== this && channel.name === this.name) channel.onmessage?.({ data });
  }
  close(): void {
    channels.delete(this);
  }
}

/** How often it was tried after each of these times, in seconds from now. */
async function triesAfter(send: { mock: { calls: unknown[] } }, ...seconds: number[]): Promise<number[]> {
  const counts: number[] = [];
  let passed = 0;
  for (const second of seconds) {
    await vi.advanceTimersByTimeAsync(Math.round((second - passed) * 1_000));
    passed = second;
    counts.push(send.mock.calls.length);
  }
  return counts;
}

test('retries in growing pauses of at most a minute, until the queue is empty', async () => {
  let stillQueued = true;
  const send = vi.fn(async () => ({ stillQueued }));
  runSender('a-queue', send);
  expect(await triesAfter(send, 0, 2.9, 3, 8.9, 9, 21, 45, 93, 152, 153)).toEqual([
    1, 1, 2, 2, 3, 4, 5, 6, 6, 7,
  ]);
  stillQueued = false;
  expect(await triesAfter(send, 60, 3_600)).toEqual([8, 8]);
});

test('sends at once when an item is added to an empty queue, and soon again', async () => {
  let stillQueued = false;
  const send = vi.fn(async () => ({ stillQueued }));
  runSender('a-queue', send);
  expect(await triesAfter(send, 3_600)).toEqual([1]);
  stillQueued = true;
  broadcastQueueNews('a-queue', { wake: true });
  broadcastQueueNews('a-queue', { wake: true });
  expect(await triesAfter(send, 0, 2.9, 3, 9)).toEqual([3, 3, 4, 5]);
  broadcastQueueNews('a-queue');
  broadcastQueueNews('another', { wake: true });
  expect(await triesAfter(send, 0)).toEqual([5]);
});

test('makes one attempt at a time, and then sends items queued during it', async () => {
  const first = Promise.withResolvers<Remaining>();
  const send = vi.fn(async () => ({ stillQueued: false }));
  send.mockReturnValueOnce(first.promise);
  runSender('a-queue', send);
  broadcastQueueNews('a-queue', { wake: true });
  page.dispatchEvent(new Event('online'));
  expect(await triesAfter(send, 600)).toEqual([1]);
  first.resolve({ stillQueued: false });
  expect(await triesAfter(send, 0, 600)).toEqual([2, 2]);
});

test('pauses without a connection, and sends at once when it returns', async () => {
  device.onLine = false;
  const send = vi.fn(async () => ({ stillQueued: true }));
  runSender('a-queue', send);
  broadcastQueueNews('a-queue', { wake: true });
  expect(await triesAfter(send, 3_600)).toEqual([0]);
  device.onLine = true;
  page.dispatchEvent(new Event('online'));
  expect(await triesAfter(send, 0, 3, 9)).toEqual([1, 2, 3]);
});

test('pauses in a hidden page after one attempt, and sends at once when it is shown', async () => {
  const send = vi.fn(async () => ({ stillQueued: true }));
  shown.hidden = true;
  runSender('a-queue', send);
  expect(await triesAfter(send, 3_600)).toEqual([1]);
  shown.hidden = false;
  shown.dispatchEvent(new Event('visibilitychange'));
  expect(await triesAfter(send, 0, 3)).toEqual([2, 3]);
});

test('sends at once in a page restored from the browser’s cache, and only once in a new page', async () => {
  const send = vi.fn(async () => ({ stillQueued: false }));
  runSender('a-queue', send);
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(await triesAfter(send, 0)).toEqual([1]);
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(await triesAfter(send, 0)).toEqual([2]);
});

test('sends a delayed item at its time, even in a hidden page', async () => {
  const send = vi.fn<() => Promise<Remaining>>(async () => ({ stillQueued: false }));
  send.mockResolvedValueOnce({ stillQueued: false, notBefore: Date.now() + 20_000 });
  runSender('a-queue', send);
  shown.hidden = true;
  expect(await triesAfter(send, 19.9, 20, 600)).toEqual([1, 2, 2]);
});

test('does not send once stopped', async () => {
  const send = vi.fn(async () => ({ stillQueued: true, notBefore: Date.now() + 20_000 }));
  const stop = runSender('a-queue', send);
  expect(await triesAfter(send, 0)).toEqual([1]);
  stop();
  broadcastQueueNews('a-queue', { wake: true });
  page.dispatchEvent(new Event('online'));
  expect(await triesAfter(send, 3_600)).toEqual([1]);
});
