import { randomUUID } from 'node:crypto';
import { photoMessages } from '@welding/domain/entities/photo';
import { photoPath } from '@welding/domain/entities/photo-path';
import { beforeAll, describe, expect, test } from 'vitest';
import { eraseClient } from '../../functions/src/clients/erase-client.ts';
import { deleteUnusedPhotos, findPhoto, photos } from '../../functions/src/photos/photos.ts';
import { findWholeProject } from '../../functions/src/projects/projects.ts';
import { findQuote } from '../../functions/src/requests/quotes.ts';
import { proveEmail } from '../../functions/src/sign-in/proven-emails.ts';
import { readFile } from '../../functions/src/store/files.ts';
import { configureFunctions } from '../support/configure-functions.ts';
import { createTestQuote, type DeskPeople, deskPeople } from '../support/desk.ts';
import { jpegPicture, pngPicture } from '../support/pictures.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { stackAddresses } from '../support/stack.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { answerTo, type CallOptions, callApi, callDesk } from './call-api.ts';
import { sendPhoto, sentQuote } from './send-photo.ts';

stackAddresses();

let desk: DeskPeople;
beforeAll(async () => {
  desk = await deskPeople();
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
    expect((await findWholeProject(project.id))?.afterPhotos).toEqual([photoPath(id)]);
  });

  test('is added by a welder with a visit, and no other', async () => {
    const { project, client } = await projectOfDesk();
    expect((await addTo(project.id, { bearer: desk.tokens.welder })).status).toBe(403);
    await createTestAppointment(client, { projectId: project.id, welderId: desk.people.welder.id });
    expect((await addTo(project.id, { bearer: desk.tokens.welder })).status).toBe(201);
  });

  test('in parts is complete once the last one arrives, and stored once', async () => {
    const { project } = await projectOfDesk();
    const bytes = jpegPicture();
    const [bearer, key] = [desk.tokens.office, randomUUID()];
    const send = (index: number) =>
      addTo(project.id, {
        ...{ bearer, key, bytes: index === 1 ? bytes.subarray(0, 60) : bytes.subarray(60) },
        headers: { 'X-Photo-Part': `${index}/2` },
      });
    expect(await answerTo(send(2))).toEqual([410, photoMessages.partMissing]);
    expect((await send(1)).status).toBe(202);
    const last = await send(2);
    expect(last.status, last.text).toBe(201);
    expect((await send(2)).text).toBe(last.text);
    const { id } = last.json() as { id: string };
    expect(await readFile(`photos/${id}`)).toEqual(bytes);
    expect((await findWholeProject(project.id))?.beforePhotos).toEqual([photoPath(id)]);
    const without = await addTo(project.id, { bearer, bytes, headers: { 'X-Photo-Part': '1/2' } });
    expect(without.status).toBe(400);
  });

  test('requires a list and a picture', async () => {
    const { project } = await projectOfDesk();
    const bearer = desk.tokens.office;
    expect((await addTo(project.id, { bearer, list: 'photos' })).status).toBe(400);
    expect((await addTo(project.id, { bearer, bytes: Buffer.from('no') })).status).toBe(415);
  });

  test('is captioned, removed and restored in place', async () => {
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
    expect(after?.beforePhotos).toEqual(ids.map(photoPath));
    expect(after?.photoCaptions).toEqual({ [middle]: 'Before the grinder' });
    expect(
      (await callDesk('POST', `photos/${middle}/remove`, { owner }, { bearer: desk.tokens.welder })).status,
    ).toBe(403);
    expect((await act('restore', { owner, list: 'photos', index: 0 })).status).toBe(400);
  });

  test('unused for a day is deleted with its file, and cannot be restored', async () => {
    const { project } = await projectOfDesk();
    const bearer = desk.tokens.owner;
    const id = ((await addTo(project.id, { bearer })).json() as { id: string }).id;
    const shown = ((await addTo(project.id, { bearer, bytes: pngPicture(9) })).json() as { id: string }).id;
    const owner = { entity: 'project', id: project.id };
    const removed = await callDesk('POST', `photos/${id}/remove`, { owner }, { bearer });
    await deleteUnusedPhotos(new Date());
    expect(await readFile(`photos/${id}`)).toBeDefined();
    await deleteUnusedPhotos(new Date(Date.now() + 25 * 60 * 60 * 1000));
    expect(await readFile(`photos/${id}`)).toBeUndefined();
    expect(await findPhoto(id)).toBeUndefined();
    expect(await readFile(`photos/${shown}`)).toBeDefined();
    expect(await answerTo(callDesk('POST', `photos/${id}/restore`, removed.json(), { bearer }))).toEqual([
      409,
      photoMessages.gone,
    ]);
  });
});

