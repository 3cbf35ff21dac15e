import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { partHeader } from '@welding/domain/entities/photo-address';
import { maxPhotoPartBytes } from '@welding/domain/values/limits';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createQueue, type Queue } from './queue.ts';
import { queueKind } from './queue-kind.ts';
import { onQueueNews, type QueueNews } from './queue-news.ts';
import type { NewItem } from './queued-item.ts';
import { type QueueOfApp, sendQueue, takeBack } from './send-queue.ts';

type Sent = { readonly url: string; readonly id: string; readonly part: string; readonly body: unknown };

const dayMs = 86_400_000;
const tap = queueKind({
  name: 'tap',
  lane: 'taps',
  schema: z.object({ step: z.string() }),
  request: (json) => ({ url: '/taps', json }),
});
const cash = queueKind({
  name: 'cash',
  lane: 'taps',
  schema: z.object({ dollars: z.number() }),
  request: (json) => ({ url: '/cash', json }),
});
const photo = queueKind({
  name: 'photo',
  lane: 'photos',
  schema: z.object({ caption: z.string() }),
  isReady: ({ caption }) => caption !== 'draft',
  request: () => ({ url: '/photos' }),
});

let queue: Queue;
let app: QueueOfApp;
let sent: Sent[] = [];
/** What the server answers; none where the connection is cut. */
let answer: (sent: Sent) => Response | undefined | Promise<Response | undefined>;
const taken = () => Response.json({ done: true }, { status: 201 });

