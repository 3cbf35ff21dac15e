import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { photoMessages } from '@welding/domain/entities/photo';
import { photoAddress } from '@welding/domain/entities/photo-address';
import { maxPhotoPartBytes } from '@welding/domain/values/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseClient } from '../../functions/src/actions/erase-client.ts';
import { exportClient } from '../../functions/src/actions/export-client.ts';
import { mergeClients } from '../../functions/src/actions/merge-clients.ts';
import { findPhoto, photos, sweepPhotos } from '../../functions/src/data/photos.ts';
import { readFile } from '../../functions/src/data/photos-storage.ts';
import { findWholeProject } from '../../functions/src/data/projects.ts';
import { proveEmail } from '../../functions/src/data/proven-emails.ts';
import { findQuote, quotes } from '../../functions/src/data/quotes.ts';
import { configureFunctions } from '../support/configure-functions.ts';
import { createTestQuote, type DeskPeople, deskPeople } from '../support/desk.ts';
import { aQuoteRequest } from '../support/entities.ts';
import { jpegPicture, pngPicture } from '../support/pictures.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { stackAddresses } from '../support/stack.ts';
import { verifiedCookie } from '../support/verified-session.ts';
import { type CallOptions, callApi, signIn, testAddress } from './call-api.ts';
import { callDesk } from './expect-roles.ts';
import { type FunctionProcess, startFunction } from './function-process.ts';

stackAddresses();

let desk: DeskPeople;
beforeAll(async () => {
  desk = await deskPeople();
});

async function sentQuote(from?: string): Promise<{ id: string; uploadToken: string }> {
  const json = aQuoteRequest({ description: `Cracked frame rail ${randomUUID()}` });
  const answer = await callApi('POST', '/api/quotes', { json, ...(from && { from }) });
  expect(answer.status).toBe(201);
  const { id, uploadToken } = answer.json() as { id: string; uploadToken: string };
  return { id, uploadToken };
}

type Sent = CallOptions & { token?: string; caption?: string };

function sendPhoto(quoteId: string, bytes: Buffer, { token, caption, headers, ...options }: Sent = {}) {
  return callApi('POST', `/api/quotes/${quoteId}/photos`, {
    raw: new Uint8Array(bytes),
    type: 'image/jpeg',
    headers: {
      ...(token !== undefined && { 'X-Upload-Token': token }),
      ...(caption !== undefined && { 'X-Photo-Caption': encodeURIComponent(caption) }),
      ...headers,
    },
    ...options,
  });
}