describe('GET /api/photos/{id}', () => {
  test('shows it to staff and the verified client, with its type', async () => {
    const { project, client } = await projectOfDesk();
    const id = ((await addTo(project.id, { bearer: desk.tokens.office })).json() as { id: string }).id;
    const cookie = await verifiedCookie(client);
    for (const options of [{ cookie }, { bearer: desk.tokens.office }]) {
      const { status, headers } = await callApi('GET', photoPath(id), options);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('image/png');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toMatch(/^private/);
    }
    expect((await callApi('GET', photoPath(id), { bearer: desk.tokens.welder })).status).toBe(404);
    const other = await createTestClient();
    expect((await callApi('GET', photoPath(id), { cookie: await verifiedCookie(other) })).status).toBe(404);
  });
});

test('a request’s photo is hidden from the client again once the acceptance is undone', async () => {
  const { id, uploadToken: token } = await sentQuote();
  const photo = (await sendPhoto(id, pngPicture(8), { token })).json() as { id: string };
  const { id: clientId } = await createTestClient();
  const project = { title: 'Gate', serviceType: 'truck' };
  const answer = async (what: string, json?: object) =>
    (await callDesk('POST', `quotes/${id}/${what}`, json, { bearer: desk.tokens.office })).status;
  expect(await answer('accept', { clientId, project })).toBeLessThan(300);
  expect((await findPhoto(photo.id))?.clientId).toBe(clientId);
  expect(await answer('reopen')).toBe(200);
  expect(await findPhoto(photo.id)).not.toHaveProperty('clientId');
});

test('a request’s photo is shown with its project, also when it arrives later', async () => {
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
  expect(project?.beforePhotos).toEqual([early.id, late.id].map(photoPath));
  expect(project?.photoCaptions).toEqual({ [early.id]: 'Early', [late.id]: 'Late' });
  expect((await callApi('GET', photoPath(late.id), { cookie: await verifiedCookie(client) })).status).toBe(
    200,
  );
});

test('erasing a client deletes the photos, their files and the data below them', async () => {
  const { client, project } = await projectOfDesk();
  const inProject = ((await addTo(project.id, { bearer: desk.tokens.office })).json() as { id: string }).id;
  await proveEmail(client.id, client.email);
  const quote = await createTestQuote({ email: client.email });
  configureFunctions();
  const { uploadTokenOf } = await import('../../functions/src/photos/upload-request.ts');
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

test('a photo from before photos named their client is shown and erased like others', async () => {
  const { client, project } = await projectOfDesk();
  const id = ((await addTo(project.id, { bearer: desk.tokens.office })).json() as { id: string }).id;
  const { FieldValue } = await import('firebase-admin/firestore');
  await (await photos()).doc(id).withConverter(null).update({ clientId: FieldValue.delete() });
  const shown = await callApi('GET', photoPath(id), { cookie: await verifiedCookie(client) });
  expect(shown.status).toBe(200);
  await eraseClient(client.id, { id: 'test', name: 'Test', role: 'owner' });
  expect(await findPhoto(id)).toBeUndefined();
  expect(await readFile(`photos/${id}`)).toBeUndefined();
});
