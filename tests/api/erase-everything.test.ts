import { randomUUID } from 'node:crypto';
import { auditFactTexts } from '@welding/domain/entities/audit-fact-texts';
import { getFirestore } from 'firebase-admin/firestore';
import { beforeAll, expect, test } from 'vitest';
import { sealOf } from '../../domain/src/money/content-hash.ts';
import { findClient } from '../../functions/src/clients/clients.ts';
import { completeErasures } from '../../functions/src/clients/complete-erasures.ts';
import { eraseClient } from '../../functions/src/clients/erase-client.ts';
import { exportClient, exportForClient } from '../../functions/src/clients/export-client.ts';
import { estimates } from '../../functions/src/estimates/estimates.ts';
import { readFile } from '../../functions/src/store/files.ts';
import { beforeWrite } from '../support/before-write.ts';
import { type DeskPeople, deskPeople, historyOf } from '../support/desk.ts';
import { aQuoteRequest } from '../support/entities.ts';
import { pngPicture } from '../support/pictures.ts';
import { storedCollections } from '../support/stored-collections.ts';
import { callApi } from './call-api.ts';
import { somebody, traceIn } from './somebody.ts';

let desk: DeskPeople;
beforeAll(async () => {
  desk = await deskPeople();
});

const owner = { id: 'owner', name: 'Ola', role: 'owner' } as const;

type Somebody = Awaited<ReturnType<typeof somebody>>;

/** A photo of the client's unaccepted request. @returns its id */
async function photoOf({ client }: Somebody): Promise<string> {
  const json = aQuoteRequest({ email: client.email, firstName: client.firstName });
  const { id, uploadToken } = (
    await callApi('POST', '/api/quotes', { json, headers: { 'Idempotency-Key': randomUUID() } })
  ).json() as Record<string, string>;
  const photo = await callApi('POST', `/api/quotes/${id}/photos`, {
    raw: new Uint8Array(pngPicture()),
    type: 'image/png',
    headers: { 'X-Upload-Token': uploadToken ?? '', 'X-Photo-Caption': client.lastName },
  });
  expect(photo.status).toBe(201);
  return (photo.json() as { id: string }).id;
}

/** Like `photoOf`, for the project. */
async function addProjectPhoto({ client }: Somebody): Promise<void> {
  const ofClient = getFirestore().collection('projects').where('clientId', '==', client.id);
  const [project] = (await ofClient.get()).docs;
  const photo = await callApi('POST', `/api/desk/projects/${project?.id}/photos/beforePhotos`, {
    raw: new Uint8Array(pngPicture()),
    type: 'image/png',
    bearer: desk.tokens.office,
  });
  expect(photo.status).toBe(201);
}

async function merge(kept: Somebody, duplicate: Somebody): Promise<void> {
  const merged = await callApi('POST', `/api/desk/clients/${kept.client.id}/merge`, {
    json: { duplicateId: duplicate.client.id },
    bearer: desk.tokens.office,
  });
  expect(merged.status).toBe(200);
}

/** A client with a photo and a merged duplicate. */
async function mergedClient() {
  const [kept, duplicate] = await Promise.all([somebody(desk), somebody(desk)]);
  const photoId = await photoOf(duplicate);
  await merge(kept, duplicate);
  return {
    id: kept.client.id,
    traces: [...kept.traces, ...duplicate.traces],
    books: [...kept.books, ...duplicate.books],
    photo: `photos/${photoId}`,
  };
}

/** The collections with a document that belongs to a client or names one in a query's field. */
async function collectionsWith(isWanted: (fields: object) => boolean): Promise<string[]> {
  const all = await storedCollections();
  return [...new Set(all.filter(({ fields }) => isWanted(fields)).map(({ name }) => name))].toSorted();
}

const holdsOfClient = (fields: object) =>
  Object.values(fields).some(({ privacy }) => (privacy.holds ?? privacy) === 'client');

/** These derive from visits or belong to a device, and have tests of their own. */
const withTestsOfTheirOwn = ['calendarDays', 'pushDevices'];

test('the sample client has data in each collection with client data', async () => {
  const one = await somebody(desk);
  await photoOf(one);
  const found = new Set((await traceIn(one.traces)).map((place) => place.split('/')[0]));
  const missing = (await collectionsWith(holdsOfClient)).filter((name) => !found.has(name));
  expect(missing).toEqual(withTestsOfTheirOwn);
}, 60_000);

/** A notification exists for a moment and may be sent already. */
const inNoExport = ['pushes'];

test('the owner’s export contains data from each of these collections', async () => {
  const one = await somebody(desk);
  await photoOf(one);
  const exported = JSON.stringify(await exportClient(one.client.id, { isOwner: true }));
  const places = (await traceIn(one.traces)).flatMap((place) => {
    const [collection, id] = place.split(': ')[0]?.split('/') ?? [];
    return collection && id ? [{ collection, id }] : [];
  });
  const told = new Set(places.filter(({ id }) => exported.includes(id)).map(({ collection }) => collection));
  const untold = new Set(places.map(({ collection }) => collection).filter((name) => !told.has(name)));
  expect([...untold].filter((name) => !inNoExport.includes(name))).toEqual([]);
}, 60_000);