describe('a photo of a request', () => {
  test('is stored without where it was taken, and named by the request with its caption', async () => {
    const { id, uploadToken: token } = await sentQuote();
    const answer = await sendPhoto(id, jpegPicture({ place: 'Joliet' }), { token, caption: 'Hinge “left”' });
    expect(answer.status, answer.text).toBe(201);
    const { id: photoId } = answer.json() as { id: string };
    const photo = await findPhoto(photoId);
    expect(photo).toMatchObject({ contentType: 'image/jpeg', width: 16, height: 8, caption: 'Hinge “left”' });
    expect(photo?.sweepAt).toBeUndefined();
    expect(await readFile(`photos/${photoId}`)).toEqual(jpegPicture());
    expect(await findQuote(id)).toMatchObject({
      photos: [photoAddress(photoId)],
      photoCaptions: { [photoId]: 'Hinge “left”' },
    });
  });

  test('keeps its place, and is stored once however often it is sent', async () => {
    const { id, uploadToken: token } = await sentQuote();
    const [first, second] = [randomUUID(), randomUUID()];
    const one = await sendPhoto(id, pngPicture(8, 6), { token, key: first });
    const two = await sendPhoto(id, pngPicture(9, 6), { token, key: second });
    const again = await Promise.all(
      [first, first, second].map((key) =>
        sendPhoto(id, key === first ? pngPicture(8, 6) : pngPicture(9, 6), { token, key }),
      ),
    );
    expect(again.map(({ text }) => text)).toEqual([one.text, one.text, two.text]);
    expect((await findQuote(id))?.photos).toHaveLength(2);
    expect((await sendPhoto(id, pngPicture(7, 7), { token, key: first })).status).toBe(409);
  });

  test('sent at the same time under one key is stored once', async () => {
    const { id, uploadToken: token } = await sentQuote();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => sendPhoto(id, pngPicture(), { token, key })),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect((await findQuote(id))?.photos).toHaveLength(1);
  });

  test('in parts is whole once the last one is there, and stored once', async () => {
    const { id, uploadToken: token } = await sentQuote();
    const bytes = jpegPicture();
    const key = randomUUID();
    const parts = [bytes.subarray(0, 50), bytes.subarray(50, 100), bytes.subarray(100)];
    const send = (index: number) =>
      sendPhoto(id, parts[index] ?? bytes, { token, key, headers: { 'X-Photo-Part': `${index + 1}/3` } });
    expect((await send(0)).status).toBe(202);
    const early = await send(2);
    expect([early.status, early.text]).toEqual([410, photoMessages.partMissing]);
    expect((await send(1)).status).toBe(202);
    const last = await send(2);
    expect(last.status, last.text).toBe(201);
    expect((await send(2)).text).toBe(last.text);
    const { id: photoId } = last.json() as { id: string };
    expect(await readFile(`photos/${photoId}`)).toEqual(bytes);
    expect((await findQuote(id))?.photos).toEqual([photoAddress(photoId)]);
    const without = await sendPhoto(id, bytes, { token, headers: { 'X-Photo-Part': '1/2' } });
    expect(without.status).toBe(400);
  });

  test.each(['0/2', '3/2', '1/999', 'x', '1'])('is no part %s', async (part) => {
    const { id, uploadToken: token } = await sentQuote();
    const answer = await sendPhoto(id, jpegPicture(), {
      token,
      key: randomUUID(),
      headers: { 'X-Photo-Part': part },
    });
    expect([answer.status, answer.text]).toEqual([400, photoMessages.partInvalid]);
  });

  test('of a part that is too large is refused', async () => {
    const { id, uploadToken: token } = await sentQuote();
    const headers = { 'X-Photo-Part': '1/2' };
    const answer = await sendPhoto(id, Buffer.alloc(maxPhotoPartBytes + 1), {
      token,
      key: randomUUID(),
      headers,
    });
    expect(answer.status).toBe(413);
  });

  test('is the ninth no more', async () => {
    const full = Array.from({ length: 8 }, () => photoAddress(randomUUID()));
    const { id, uploadToken: token } = await sentQuote();
    await (await quotes()).doc(id).update({ photos: full });
    const answer = await sendPhoto(id, pngPicture(), { token });
    expect([answer.status, answer.text]).toEqual([409, photoMessages.requestFull]);
  });

  test.each([
    ['no token', undefined],
    ['another token', 'x'.repeat(43)],
  ])('with %s is refused, and tells not whether there is such a request', async (_, token) => {
    const { id } = await sentQuote();
    for (const quoteId of [id, randomUUID()]) {
      const answer = await sendPhoto(quoteId, pngPicture(), { ...(token && { token }) });
      expect([answer.status, answer.text]).toEqual([403, photoMessages.uploadRefused]);
    }
  });

  test('is refused once the request was closed', async () => {
    const { id, uploadToken: token } = await sentQuote();
    await (await quotes()).doc(id).update({ status: 'cancelled', closedReason: 'spam' });
    const answer = await sendPhoto(id, pngPicture(), { token });
    expect([answer.status, answer.text]).toEqual([403, photoMessages.uploadRefused]);
  });

  test('is refused two weeks after the request', async () => {
    configureFunctions();
    const { uploadTokenOf } = await import('../../functions/src/http/photo-upload.ts');
    const day = 24 * 60 * 60 * 1000;
    const sentAfter = async (days: number) => {
      const quote = await createTestQuote({ createdAt: new Date(Date.now() - days * day).toISOString() });
      return (await sendPhoto(quote.id, pngPicture(), { token: uploadTokenOf(quote) })).status;
    };
    expect([await sentAfter(13), await sentAfter(15)]).toEqual([201, 403]);
  });

  test("is refused by another request's token", async () => {
    const [one, other] = [await sentQuote(), await sentQuote()];
    expect((await sendPhoto(one.id, pngPicture(), { token: other.uploadToken })).status).toBe(403);
  });

  test.each([
    ['a caption that is no text', '%E0%A4%A', 400],
    ['a caption of two lines', 'one%0Atwo', 400],
    ['a long caption', 'x'.repeat(201), 400],
  ])('with %s is refused', async (_, caption, status) => {
    const { id, uploadToken: token } = await sentQuote();
    const answer = await sendPhoto(id, pngPicture(), { token, headers: { 'X-Photo-Caption': caption } });
    expect(answer.status).toBe(status);
  });
});

async function projectOfDesk() {
  const client = await createTestClient();
  return { client, project: await createTestProject(client) };
}

