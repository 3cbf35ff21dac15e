import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSending } from './keep-sending.ts';
import { tellOutboxNews } from './outbox/outbox-news.ts';

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
  constructor() {
    channels.add(this);
  }
  postMessage(data: unknown): void {
    for (const channel of channels) if (channel !== this) channel.onmessage?.({ data });
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

test('what still waits is tried again in growing pauses, of a minute at most, until nothing waits', async () => {
  let stillWaits = true;
  const send = vi.fn(async () => stillWaits);
  keepSending(send);
  expect(await triesAfter(send, 0, 2.9, 3, 8.9, 9, 21, 45, 93, 152, 153)).toEqual([
    1, 1, 2, 2, 3, 4, 5, 6, 6, 7,
  ]);
  stillWaits = false;
  expect(await triesAfter(send, 60, 3_600)).toEqual([8, 8]);
});

test('where nothing waits it is tried when something is kept, and soon again', async () => {
  let stillWaits = false;
  const send = vi.fn(async () => stillWaits);
  keepSending(send);
  expect(await triesAfter(send, 3_600)).toEqual([1]);
  stillWaits = true;
  tellOutboxNews({ sent: 0, returned: 0 });
  tellOutboxNews({ sent: 0, returned: 0 });
  expect(await triesAfter(send, 0, 3, 8.9, 9)).toEqual([1, 2, 2, 3]);
});

test('one try at a time: what is kept during one is tried after it', async () => {
  const first = Promise.withResolvers<boolean>();
  const send = vi.fn(async () => false);
  send.mockReturnValueOnce(first.promise);
  keepSending(send);
  tellOutboxNews({ sent: 0, returned: 0 });
  page.dispatchEvent(new Event('online'));
  expect(await triesAfter(send, 600)).toEqual([1]);
  first.resolve(false);
  expect(await triesAfter(send, 3, 600)).toEqual([2, 2]);
});

test('without a connection it rests, and tries at once when the connection is back', async () => {
  device.onLine = false;
  const send = vi.fn(async () => true);
  keepSending(send);
  tellOutboxNews({ sent: 0, returned: 0 });
  expect(await triesAfter(send, 3_600)).toEqual([0]);
  device.onLine = true;
  page.dispatchEvent(new Event('online'));
  expect(await triesAfter(send, 0, 3, 9)).toEqual([1, 2, 3]);
});

test('a page that nobody looks at rests after a try, and tries at once when it is shown again', async () => {
  const send = vi.fn(async () => true);
  shown.hidden = true;
  keepSending(send);
  expect(await triesAfter(send, 3_600)).toEqual([1]);
  shown.hidden = false;
  shown.dispatchEvent(new Event('visibilitychange'));
  expect(await triesAfter(send, 0, 3)).toEqual([2, 3]);
});