beforeEach(() => {
  queue = createQueue(`queue ${randomUUID()}`);
  app = {
    queue,
    kinds: [tap, cash, photo],
    signIn: vi.fn(async () => ({ owner: 'wes', headers: { Authorization: 'Bearer of wes' } })),
    isAboutSender: ({ status }) => status === 401,
    carryOver: async () => undefined,
  };
  sent = [];
  answer = taken;
  vi.stubGlobal(
    'fetch',
    async (url: string, { headers, body }: { headers: Record<string, string>; body: unknown }) => {
      const json: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
      const { [partHeader]: part = '1/1', 'Idempotency-Key': id = '' } = headers;
      expect(headers['Authorization']).toBe('Bearer of wes');
      const one = { url, id, part, body: json };
      sent.push(one);
      const answered = await answer(one);
      if (!answered) throw new TypeError('Failed to fetch');
      return answered;
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const add = (kind: string, body: unknown, others: Partial<NewItem> = {}) =>
  queue.add({ kind, owner: 'wes', body, ...others });
const addTap = (step: string, others: Partial<NewItem> = {}) => add('tap', { step }, others);
const addPhoto = (parts: number, others: Partial<NewItem> = {}) =>
  add('photo', { caption: '' }, { contents: new ArrayBuffer(parts * maxPhotoPartBytes), ...others });
const ids = () => sent.map(({ id }) => id);
const queued = async () => (await queue.list()).map(({ id }) => id);

test('everything goes out in order, the first lane first, and then leaves the device', async () => {
  const photoId = await addPhoto(1);
  const [one, two, three] = [
    await addTap('start'),
    await add('cash', { dollars: 450 }),
    await addTap('finish'),
  ];
  expect(await sendQueue(app)).toEqual({ stillQueued: false });
  expect(ids()).toEqual([one, two, three, photoId]);
  expect(sent.slice(0, 2)).toMatchObject([
    { url: '/taps', body: { step: 'start' } },
    { url: '/cash', body: { dollars: 450 } },
  ]);
  expect(await queued()).toEqual([]);
});

test('what is queued while others are sent goes with them, in its lane', async () => {
  await addPhoto(1);
  await addPhoto(1);
  answer = async () => {
    if (sent.length === 1) await addTap('start');
    return taken();
  };
  await sendQueue(app);
  expect(sent.map(({ url }) => url)).toEqual(['/photos', '/taps', '/photos']);
});

test('pages and the worker that send at once send nothing twice', async () => {
  for (const step of ['one', 'two', 'three']) await addTap(step);
  await addPhoto(3);
  await Promise.all([sendQueue(app), sendQueue(app), sendQueue(app)]);
  expect(sent.map(({ body, part }) => [body, part])).toEqual([
    [{ step: 'one' }, '1/1'],
    [{ step: 'two' }, '1/1'],
    [{ step: 'three' }, '1/1'],
    [undefined, '1/3'],
    [undefined, '2/3'],
    [undefined, '3/3'],
  ]);
});

test('without a connection all of a lane waits, and nobody calls the server busy', async () => {
  const [one, two] = [await addTap('start'), await addTap('finish')];
  answer = () => undefined;
  expect(await sendQueue(app)).toEqual({ stillQueued: true });
  expect(ids()).toEqual([one]);
  expect(await queue.list()).toMatchObject([{ id: one, attempts: 0 }, { id: two }]);
  expect((await queue.list())[0]?.busySince).toBeUndefined();
});

test('that a worker has saved it (202) does not mean that it was sent', async () => {
  const one = await addTap('start');
  answer = () => Response.json({ saved: true }, { status: 202 });
  expect(await sendQueue(app)).toEqual({ stillQueued: true });
  expect(await queued()).toEqual([one]);
});

test.each([408, 429, 500, 503])(
  '%d says later: it waits with all behind it, another lane does not',
  async (status) => {
    await addTap('start');
    await addTap('finish');
    await addPhoto(1);
    answer = ({ url }) => (url === '/taps' ? new Response('Busy', { status }) : taken());
    expect(await sendQueue(app)).toEqual({ stillQueued: true });
    expect(sent.map(({ url }) => url)).toEqual(['/taps', '/photos']);
    expect((await queue.list())[0]).toMatchObject({ attempts: 1, busySince: expect.any(Number) });
  },
);

test('after a day and three tries of that the person is told, and can have it sent again', async () => {
  const id = await addTap('start');
  answer = () => new Response('Busy', { status: 503 });
  await sendQueue(app);
  await queue.change(id, { busySince: Date.now() - dayMs });
  await sendQueue(app);
  expect((await queue.list())[0]?.returned).toBeUndefined();
  await sendQueue(app);
  expect(await queue.list()).toMatchObject([{ returned: { reason: 'expired', message: 'Busy' } }]);
  expect(await sendQueue(app)).toEqual({ stillQueued: false });
  await queue.retry(id);
  answer = taken;
  await sendQueue(app);
  expect(await queued()).toEqual([]);
});

test('what is refused stays with sentence and code, and lets the others pass', async () => {
  const [refused, other] = [await addTap('start'), await addTap('finish')];
  answer = ({ id }) =>
    id === refused ? Response.json({ message: 'Cancelled', code: 'gone' }, { status: 409 }) : taken();
  expect(await sendQueue(app)).toEqual({ stillQueued: false });
  expect(ids()).toEqual([refused, other]);
  expect(await queue.list()).toMatchObject([
    { id: refused, returned: { reason: 'refused', message: 'Cancelled', code: 'gone' } },
  ]);
});

test('what is said of the account and not of the item leaves it waiting', async () => {
  const id = await addTap('start');
  answer = () => new Response('Please sign in', { status: 401 });
  expect(await sendQueue(app)).toEqual({ stillQueued: true });
  expect(await queue.list()).toMatchObject([{ id, attempts: 0 }]);
  expect((await queue.list())[0]?.returned).toBeUndefined();
});

test("nobody sends another one's, and nobody signed in sends none", async () => {
  await addTap('start', { owner: 'wanda' });
  expect(await sendQueue(app)).toEqual({ stillQueued: false });
  expect(await sendQueue({ ...app, signIn: async () => undefined })).toEqual({ stillQueued: true });
  expect(sent).toEqual([]);
  expect(await queued()).toHaveLength(1);
});

test('who sends is asked only when something is due', async () => {
  await add('photo', { caption: 'draft' });
  await add('unknown', {});
  expect(await sendQueue(app)).toEqual({ stillQueued: false });
  expect(app.signIn).not.toHaveBeenCalled();
  expect(await queued()).toHaveLength(2);
});

test('what is held back waits for its time with all behind it, and can be taken back until then', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const notBefore = Date.now() + 20_000;
  const held = await addTap('on my way', { notBefore });
  await addTap('start');
  await addPhoto(1);
  expect(await sendQueue(app)).toEqual({ stillQueued: false, notBefore });
  expect(sent.map(({ url }) => url)).toEqual(['/photos']);
  vi.setSystemTime(notBefore);
  await sendQueue(app);
  expect(sent.slice(1).map(({ body }) => body)).toEqual([{ step: 'on my way' }, { step: 'start' }]);

  const second = await addTap('on my way', { notBefore: Date.now() + 20_000 });
  expect(await takeBack(app, tap, second)).toBe(true);
  expect(await takeBack(app, tap, held)).toBe(false);
  vi.setSystemTime(Date.now() + 60_000);
  await sendQueue(app);
  expect(sent).toHaveLength(3);
});

test('what is being sent cannot be taken back any more', async () => {
  const id = await addTap('start');
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  answer = async () => {
    begun.resolve();
    await end.promise;
    return taken();
  };
  const sending = sendQueue(app);
  await begun.promise;
  const taking = takeBack(app, tap, id);
  end.resolve();
  await sending;
  expect(await taking).toBe(false);
});

test('what a cut connection loses of a photo is one part: the next try goes on there', async () => {
  await addPhoto(3);
  await addPhoto(1);
  answer = ({ part }) => (part === '2/3' ? undefined : taken());
  expect(await sendQueue(app)).toEqual({ stillQueued: true });
  expect((await queue.list()).map(({ sentParts }) => sentParts)).toEqual([1, undefined]);
  answer = taken;
  await sendQueue(app);
  expect(sent.map(({ part }) => part)).toEqual(['1/3', '2/3', '2/3', '3/3', '1/1']);
});

test('where the server has lost a part, the photo begins anew', async () => {
  await addPhoto(3);
  answer = ({ part }) =>
    part === '3/3' && sent.length < 4 ? new Response('A part is missing', { status: 410 }) : taken();
  expect(await sendQueue(app)).toEqual({ stillQueued: true });
  await sendQueue(app);
  expect(sent.map(({ part }) => part)).toEqual(['1/3', '2/3', '3/3', '1/3', '2/3', '3/3']);
});

test('of a photo that is called off on its way nothing more is sent', async () => {
  const id = await addPhoto(3);
  answer = async () => {
    await queue.remove(id);
    return taken();
  };
  await sendQueue(app);
  expect(sent.map(({ part }) => part)).toEqual(['1/3']);
  expect(await queue.contentsOf(id)).toBeUndefined();
});

test('pages hear of each answer, and at the end of what was sent and came back', async () => {
  const refused = await addTap('start');
  await addPhoto(1);
  answer = ({ id }) => (id === refused ? new Response('No', { status: 409 }) : taken());
  const heard: QueueNews[] = [];
  const stop = onQueueNews(queue.name, (news) => heard.push(news));
  await sendQueue(app);
  await vi.waitFor(() => expect(heard.at(-1)).toMatchObject({ sent: ['photo'], returned: ['tap'] }));
  expect(heard.filter((news) => news.answer !== undefined)).toMatchObject([{ answer: { done: true } }]);
  stop();
});