const addTo = (projectId: string, options: CallOptions & { list?: string; bytes?: Buffer } = {}) =>
  callApi('POST', `/api/desk/projects/${projectId}/photos/${options.list ?? 'beforePhotos'}`, {
    raw: new Uint8Array(options.bytes ?? pngPicture()),
    type: 'image/png',
    ...options,
  });

describe('a photo of a project', () => {
  test.each(['owner', 'office'] as const)('is added by the %s', async (role) => {
    const { project } = await projectOfDesk();
    const answer = await addTo(project.id, { bearer: desk.tokens[role], list: 'afterPhotos' });
    expect(answer.status, answer.text).toBe(201);
    const { id } = answer.json() as { id: string };
    expect((await findWholeProject(project.id))?.afterPhotos).toEqual([photoAddress(id)]);
  });

  test('is added by a welder who visits, and by no other', async () => {
    const { project, client } = await projectOfDesk();
    expect((await addTo(project.id, { bearer: desk.tokens.welder })).status).toBe(403);
    await createTestAppointment(client, { projectId: project.id, welderId: desk.people.welder.id });
    expect((await addTo(project.id, { bearer: desk.tokens.welder })).status).toBe(201);
  });

  test('in parts is whole once the last one is there, and stored once', async () => {
    const { project } = await projectOfDesk();
    const bytes = jpegPicture();
    const [bearer, key] = [desk.tokens.office, randomUUID()];
    const send = (index: number) =>
      addTo(project.id, {
        ...{ bearer, key, bytes: index === 1 ? bytes.subarray(0, 60) : bytes.subarray(60) },
        headers: { 'X-Photo-Part': `${index}/2` },
      });
    const early = await send(2);
    expect([early.status, early.text]).toEqual([410, photoMessages.partMissing]);
    expect((await send(1)).status).toBe(202);
    const last = await send(2);
    expect(last.status, last.text).toBe(201);
    expect((await send(2)).text).toBe(last.text);
    const { id } = last.json() as { id: string };
    expect(await readFile(`photos/${id}`)).toEqual(bytes);
    expect((await findWholeProject(project.id))?.beforePhotos).toEqual([photoAddress(id)]);
    const without = await addTo(project.id, { bearer, bytes, headers: { 'X-Photo-Part': '1/2' } });
    expect(without.status).toBe(400);
  });

  test('needs a project, a list, a picture and somebody of the staff', async () => {
    const { project } = await projectOfDesk();
    const bearer = desk.tokens.office;
    expect((await addTo(randomUUID(), { bearer })).status).toBe(404);
    expect((await addTo(project.id, { bearer, list: 'photos' })).status).toBe(400);
    expect((await addTo(project.id, { bearer, bytes: Buffer.from('no') })).status).toBe(415);
    expect((await addTo(project.id)).status).toBe(401);
    expect((await addTo(project.id, { bearer: desk.tokens.deactivated })).status).toBe(403);
  });

  test('is captioned, removed and put back where it was', async () => {
    const { project } = await projectOfDesk();
    const bearer = desk.tokens.office;
    const ids: string[] = [];
    for (const width of [8, 9, 10]) {
      const answer = await addTo(project.id, { bearer, bytes: pngPicture(width) });
      ids.push((answer.json() as { id: string }).id);
    }
    const [, middle = ''] = ids;
    const owner = { entity: 'project', id: project.id };
    const act = (step: string, json: object) =>
      callDesk('POST', `photos/${middle}/${step}`, json, { bearer });
    expect((await act('caption', { owner, caption: 'Before the grinder' })).status).toBe(204);
    expect((await findWholeProject(project.id))?.photoCaptions).toEqual({ [middle]: 'Before the grinder' });

    const removed = await act('remove', { owner });
    expect(removed.status, removed.text).toBe(200);
    expect((await findWholeProject(project.id))?.beforePhotos).toHaveLength(2);
    expect((await act('remove', { owner })).status).toBe(404);
    const restored = await act('restore', removed.json() as object);
    expect(restored.status, restored.text).toBe(204);
    const after = await findWholeProject(project.id);
    expect(after?.beforePhotos).toEqual(ids.map(photoAddress));
    expect(after?.photoCaptions).toEqual({ [middle]: 'Before the grinder' });
    expect(
      (await callDesk('POST', `photos/${middle}/remove`, { owner }, { bearer: desk.tokens.welder })).status,
    ).toBe(403);
    expect((await act('restore', { owner, list: 'photos', index: 0 })).status).toBe(400);
  });

  test('that nothing shows for a day is removed with its file, and cannot be put back then', async () => {
    const { project } = await projectOfDesk();
    const bearer = desk.tokens.owner;
    const id = ((await addTo(project.id, { bearer })).json() as { id: string }).id;
    const shown = ((await addTo(project.id, { bearer, bytes: pngPicture(9) })).json() as { id: string }).id;
    const owner = { entity: 'project', id: project.id };
    const removed = await callDesk('POST', `photos/${id}/remove`, { owner }, { bearer });
    await sweepPhotos(new Date());
    expect(await readFile(`photos/${id}`)).toBeDefined();
    await sweepPhotos(new Date(Date.now() + 25 * 60 * 60 * 1000));
    expect(await readFile(`photos/${id}`)).toBeUndefined();
    expect(await findPhoto(id)).toBeUndefined();
    expect(await readFile(`photos/${shown}`)).toBeDefined();
    const restored = await callDesk('POST', `photos/${id}/restore`, removed.json(), { bearer });
    expect([restored.status, restored.text]).toEqual([409, photoMessages.gone]);
  });
});