/** The history stays in place, waiting mails and notifications are deleted, and notes are found by their subject. */
const notMoved = ['appointmentNotes', 'audit', 'projectNotes', 'pushes'];

test('merging leaves only listed collections under the duplicate’s id', async () => {
  const [kept, duplicate] = await Promise.all([somebody(desk), somebody(desk)]);
  await addProjectPhoto(duplicate);
  const carrying = await collectionsWith((fields) => 'clientId' in fields);
  const withId = async (name: string) =>
    (await getFirestore().collection(name).where('clientId', '==', duplicate.client.id).get()).size;
  const before = await Promise.all(carrying.map(withId));
  expect(carrying.filter((_, index) => before[index] === 0)).toEqual([]);
  await merge(kept, duplicate);
  const after = await Promise.all(carrying.map(withId));
  expect(carrying.filter((_, index) => after[index] !== 0)).toEqual(notMoved);
  const facts = (await historyOf(kept.client.id)).flatMap((entry) => entry.facts ?? []);
  const counted = facts.flatMap(({ code, text = '' }) => (code === 'moved' ? [text] : []));
  expect(Object.keys(auditFactTexts.in('es').moved)).toEqual(expect.arrayContaining(counted));
}, 60_000);

test('the export includes what a merged duplicate did, for owner and client', async () => {
  const [kept, duplicate] = await Promise.all([somebody(desk), somebody(desk)]);
  const ownActions = (await historyOf(duplicate.client.id)).filter(({ actor }) => actor.role === 'client');
  await merge(kept, duplicate);
  const all = (await exportClient(kept.client.id, { isOwner: true }))?.history.map(({ id }) => id);
  const own = (await exportForClient(kept.client.id))?.history.map(({ id }) => id);
  expect(ownActions.length).toBeGreaterThan(0);
  expect(all).toEqual(expect.arrayContaining(ownActions.map(({ id }) => id)));
  expect(own).toEqual(expect.arrayContaining(ownActions.map(({ id }) => id)));
}, 60_000);

test('erasing removes a client and its duplicate from every collection and file', async () => {
  const { id, traces, books, photo } = await mergedClient();
  expect((await traceIn(traces)).length).toBeGreaterThan(40);
  await eraseClient(id, owner);
  expect(await traceIn(traces, books)).toEqual([]);
  expect(await readFile(photo)).toBeUndefined();
  for (const paper of books.filter((place) => place.startsWith('estimates/'))) {
    const contract = (await (await estimates()).doc(paper.replace('estimates/', '')).get()).data();
    expect(contract && (await sealOf(contract))).toBe('intact');
  }
  // Erased data stays erased.
  await eraseClient(id, owner);
  expect(await traceIn(traces, books)).toEqual([]);
}, 60_000);

test('erasing that fails after any write completes when repeated', async () => {
  const [words, papers]: [string[], string[]] = [[], []];
  for (let ordinal = 1; ; ordinal += 1) {
    const { id, traces, books, photo } = await mergedClient();
    const broken = beforeWrite(ordinal, () => Promise.reject(new Error('broken off')));
    const outcome = await eraseClient(id, owner).then(
      () => 'done',
      (error: Error) => error.message,
    );
    broken.stop();
    if (outcome !== 'done') {
      expect(outcome).toBe('broken off');
      await eraseClient(id, owner);
    }
    words.push(...traces);
    papers.push(...books);
    expect(await readFile(photo)).toBeUndefined();
    if (outcome === 'done') break;
  }
  expect(words.length).toBeGreaterThan(5 * 14);
  expect(await traceIn(words, papers)).toEqual([]);
}, 200_000);

test('an interrupted erasure shows it and continues by itself, through a long history', async () => {
  const { client, traces, books } = await somebody(desk);
  const entries = Array.from({ length: 5_100 }, (_, index) => ({ index }));
  const history = getFirestore().collection('audit');
  for (let first = 0; first < entries.length; first += 300) {
    const batch = getFirestore().batch();
    for (const { index } of entries.slice(first, first + 300)) {
      const at = new Date(Date.UTC(2024, 0, 1) + index * 1_000);
      batch.create(history.doc(), { ...entryOf(client.id), at, note: `${client.firstName} called` });
    }
    await batch.commit();
  }
  const broken = beforeWrite(4, () => Promise.reject(new Error('broken off')));
  await expect(eraseClient(client.id, owner)).rejects.toThrow('broken off');
  broken.stop();
  expect(await findClient(client.id)).toMatchObject({
    erasedAt: expect.any(String),
    erasingSince: expect.any(String),
  });
  expect(await completeErasures()).toBe(1);
  expect((await findClient(client.id))?.erasingSince).toBeUndefined();
  expect(await traceIn(traces, books)).toEqual([]);
  expect(await completeErasures()).toBe(0);
}, 200_000);

const entryOf = (clientId: string) => ({
  actor: { id: 'office', name: 'Office', role: 'office' },
  action: 'changed',
  entity: 'client',
  entityId: clientId,
  clientId,
  changes: [],
});
