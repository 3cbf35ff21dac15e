import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QueueWithServer, type Sent, taken } from '../../../../tests/support/queue-with-server.ts';
import { sendQueue } from './send-queue.ts';

let of: QueueWithServer;
beforeEach(() => {
  of = new QueueWithServer();
});
afterEach(() => vi.unstubAllGlobals());

test('50 taps across three outages with lost answers arrive once and in order', async () => {
  const stored = new Map<string, unknown>();
  const order: unknown[] = [];
  const store = ({ id, body }: Sent) => {
    if (!stored.has(id)) order.push(body);
    stored.set(id, body);
  };
  let outage = false;
  let count = 0;
  // Where the signal is weak, each third request is lost before the server, each third answer after it.
  of.answer = (one) => {
    if (outage) return undefined;
    count += 1;
    if (count % 3 === 0) return undefined;
    store(one);
    return count % 3 === 1 ? taken() : undefined;
  };
  for (let step = 0; step < 50; step += 1) {
    outage = step % 17 < 10;
    await of.addTap(`step ${step}`);
    await sendQueue(of.app);
  }
  outage = false;
  for (let tries = 0; tries < 200 && (await of.queued()).length > 0; tries += 1) await sendQueue(of.app);
  expect(await of.queued()).toEqual([]);
  expect(order).toEqual(Array.from({ length: 50 }, (_, step) => ({ step: `step ${step}` })));
});

test('a cut connection loses one part of a photo, and the next attempt continues there', async () => {
  await of.addPhoto(3);
  await of.addPhoto(1);
  of.answer = ({ part }) => (part === '2/3' ? undefined : taken());
  expect(await sendQueue(of.app)).toEqual({ stillQueued: true });
  expect((await of.queue.list()).map(({ sentParts }) => sentParts)).toEqual([1, undefined]);
  of.answer = taken;
  await sendQueue(of.app);
  expect(of.sent.map(({ part }) => part)).toEqual(['1/3', '2/3', '2/3', '3/3', '1/1']);
});

test('a photo restarts when the server lost a part', async () => {
  await of.addPhoto(3);
  of.answer = ({ part }) =>
    part === '3/3' && of.sent.length < 4 ? new Response('A part is missing', { status: 410 }) : taken();
  expect(await sendQueue(of.app)).toEqual({ stillQueued: true });
  await sendQueue(of.app);
  expect(of.sent.map(({ part }) => part)).toEqual(['1/3', '2/3', '3/3', '1/3', '2/3', '3/3']);
});

test('sends no further part of a photo deleted during its upload', async () => {
  const id = await of.addPhoto(3);
  of.answer = async () => {
    await of.queue.remove(id);
    return taken();
  };
  await sendQueue(of.app);
  expect(of.sent.map(({ part }) => part)).toEqual(['1/3']);
  expect(await of.queue.contentsOf(id)).toBeUndefined();
});
