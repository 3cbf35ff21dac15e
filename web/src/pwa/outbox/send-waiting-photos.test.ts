import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { maxPhotoPartBytes } from '@welding/domain/business/limits';
import { partHeader, uploadTokenHeader } from '@welding/domain/entities/photo-address';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StillWaitingError } from './deliver.ts';
import {
  changePhotos,
  type KeptPhoto,
  keepPhoto,
  listPhotos,
  NoRoomError,
  removePhotos,
} from './photo-store.ts';
import { dropPhotosOf, openUpload, sendWaitingPhotos } from './send-waiting-photos.ts';

type Sent = { readonly url: string; readonly part: string; readonly key: string; readonly token: string };

let sent: Sent[] = [];
/** What the server answers to a part; none where the connection is cut. */
let answer: (part: Sent) => Response | undefined | Promise<Response | undefined>;

beforeEach(async () => {
  await removePhotos(() => true);
  sent = [];
  answer = ({ part }) => taken(part);
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    const one = headers[partHeader] ?? '1/1';
    const given = { key: headers['Idempotency-Key'] ?? '', token: headers[uploadTokenHeader] ?? '' };
    const part = { url, part: one, ...given };
    sent.push(part);
    const answered = await answer(part);
    if (!answered) throw new TypeError('Failed to fetch');
    return answered;
  });
});
afterEach(() => vi.unstubAllGlobals());

function taken(part: string): Response {
  const [index, count] = part.split('/');
  return new Response(null, { status: index === count ? 201 : 202 });
}

let order = 0;

function aPhoto(fields: Partial<KeptPhoto> = {}): KeptPhoto {
  order += 1;
  return {
    ...{ id: randomUUID(), draft: 'a form', order, caption: '', addedAt: Date.now() },
    bytes: new ArrayBuffer(3 * maxPhotoPartBytes),
    upload: { quoteId: 'a-request', token: 'its token' },
    ...fields,
  };
}

const small = (fields: Partial<KeptPhoto> = {}) => aPhoto({ bytes: new ArrayBuffer(10), ...fields });
const parts = () => sent.map(({ part }) => part);
const keys = () => sent.map(({ key }) => key);

test('photos go out one after the other in the order of the form, and then leave the device', async () => {
  const [one, two, three] = [small({ order: 31 }), small({ order: 30 }), small({ order: 32 })];
  for (const photo of [one, two, three]) await keepPhoto(photo);
  await sendWaitingPhotos();
  expect(keys()).toEqual([two.id, one.id, three.id]);
  expect(sent[0]).toMatchObject({ url: '/api/quotes/a-request/photos', token: 'its token' });
  expect(await listPhotos()).toEqual([]);
});

test('they wait until the server has taken their request, and go when it has', async () => {
  await keepPhoto(small({ quoteKey: 'key of the request', upload: undefined }));
  await sendWaitingPhotos();
  expect(sent).toEqual([]);
  await openUpload('key of another', { quoteId: 'another', token: 'x' });
  await openUpload('key of the request', { quoteId: 'this-one', token: 'y' });
  await sendWaitingPhotos();
  expect(sent).toMatchObject([{ url: '/api/quotes/this-one/photos', token: 'y' }]);
});

test('what a cut connection loses is one part: the next try goes on there', async () => {
  await keepPhoto(aPhoto());
  await keepPhoto(small());
  answer = ({ part }) => (part === '2/3' ? undefined : taken(part));
  await expect(sendWaitingPhotos()).rejects.toThrow(StillWaitingError);
  expect((await listPhotos()).map(({ state, sentParts }) => [state, sentParts])).toEqual([
    [undefined, 1],
    [undefined, undefined],
  ]);
  answer = ({ part }) => taken(part);
  await sendWaitingPhotos();
  expect(parts()).toEqual(['1/3', '2/3', '2/3', '3/3', '1/1']);
});

test('page and worker that send at once send nothing twice', async () => {
  for (let count = 0; count < 3; count += 1) await keepPhoto(aPhoto());
  await Promise.all([sendWaitingPhotos(), sendWaitingPhotos(), sendWaitingPhotos()]);
  expect(sent).toHaveLength(9);
  expect(new Set(sent.map(({ key, part }) => `${key} ${part}`)).size).toBe(9);
});

