import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QueueWithServer, taken, tap } from '../../../../tests/support/queue-with-server.ts';
import { onQueueNews, type QueueNews } from './queue-news.ts';
import { removeQueued, sendQueue } from './send-queue.ts';

const dayMs = 86_400_000;

let of: QueueWithServer;
beforeEach(() => {
  of = new QueueWithServer();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ids = () => of.sent.map(({ id }) => id);

test('sends all items in order, the first lane first, and then removes them', async () => {
  const photoId = await of.addPhoto(1);
  const [one, two, three] = [
    await of.addTap('start'),
    await of.add('cash', { dollars: 450 }),
    await of.addTap('finish'),
  ];
  expect(await sendQueue(of.app)).toEqual({ stillQueued: false });
  expect(ids()).toEqual([one, two, three, photoId]);
  expect(of.sent.slice(0, 2)).toMatchObject([
    { url: '/taps', body: { step: 'start' } },
    { url: '/cash', body: { dollars: 450 } },
  ]);
  expect(await of.queued()).toEqual([]);
});

test('sends an item queued meanwhile too, in its lane', async () => {
  await of.addPhoto(1);
  await of.addPhoto(1);
  of.answer = async () => {
    if (of.sent.length === 1) await of.addTap('start');
    return taken();
  };
  await sendQueue(of.app);
  expect(of.sent.map(({ url }) => url)).toEqual(['/photos', '/taps', '/photos']);
});

test('pages and the worker sending at once send each item once', async () => {
  for (const step of ['one', 'two', 'three']) await of.addTap(step);
  await of.addPhoto(3);
  await Promise.all([sendQueue(of.app), sendQueue(of.app), sendQueue(of.app)]);
  expect(of.sent.map(({ body, part }) => [body, part])).toEqual([
    [{ step: 'one' }, '1/1'],
    [{ step: 'two' }, '1/1'],
    [{ step: 'three' }, '1/1'],
    [undefined, '1/3'],
    [undefined, '2/3'],
    [undefined, '3/3'],
  ]);
});

test('without a connection, a lane waits and the server is not called busy', async () => {
  const [one, two] = [await of.addTap('start'), await of.addTap('finish')];
  of.answer = () => undefined;
  expect(await sendQueue(of.app)).toEqual({ stillQueued: true });
  expect(ids()).toEqual([one]);
  expect(await of.queue.list()).toMatchObject([{ id: one, attempts: 0 }, { id: two }]);
  expect((await of.queue.list())[0]?.busySince).toBeUndefined();
});

test('an item saved by a worker (202) stays queued', async () => {
  const one = await of.addTap('start');
  of.answer = () => Response.json({ saved: true }, { status: 202 });
  expect(await sendQueue(of.app)).toEqual({ stillQueued: true });
  expect(await of.queued()).toEqual([one]);
});

test.each([408, 429, 500, 503])(
  '%d makes an item and those behind it wait, but not another lane',
  async (status) => {
    await of.addTap('start');
    await of.addTap('finish');
    await of.addPhoto(1);
    of.answer = ({ url }) => (url === '/taps' ? new Response('Busy', { status }) : taken());
    expect(await sendQueue(of.app)).toEqual({ stillQueued: true });
    expect(of.sent.map(({ url }) => url)).toEqual(['/taps', '/photos']);
    expect((await of.queue.list())[0]).toMatchObject({ attempts: 1, busySince: expect.any(Number) });
  },
);

test('gives up after a day and three attempts, and the item can be sent again', async () => {
  const id = await of.addTap('start');
  of.answer = () => new Response('Busy', { status: 503 });
  await sendQueue(of.app);
  await of.queue.change(id, { busySince: Date.now() - dayMs });
  await sendQueue(of.app);
  expect((await of.queue.list())[0]?.returned).toBeUndefined();
  await sendQueue(of.app);
  expect(await of.queue.list()).toMatchObject([{ returned: { reason: 'expired', message: 'Busy' } }]);
  expect(await sendQueue(of.app)).toEqual({ stillQueued: false });
  await of.queue.retry(id);
  of.answer = taken;
  await sendQueue(of.app);
  expect(await of.queued()).toEqual([]);
});

test('keeps a refused item with its message and code, and sends the others', async () => {
  const [refused, other] = [await of.addTap('start'), await of.addTap('finish')];
  of.answer = ({ id }) =>
    id === refused ? Response.json({ message: 'Cancelled', code: 'gone' }, { status: 409 }) : taken();
  expect(await sendQueue(of.app)).toEqual({ stillQueued: false });
  expect(ids()).toEqual([refused, other]);
  expect(await of.queue.list()).toMatchObject([
    { id: refused, returned: { reason: 'refused', message: 'Cancelled', code: 'gone' } },
  ]);
});

test('an item waits after a refusal of the account', async () => {
  const id = await of.addTap('start');
  of.answer = () => new Response('Please sign in', { status: 401 });
  expect(await sendQueue(of.app)).toEqual({ stillQueued: true });
  expect(await of.queue.list()).toMatchObject([{ id, attempts: 0 }]);
  expect((await of.queue.list())[0]?.returned).toBeUndefined();
});

test('sends no items of another person, and none while signed out', async () => {
  await of.addTap('start', { owner: 'wanda' });
  expect(await sendQueue(of.app)).toEqual({ stillQueued: false });
  expect(await sendQueue({ ...of.app, signIn: async () => undefined })).toEqual({ stillQueued: true });
  expect(of.sent).toEqual([]);
  expect(await of.queued()).toHaveLength(1);
});

test('checks who is signed in only when an item is due', async () => {
  await of.add('photo', { caption: 'draft' });
  await of.add('unknown', {});
  expect(await sendQueue(of.app)).toEqual({ stillQueued: false });
  expect(of.app.signIn).not.toHaveBeenCalled();
  expect(await of.queued()).toHaveLength(2);
});

test('a delayed item waits with those behind it, and can be undone until then', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const notBefore = Date.now() + 20_000;
  const held = await of.addTap('on my way', { notBefore });
  await of.addTap('start');
  await of.addPhoto(1);
  expect(await sendQueue(of.app)).toEqual({ stillQueued: false, notBefore });
  expect(of.sent.map(({ url }) => url)).toEqual(['/photos']);
  vi.setSystemTime(notBefore);
  await sendQueue(of.app);
  expect(of.sent.slice(1).map(({ body }) => body)).toEqual([{ step: 'on my way' }, { step: 'start' }]);

  const second = await of.addTap('on my way', { notBefore: Date.now() + 20_000 });
  expect(await removeQueued(of.app, tap, second)).toBe(true);
  expect(await removeQueued(of.app, tap, held)).toBe(false);
  vi.setSystemTime(Date.now() + 60_000);
  await sendQueue(of.app);
  expect(of.sent).toHaveLength(3);
});

test('an item being sent cannot be undone', async () => {
  const id = await of.addTap('start');
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  of.answer = async () => {
    begun.resolve();
    await end.promise;
    return taken();
  };
  const sending = sendQueue(of.app);
  await begun.promise;
  const taking = removeQueued(of.app, tap, id);
  end.resolve();
  await sending;
  expect(await taking).toBe(false);
});

test('pages receive each answer, and finally a list of sent and returned items', async () => {
  const refused = await of.addTap('start');
  await of.addPhoto(1);
  of.answer = ({ id }) => (id === refused ? new Response('No', { status: 409 }) : taken());
  const heard: QueueNews[] = [];
  const stop = onQueueNews(of.queue.name, (news) => heard.push(news));
  await sendQueue(of.app);
  await vi.waitFor(() => expect(heard.at(-1)).toMatchObject({ sent: ['photo'], returned: ['tap'] }));
  expect(heard.filter((news) => news.response !== undefined)).toMatchObject([{ response: { done: true } }]);
  stop();
});