describe('GET /api/photos/{id}', () => {
  test('shows it to staff and to the confirmed client, as what it is', async () => {
    const { project, client } = await projectOfDesk();
    const id = ((await addTo(project.id, { bearer: desk.tokens.office })).json() as { id: string }).id;
    const cookie = await verifiedCookie(client);
    for (const options of [{ cookie }, { bearer: desk.tokens.office }]) {
      const { status, headers } = await callApi('GET', photoAddress(id), options);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('image/png');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toMatch(/^private/);
    }
    expect((await callApi('GET', photoAddress(id), { bearer: desk.tokens.welder })).status).toBe(404);
    expect((await callApi('GET', photoAddress(id))).status).toBe(401);
    expect((await callApi('GET', photoAddress(id), { cookie: await signIn(client.email) })).status).toBe(403);
    const other = await createTestClient();
    expect((await callApi('GET', photoAddress(id), { cookie: await verifiedCookie(other) })).status).toBe(
      404,
    );
    expect((await callApi('GET', photoAddress(randomUUID()), { cookie })).status).toBe(404);
    expect((await callApi('GET', '/api/photos/no-id', { cookie })).status).toBe(400);
  });
});

test('what came with a request is shown with the project it becomes, also when it arrives later', async () => {
  const { id, uploadToken: token } = await sentQuote();
  const early = (await sendPhoto(id, pngPicture(8), { token, caption: 'Early' })).json() as { id: string };
  const client = await createTestClient();
  const accepted = await callDesk(
    'POST',
    `quotes/${id}/accept`,
    { clientId: client.id, project: { title: 'Gate', serviceType: 'truck' } },
    { bearer: desk.tokens.office },
  );
  const { projectId } = accepted.json() as { projectId: string };
  const late = (await sendPhoto(id, pngPicture(9), { token, caption: 'Late' })).json() as { id: string };
  const project = await findWholeProject(projectId);
  for (const each of [early, late]) expect((await findPhoto(each.id))?.clientId).toBe(client.id);
  expect(project?.beforePhotos).toEqual([early.id, late.id].map(photoAddress));
  expect(project?.photoCaptions).toEqual({ [early.id]: 'Early', [late.id]: 'Late' });
  expect((await callApi('GET', photoAddress(late.id), { cookie: await verifiedCookie(client) })).status).toBe(
    200,
  );
});

test('erasing a client erases the photos, their files and what stood below them', async () => {
  const { client, project } = await projectOfDesk();
  const inProject = ((await addTo(project.id, { bearer: desk.tokens.office })).json() as { id: string }).id;
  await proveEmail(client.id, client.email);
  const quote = await createTestQuote({ email: client.email });
  configureFunctions();
  const { uploadTokenOf } = await import('../../functions/src/http/photo-upload.ts');
  const token = uploadTokenOf(quote);
  const sent = await sendPhoto(quote.id, pngPicture(), { token, caption: 'Mine' });
  const inRequest = (sent.json() as { id: string }).id;
  const removed = ((await addTo(project.id, { bearer: desk.tokens.office })).json() as { id: string }).id;
  const owner = { entity: 'project', id: project.id };
  await callDesk('POST', `photos/${removed}/remove`, { owner }, { bearer: desk.tokens.office });
  const erased = await callDesk(
    'POST',
    `clients/${client.id}/erase`,
    { confirmation: `${client.firstName} ${client.lastName}` },
    { bearer: desk.tokens.owner },
  );
  expect(erased.status, erased.text).toBe(200);
  for (const id of [inProject, inRequest, removed]) {
    expect(await findPhoto(id)).toBeUndefined();
    expect(await readFile(`photos/${id}`)).toBeUndefined();
  }
  expect(await findQuote(quote.id)).not.toHaveProperty('photos');
  expect((await findWholeProject(project.id))?.beforePhotos).toEqual([]);
  expect((await sendPhoto(quote.id, pngPicture(), { token })).status).toBe(403);
});