test('a photo that is refused stays with the reason, lets the others pass, and can be sent again', async () => {
  const [refused, other] = [aPhoto(), small()];
  for (const photo of [refused, other]) await keepPhoto(photo);
  answer = ({ part, key }) =>
    key === refused.id && part === '3/3' ? new Response('A request takes 8', { status: 409 }) : taken(part);
  await sendWaitingPhotos();
  expect(keys().at(-1)).toBe(other.id);
  expect(await listPhotos()).toMatchObject([
    { id: refused.id, state: 'refused', message: 'A request takes 8' },
  ]);
  await sendWaitingPhotos();
  expect(sent).toHaveLength(4);
  await changePhotos(() => ({ state: undefined, message: undefined }));
  answer = ({ part }) => taken(part);
  await sendWaitingPhotos();
  expect(parts().slice(4)).toEqual(['1/3', '2/3', '3/3']);
  expect(await listPhotos()).toEqual([]);
});

test('a busy server is asked again for a day; then the person is told', async () => {
  await keepPhoto(small());
  answer = () => new Response('Too many photos', { status: 503 });
  await expect(sendWaitingPhotos()).rejects.toThrow(StillWaitingError);
  expect((await listPhotos())[0]?.busySince).toBeGreaterThan(0);
  await changePhotos(() => ({ busySince: Date.now() - 25 * 60 * 60 * 1000 }));
  await sendWaitingPhotos();
  expect(await listPhotos()).toMatchObject([{ state: 'refused', message: 'Too many photos' }]);
});

test('where the server has lost a part, the photo begins anew', async () => {
  await keepPhoto(aPhoto());
  answer = ({ part }) =>
    part === '3/3' && sent.length < 4 ? new Response('A part is missing', { status: 410 }) : taken(part);
  await sendWaitingPhotos();
  expect(parts()).toEqual(['1/3', '2/3', '3/3', '1/3', '2/3', '3/3']);
});

test('of a photo that is called off on its way nothing more is sent', async () => {
  const photo = aPhoto();
  await keepPhoto(photo);
  answer = async ({ part }) => {
    await removePhotos(({ id }) => id === photo.id);
    return taken(part);
  };
  await sendWaitingPhotos();
  expect(parts()).toEqual(['1/3']);
  expect(await listPhotos()).toEqual([]);
});

test('the photos of a request that is taken back go, those of others stay', async () => {
  await keepPhoto(small({ quoteKey: 'one', upload: undefined }));
  const other = small({ quoteKey: 'other', upload: undefined });
  await keepPhoto(other);
  await dropPhotosOf('one');
  expect((await listPhotos()).map(({ id }) => id)).toEqual([other.id]);
});

test('50 MB of photos are kept, not a byte more; when some were sent there is room again', async () => {
  await keepPhoto(aPhoto({ bytes: new ArrayBuffer(30_000_000), upload: undefined }));
  const sentSoon = aPhoto({ bytes: new ArrayBuffer(20_000_000), upload: undefined });
  await keepPhoto(sentSoon);
  const more = aPhoto({ bytes: new ArrayBuffer(1) });
  await expect(keepPhoto(more)).rejects.toThrow(NoRoomError);
  await expect(keepPhoto(more)).rejects.toThrow(/no room for more photos on this phone/);
  expect(await listPhotos()).toHaveLength(2);
  await removePhotos(({ id }) => id === sentSoon.id);
  await keepPhoto(more);
  expect(await listPhotos()).toHaveLength(2);
});

test('several that come at once do not go over the bound together', async () => {
  const many = Array.from({ length: 4 }, () => aPhoto({ bytes: new ArrayBuffer(20_000_000) }));
  await Promise.allSettled(many.map(keepPhoto));
  expect(await listPhotos()).toHaveLength(2);
});

test('a full disk is said in a sentence, and what was kept before stays', async () => {
  const kept = small();
  await keepPhoto(kept);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full', 'QuotaExceededError');
  });
  await expect(keepPhoto(small())).rejects.toThrow(/^This phone has no room left for the photo/);
  put.mockRestore();
  expect((await listPhotos()).map(({ id }) => id)).toEqual([kept.id]);
});
