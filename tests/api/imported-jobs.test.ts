import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { findClient } from '../../functions/src/clients/clients.ts';
import { findWholeProject } from '../../functions/src/projects/projects.ts';
import { firestore } from '../../functions/src/store/firestore.ts';
import { findAppointment } from '../../functions/src/visits/appointments.ts';
import { type DeskPeople, deskPeople, historyOf } from '../support/desk.ts';
import { createTestClient } from '../support/sample.ts';
import { importDesk, madeBy } from './import-desk.ts';
import { dayFromNow, moneyDesk } from './money.ts';

let desk: DeskPeople;
beforeAll(async () => {
  desk = await deskPeople();
});
const owner = moneyDesk(() => desk.tokens.owner);
const { preview, apply, takeBack, takeAllBack } = importDesk(() => desk.tokens.owner);
const ofProject = async (collection: string, projectId: string) =>
  (await (await firestore()).collection(collection).where('projectId', '==', projectId).get()).docs;
const mailsOf = async (clientId: string) =>
  (await (await firestore()).collection('mail').where('clientId', '==', clientId).get()).size;
const coming = (email: string) => ({
  email,
  title: `Gate ${randomUUID()}`,
  street: '9 Mill Rd',
  city: 'Joliet',
  state: 'IL',
  zip: '60432',
  when: `${dayFromNow(10)} 9:00 AM`,
  minutes: '90',
  note: 'Slow payer',
});

test('future jobs become projects with visits, past ones notes, nobody is notified, and undo removes all', async () => {
  const client = await createTestClient();
  const job = coming(client.email);
  const rows = [
    job,
    { email: client.email, title: 'Rail', status: 'In progress' },
    { email: client.email, title: 'Hinge', when: '3/4/2024', status: 'Completed' },
    { email: client.email, title: 'Fence', when: '5/6/2024' },
    { email: `${randomUUID()}@example.com`, title: 'Fence' },
  ];
  const outcomes = await preview('jobs', rows);
  expect(outcomes.map(({ does }) => does)).toEqual(['create', 'create', 'create', 'create', 'skip']);
  expect(outcomes.map(({ code }) => code)).toEqual([undefined, undefined, 'history', 'history', undefined]);
  const { id } = await apply('jobs', rows);
  const [first, second] = await madeBy(id);
  const [projectId = '', otherId = ''] = [first?.id, second?.id];
  const [visit] = await ofProject('appointments', projectId);
  expect(await findAppointment(visit?.id ?? '')).toMatchObject({
    ...{ clientId: client.id, title: job.title, duration: '90', status: 'scheduled' },
    ...{ clientName: `${client.firstName} ${client.lastName}`, phone: client.phone },
    ...{ address: '9 Mill Rd, Joliet, IL 60432', zip: '60432' },
  });
  expect(visit?.get('welderIds')).toBeUndefined();
  expect(await findWholeProject(projectId)).toMatchObject({
    ...{ title: job.title, status: 'pending', address: '9 Mill Rd, Joliet, IL 60432' },
    ...{
      number: expect.stringMatching(/^P-\d+$/),
      scheduledDate: visit?.get('scheduledDate').toDate().toISOString(),
    },
  });
  const [note] = await ofProject('projectNotes', projectId);
  expect(note?.get('text')).toBe('Slow payer');
  expect(JSON.stringify([visit?.data(), await findWholeProject(projectId)])).not.toContain('Slow payer');
  expect(await findWholeProject(otherId)).toMatchObject({ title: 'Rail', status: 'in_progress' });
  expect(await ofProject('appointments', otherId)).toEqual([]);
  expect((await findClient(client.id))?.note).toBe('Mar 4, 2024: Hinge. Completed\nMay 6, 2024: Fence');
  expect(await mailsOf(client.id)).toBe(0);
  expect((await preview('jobs', rows)).map(({ does }) => does)).toEqual([
    'join',
    'join',
    'join',
    'join',
    'skip',
  ]);

  await takeAllBack(id);
  const database = await firestore();
  const visitId = visit?.id ?? '';
  for (const path of [
    ...[`projects/${projectId}`, `projects/${otherId}`, `projectPlaces/${projectId}`],
    ...[`appointments/${visitId}`, `clientVisits/${visitId}`],
    `projectNotes/${note?.id}`,
  ])
    expect((await database.doc(path).get()).exists, path).toBe(false);
  expect([await historyOf(projectId), await historyOf(visitId)]).toEqual([[], []]);
  expect((await findClient(client.id))?.note).toBeUndefined();
});

test('undo removes the history from an edited note, and keeps the rest of the note', async () => {
  const client = await createTestClient();
  const { id } = await apply('jobs', [{ email: client.email, title: 'Hinge', when: '3/4/2024' }]);
  const { note } = (await findClient(client.id)) ?? {};
  const document = (await firestore()).collection('clients').doc(client.id);
  await document.update({ note: `Gate code 4411\n${note}` });
  await takeAllBack(id);
  expect((await findClient(client.id))?.note).toBe('Gate code 4411');
});

test.each<[string, (projectId: string, visitId: string) => Promise<unknown>, string]>([
  [
    'a note',
    (projectId) => owner.call('POST', `projects/${projectId}/notes`, { text: 'Bring the ladder' }),
    'has a note',
  ],
  [
    'another visit',
    async (projectId) => {
      const clientId = (await findWholeProject(projectId))?.clientId;
      return owner.call('POST', 'appointments', {
        ...{ clientId, projectId, title: 'Gate', scheduledDate: `${dayFromNow(12)}T15:00:00Z` },
      });
    },
    'has a visit',
  ],
  [
    'its visit moved',
    async (_, visitId) => {
      const stored = await (await firestore()).collection('appointments').doc(visitId).get();
      const updatedAt = stored.get('updatedAt').toDate().toISOString();
      return owner.call('PATCH', `appointments/${visitId}`, {
        updatedAt,
        scheduledDate: `${dayFromNow(11)}T15:00:00Z`,
      });
    },
    // The client is told of the move.
    'was sent an email',
  ],
])('a job with %s is kept, and so is the other one of the import', async (_, use, why) => {
  const client = await createTestClient();
  const [job, other] = [coming(client.email), coming(client.email)];
  const { id } = await apply('jobs', [other, { ...job, when: `${dayFromNow(13)} 9:00 AM` }]);
  const [kept, used] = await madeBy(id);
  const [visit] = await ofProject('appointments', used?.id ?? '');
  expect(await use(used?.id ?? '', visit?.id ?? '')).toMatchObject({ status: expect.toBeOneOf([200, 201]) });
  const refused = await takeBack(id);
  expect([refused.status, refused.json()]).toEqual([
    409,
    expect.objectContaining({
      code: 'import_used',
      rows: [{ row: 2, name: job.title, why, projectId: used?.id }],
    }),
  ]);
  expect(await findWholeProject(kept?.id ?? '')).toBeDefined();
});
