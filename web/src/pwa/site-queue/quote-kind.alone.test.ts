import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { captionHeader, uploadTokenHeader } from '@welding/domain/entities/photo-path';
import { readLanguageFrom } from '@welding/domain/values/language';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onQueueNews } from '#pwa/queue/queue-news.ts';
import { sendQueue } from '#pwa/queue/send-queue.ts';
import {
  isLeftBehind,
  listQuotePhotos,
  openPhotos,
  type QuotePhotoBody,
  queueOfSite,
  quoteKind,
  siteQueue,
  visitor,
  withdrawQuote,
} from './quote-kind.ts';
import { forgetSentLater, noteSentLater, sentLater } from './sent-later.ts';

type Sent = { readonly url: string; readonly headers: Record<string, string>; readonly body: unknown };

const quoteId = 'b0000000-0000-4000-8000-000000000001';
let sent: Sent[] = [];

beforeEach(async () => {
  for (const { id } of await siteQueue.list()) await siteQueue.remove(id);
  sent = [];
  vi.stubGlobal('fetch', async (url: string, { headers, body }: Omit<Sent, 'url'>) => {
    sent.push({ url, headers, body });
    return url === '/api/quotes'
      ? Response.json({ id: quoteId, uploadToken: 'token' }, { status: 201 })
      : new Response(null, { status: 201 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const addQuote = (id: string) =>
  siteQueue.add({ id, kind: 'quote', owner: visitor, body: { firstName: 'Pat' } });
const addPhoto = (fields: Partial<QuotePhotoBody>) => {
  const body = { draft: 'a form', caption: '', ...fields };
  return siteQueue.add({ kind: 'quote-photo', owner: visitor, body, contents: new ArrayBuffer(10) });
};
const urls = () => sent.map(({ url }) => url);

test('sends a request before photos added earlier, and the photos with its answer', async () => {
  const quoteKey = randomUUID();
  await addPhoto({ quoteKey, caption: 'Hinge, 2”' });
  await addQuote(quoteKey);
  await sendQueue(queueOfSite);
  expect(urls()).toEqual(['/api/quotes', `/api/quotes/${quoteId}/photos`]);
  expect(sent[0]).toMatchObject({ headers: { 'Idempotency-Key': quoteKey }, body: '{"firstName":"Pat"}' });
  expect(sent[1]?.headers).toMatchObject({
    [uploadTokenHeader]: 'token',
    [captionHeader]: 'Hinge%2C%202%E2%80%9D',
  });
  expect(await siteQueue.list()).toEqual([]);
});

test.each(['en', 'es'] as const)(
  'a request from a build in %s asks for answers in that language',
  async (language) => {
    const before = readLanguageFrom(() => language);
    const quoteKey = randomUUID();
    await addQuote(quoteKey);
    await addPhoto({ quoteKey });
    await sendQueue(queueOfSite);
    expect(sent.map(({ headers }) => headers['Accept-Language'])).toEqual([language, language]);
    readLanguageFrom(before);
  },
);

test('a page announces each request sent later and its waiting photos, until dismissed', async () => {
  const quoteKey = randomUUID();
  await addPhoto({ quoteKey });
  await addPhoto({ quoteKey });
  await addPhoto({});
  await addQuote(quoteKey);
  const stop = onQueueNews(siteQueue.name, ({ told }) => noteSentLater(told));
  await sendQueue(queueOfSite);
  await vi.waitFor(() =>
    expect(sentLater.get()).toEqual([
      { id: quoteKey, quote: { firstName: 'Pat' }, photos: 2, at: expect.any(Date) },
    ]),
  );
  stop();
  forgetSentLater(quoteKey);
  expect(sentLater.get()).toEqual([]);
});

test('photos wait until their request is sent', async () => {
  await addPhoto({});
  const photo = await addPhoto({ quoteKey: 'one' });
  await openPhotos('another', { id: quoteId, uploadToken: 'x' });
  await openPhotos('one', { saved: true });
  await sendQueue(queueOfSite);
  expect(sent).toEqual([]);
  await openPhotos('one', { id: quoteId, uploadToken: 'token' });
  await sendQueue(queueOfSite);
  expect(sent.map(({ headers }) => headers['Idempotency-Key'])).toEqual([photo]);
});

test('withdrawing a request removes its photos, and no others', async () => {
  const [quoteKey, sentAlready] = [randomUUID(), randomUUID()];
  await addQuote(quoteKey);
  await addPhoto({ quoteKey });
  const others = [await addPhoto({ quoteKey: 'other' }), await addPhoto({ quoteKey: sentAlready })];
  expect(await withdrawQuote(quoteKey)).toBe(true);
  expect(await withdrawQuote(sentAlready)).toBe(false);
  expect((await siteQueue.list()).map(({ id }) => id)).toEqual(others);
});

test('deletes photos only if their request is not sent, queued or open in this form', async () => {
  const quoteKey = randomUUID();
  await addQuote(quoteKey);
  const upload = { quoteId, token: 'token' };
  const [left, ...others] = [
    await addPhoto({ quoteKey: 'gone', draft: 'a closed form' }),
    await addPhoto({ quoteKey: 'gone', draft: 'this form' }),
    await addPhoto({ quoteKey, draft: 'a closed form' }),
    await addPhoto({ quoteKey: 'gone', draft: 'a closed form', upload }),
    await addPhoto({ draft: 'a closed form' }),
  ];
  const quotes = quoteKind.read(await siteQueue.list());
  const photos = await listQuotePhotos();
  expect(photos.filter((photo) => isLeftBehind(photo, 'this form', quotes)).map(({ id }) => id)).toEqual([
    left,
  ]);
  expect(others).toHaveLength(4);
});

test('releases all photos of a request or none, because a page may close between two writes', async () => {
  await addPhoto({ quoteKey: 'one' });
  await addPhoto({ quoteKey: 'one' });
  const put = IDBObjectStore.prototype.put;
  let puts = 0;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
    puts += 1;
    if (puts === 2) throw new Error('The page closed');
    return put.apply(this, given);
  });
  await expect(openPhotos('one', { id: quoteId, uploadToken: 'token' })).rejects.toThrow();
  vi.restoreAllMocks();
  expect((await listQuotePhotos()).filter(({ body }) => body.upload)).toEqual([]);
});
