import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { maxPhotoPartBytes } from '@welding/domain/business/limits';
import { partHeader } from '@welding/domain/entities/photo-address';
import { staffMessages } from '@welding/domain/entities/staff';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StillWaitingError } from '#pwa/outbox/deliver.ts';
import { keptPhotos, type NewKeptPhoto } from './kept-photo-store.ts';
import { sendKeptPhotos } from './send-kept-photos.ts';

const wes = { personId: 'wes', idToken: 'token of wes' };
const signIn = async () => wes;

type Sent = { readonly url: string; readonly part: string; readonly key: string };

let sent: Sent[] = [];
/** What the server answers to a part; none where the connection is cut. */
let answer: (part: Sent) => Response | undefined | Promise<Response | undefined>;

const taken = () => new Response(null, { status: 201 });

beforeEach(async () => {
  for (const { order } of await keptPhotos.list()) await keptPhotos.remove(order);
  sent = [];
  answer = taken;
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    const part = { url, part: headers[partHeader] ?? '1/1', key: headers['Idempotency-Key'] ?? '' };
    sent.push(part);
    const answered = await answer(part);
    if (!answered) throw new TypeError('Failed to fetch');
    return answered;
  });
});
afterEach(() => vi.unstubAllGlobals());

async function keep(fields: Partial<NewKeptPhoto> = {}): Promise<string> {
  const key = randomUUID();
  const bytes = new ArrayBuffer(2 * maxPhotoPartBytes);
  const photo = {
    key,
    personId: wes.personId,
    projectId: randomUUID(),
    list: 'beforePhotos',
    bytes,
  } as const;
  await keptPhotos.keep({ ...photo, ...fields });
  return key;
}

test('photos go out in the order in which they were taken, in parts, and then leave the device', async () => {
  const projectId = randomUUID();
  const [one, two] = [await keep({ projectId }), await keep({ projectId, list: 'afterPhotos' })];
  await sendKeptPhotos(signIn);
  expect(sent.map(({ key, part }) => [key, part])).toEqual([
    [one, '1/2'],
    [one, '2/2'],
    [two, '1/2'],
    [two, '2/2'],
  ]);
  expect(sent[2]?.url).toBe(`/api/desk/projects/${projectId}/photos/afterPhotos`);
  expect(await keptPhotos.list()).toEqual([]);
});

test('one that is taken while others are sent goes with them', async () => {
  await keep();
  answer = async () => {
    if (sent.length === 1) await keep();
    return taken();
  };
  await sendKeptPhotos(signIn);
  expect(sent).toHaveLength(4);
  expect(await keptPhotos.list()).toEqual([]);
});

test('after a cut it goes on with the part that was lost', async () => {
  await keep();
  await keep();
  answer = ({ part }) => (part === '2/2' ? undefined : taken());
  await expect(sendKeptPhotos(signIn)).rejects.toThrow(StillWaitingError);
  expect((await keptPhotos.list()).map(({ sentParts }) => sentParts)).toEqual([1, undefined]);
  answer = taken;
  await sendKeptPhotos(signIn);
  expect(sent.map(({ part }) => part)).toEqual(['1/2', '2/2', '2/2', '1/2', '2/2']);
});

test("nobody sends another one's photos, and nobody signed in sends none", async () => {
  await keep({ personId: 'wanda' });
  await sendKeptPhotos(signIn);
  await expect(sendKeptPhotos(async () => undefined)).rejects.toThrow(StillWaitingError);
  expect(sent).toEqual([]);
  expect(await keptPhotos.list()).toHaveLength(1);
});

test('a photo that is refused stays with the reason; the others pass', async () => {
  const [refused, other] = [await keep(), await keep()];
  answer = ({ key }) => (key === refused ? new Response('No such project', { status: 404 }) : taken());
  await sendKeptPhotos(signIn);
  expect(sent.at(-1)?.key).toBe(other);
  expect(await keptPhotos.list()).toMatchObject([
    { key: refused, returned: 'No such project', sentParts: 0 },
  ]);
});

test('what is said of the account and not of the photo leaves it waiting', async () => {
  await keep();
  answer = () => new Response(staffMessages.closed, { status: 403 });
  await expect(sendKeptPhotos(signIn)).rejects.toThrow(StillWaitingError);
  expect((await keptPhotos.list())[0]?.returned).toBeUndefined();
});

test('of a photo that is taken away on its way nothing more is sent', async () => {
  await keep();
  answer = async () => {
    for (const { order } of await keptPhotos.list()) await keptPhotos.remove(order);
    return taken();
  };
  await sendKeptPhotos(signIn);
  expect(sent.map(({ part }) => part)).toEqual(['1/2']);
  expect(await keptPhotos.list()).toEqual([]);
});