test('photos move with a client that is merged, and are in what is stored of it', async () => {
  const { client, project } = await projectOfDesk();
  const id = ((await addTo(project.id, { bearer: desk.tokens.office })).json() as { id: string }).id;
  expect((await findPhoto(id))?.clientId).toBe(client.id);
  const kept = await createTestClient();
  await mergeClients(kept.id, client.id, { id: 'test', name: 'Test', role: 'office' });
  expect((await findPhoto(id))?.clientId).toBe(kept.id);
  const everything = await exportClient(kept.id);
  expect(everything?.photos).toMatchObject([{ id, address: photoAddress(id), clientId: kept.id }]);
});

test('a photo from before photos named their client is shown and erased as others are', async () => {
  const { client, project } = await projectOfDesk();
  const id = ((await addTo(project.id, { bearer: desk.tokens.office })).json() as { id: string }).id;
  const { FieldValue } = await import('firebase-admin/firestore');
  await (await photos()).doc(id).withConverter(null).update({ clientId: FieldValue.delete() });
  const shown = await callApi('GET', photoAddress(id), { cookie: await verifiedCookie(client) });
  expect(shown.status).toBe(200);
  await eraseClient(client.id, { id: 'test', name: 'Test', role: 'owner' });
  expect(await findPhoto(id)).toBeUndefined();
  expect(await readFile(`photos/${id}`)).toBeUndefined();
});

describe('an instance of its own', () => {
  let instance: FunctionProcess;
  let base: string;
  beforeAll(async () => {
    instance = await startFunction({ LIMIT_PHOTOS_PER_DAY: '3', LIMIT_ALL_PHOTOS_PER_DAY: '1000000' });
    ({ base } = instance);
  });
  afterAll(() => instance.stop());

  /** The most memory the instance has had, in bytes. */
  const peakMemory = () =>
    Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${instance.pid}/status`, 'utf8'))?.[1]) * 1024;

  test('of 200 uploads of rubbish none is stored, and none breaks the server', async () => {
    const { id, uploadToken: token } = await sentQuote();
    const whole = jpegPicture();
    const huge = Buffer.alloc(10_000_001, 0xff);
    const rubbish: (readonly [Buffer, string | undefined])[] = Array.from({ length: 200 }, (_, index) => {
      switch (index % 8) {
        case 0:
          return [whole.subarray(0, whole.length - 1 - (index % 100)), token];
        case 1:
          return [Buffer.from(`<html>${index}`), token];
        case 2:
          return [Buffer.concat([whole, Buffer.from(`PK\x03\x04${index}`)]), token];
        case 3:
          return [index < 30 ? huge : Buffer.alloc(index), token];
        case 4:
          return [pngPicture(8, 6, { width: 50_000, height: 50_000 }), token];
        case 5:
          return [whole, `${token}${index}`];
        case 6:
          return [Buffer.concat([Buffer.from('GIF89a'), whole]), token];
        default:
          return [whole, undefined];
      }
    });
    const before = peakMemory();
    const statuses = new Set<number>();
    for (let first = 0; first < rubbish.length; first += 10) {
      const answers = await Promise.all(
        rubbish
          .slice(first, first + 10)
          .map(([bytes, given]) =>
            sendPhoto(id, bytes, { ...(given !== undefined && { token: given }), key: randomUUID(), base }),
          ),
      );
      for (const { status } of answers) statuses.add(status);
    }
    expect([...statuses].toSorted()).toEqual([403, 413, 415]);
    expect(peakMemory() - before, 'bytes').toBeLessThan(150_000_000);
    expect((await findQuote(id))?.photos).toBeUndefined();
    const stored = await (await photos()).where('owner.id', '==', id).get();
    expect(stored.size).toBe(0);
  });

  test('takes only so many a day from one address', async () => {
    const { id, uploadToken: token } = await sentQuote();
    const from = testAddress();
    const statuses: number[] = [];
    for (let width = 8; width < 12; width += 1)
      statuses.push((await sendPhoto(id, pngPicture(width), { token, from, base })).status);
    expect(statuses).toEqual([201, 201, 201, 429]);
    expect((await sendPhoto(id, pngPicture(12), { token, base })).status).toBe(201);
  });
});
