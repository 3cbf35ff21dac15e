import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { captionHeader, uploadTokenHeader } from '@welding/domain/entities/photo-path';
import { readLanguageFrom } from '@welding/domain/values/language';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onQueueNews } from '#pwa/queue/queue-news.ts';
import { sendQueue } from '#pwa/queue/send-queue.ts';
import {
  dropPhotosOf,
  openPhotos,
  type QuotePhotoBody,
  queueOfSite,
  siteQueue,
  visitor,
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

test('a request is sent before the photos that were added first; they follow with what the server answered', async () => {
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
  'what is sent from a build in %s asks for sentences in it',
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

test('a page hears of each request that was sent later, and how many photos follow, until the person has read it', async () => {
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

test('photos of a form, and of a request that the server has not taken, wait', async () => {
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

test('the photos of a request that is taken back go, those of others stay', async () => {
  await addPhoto({ quoteKey: 'one' });
  const other = await addPhoto({ quoteKey: 'other' });
  await dropPhotosOf('one');
  expect((await siteQueue.list()).map(({ id }) => id)).toEqual([other]);
});
