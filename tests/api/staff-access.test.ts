import type { Appointment } from '@welding/domain/entities/appointment';
import { deactivatedSchema, type Staff } from '@welding/domain/entities/staff';
import { maxListLength } from '@welding/domain/values/limits';
import { beforeAll, expect, test, vi } from 'vitest';
import { findPushDevicesOfStaff, storePushDevice } from '../../functions/src/messages/push-devices.ts';
import { pushes } from '../../functions/src/messages/pushes.ts';
import { findStaff } from '../../functions/src/staff/staff.ts';
import { findAppointment } from '../../functions/src/visits/appointments.ts';
import { type DeskPeople, deskPeople, historyOf } from '../support/desk.ts';
import { readAsClient } from '../support/firestore-session.ts';
import { createTestAppointment, createTestClient } from '../support/sample.ts';
import { createTestStaff, staffToken } from '../support/staff.ts';
import { callApi, callDesk } from './call-api.ts';

let desk: DeskPeople;
beforeAll(async () => {
  desk = await deskPeople();
});

const change = async (id: string, fields: object, bearer = desk.tokens.owner) =>
  callDesk('PATCH', `staff/${id}`, { updatedAt: (await findStaff(id))?.updatedAt, ...fields }, { bearer });
const signOut = (id: string, bearer: string) => callApi('POST', `/api/desk/staff/${id}/sign-out`, { bearer });
const thisSecond = () => Math.floor(Date.now() / 1000);
/** A token of a sign-in in an earlier second than what follows. */
async function signedInBefore(person: Staff): Promise<string> {
  const token = await staffToken(person);
  const signedInAt = thisSecond();
  await vi.waitFor(() => expect(thisSecond()).toBeGreaterThan(signedInAt), { timeout: 5_000, interval: 50 });
  return token;
}
const addDevice = (staffId: string) =>
  storePushDevice(
    { endpoint: `https://push.example/${staffId}`, keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } },
    { staffId },
  );
const devicesOf = async (id: string) =>
  (await findPushDevicesOfStaff()).filter(({ personId }) => personId === id);
const accessOf = async (person: Staff, token: string) => [
  (await callDesk('GET', 'me', undefined, { bearer: token })).status,
  typeof (await readAsClient({ idToken: token, refreshToken: '' }, `staff/${person.id}`)),
];

test('deactivating ends all access at once, and lists the visits that need a welder', async () => {
  const [leaving, staying] = [await createTestStaff('welder', 'Wes Gone'), await createTestStaff('welder')];
  const client = await createTestClient();
  const alone = await createTestAppointment(client, { welderId: leaving.id, welderIds: [leaving.id] });
  const both = [leaving.id, staying.id];
  const crew = await createTestAppointment(client, { welderId: leaving.id, welderIds: both });
  const started = new Date().toISOString();
  const begun = await createTestAppointment(client, {
    ...{ welderId: leaving.id, welderIds: [leaving.id], startedAt: started },
    scheduledDate: started,
  });
  const token = await signedInBefore(leaving);
  await addDevice(leaving.id);
  expect(await accessOf(leaving, token)).toEqual([200, 'object']);
  const feed = await callDesk('GET', 'calendar-feed', undefined, { bearer: token });
  const path = new URL(JSON.parse(feed.text).url).pathname;

  const answer = await change(leaving.id, { active: false });
  expect(answer.status).toBe(200);
  const { id, title, scheduledDate } = alone;
  expect(deactivatedSchema.parse(answer.json()).visits).toEqual([{ id, title, scheduledDate }]);
  expect(await accessOf(leaving, token)).toEqual([403, 'number']);
  expect((await callApi('GET', path)).status).toBe(404);
  expect(await devicesOf(leaving.id)).toEqual([]);
  expect(await findAppointment(alone.id)).toMatchObject({
    needsWelder: true,
    status: 'scheduled',
    scheduledDate,
  });
  expect((await findAppointment(alone.id))?.welderIds).toBeUndefined();
  expect(await findAppointment(crew.id)).toMatchObject({ welderId: staying.id, welderIds: [staying.id] });
  expect((await findAppointment(crew.id))?.needsWelder).toBeUndefined();
  expect((await findAppointment(begun.id))?.welderIds).toEqual([leaving.id]);

  // Another welder takes it over as usual.
  const other = await createTestStaff('welder');
  const moved = await callDesk(
    'PATCH',
    `appointments/${alone.id}`,
    { updatedAt: (await findAppointment(alone.id))?.updatedAt, welderIds: [other.id] },
    { bearer: desk.tokens.office },
  );
  expect(moved.status).toBe(200);
  expect((await findAppointment(alone.id))?.needsWelder).toBeUndefined();

  // Active again, the earlier sign-in and the calendar's address stay closed.
  expect((await change(leaving.id, { active: true })).status).toBe(200);
  expect(await accessOf(leaving, token)).toEqual([401, 'number']);
  expect((await callApi('GET', path)).status).toBe(404);
  expect(await accessOf(leaving, await staffToken(leaving))).toEqual([200, 'object']);
});

test('deactivating finds visits behind many cancelled ones, without a notification for each', async () => {
  const leaving = await createTestStaff('welder');
  const client = await createTestClient();
  const own = { welderId: leaving.id, welderIds: [leaving.id] };
  const dayOf = (day: number) => new Date(Date.now() + day * 86_400_000).toISOString();
  const cancelled = Array.from({ length: maxListLength }, () => ({
    scheduledDate: dayOf(2),
    status: 'cancelled' as const,
  }));
  for (const fields of cancelled) await createTestAppointment(client, { ...own, ...fields });
  const visits = [];
  for (const day of [3, 4, 5])
    visits.push(await createTestAppointment(client, { ...own, scheduledDate: dayOf(day) }));
  const answer = await change(leaving.id, { active: false });
  expect(deactivatedSchema.parse(answer.json()).visits.map(({ id }) => id)).toEqual(
    visits.map(({ id }) => id),
  );
  const queued = await (await pushes()).where('staffId', '==', leaving.id).get();
  expect(queued.size).toBe(0);
}, 120_000);

/** A tap by the office on a visit, and how it takes it back. */
const tapAndUndo = (of: string, more: object = {}) => {
  const at = new Date().toISOString();
  const path = (id: string, what: string) => `appointments/${id}/${what}`;
  const office = { bearer: desk.tokens.office };
  return {
    before: (id: string) => callDesk('POST', path(id, of), { at, ...more }, office),
    tested: (id: string) =>
      callDesk('POST', path(id, 'take-back'), { of, tapped: at, at, reason: 'Wrong visit' }, office),
  };
};
const patch = async (id: string, fields: object) =>
  callDesk(
    'PATCH',
    `appointments/${id}`,
    { updatedAt: (await findAppointment(id))?.updatedAt ?? null, ...fields },
    { bearer: desk.tokens.office },
  );
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const leftAlone = { needsWelder: true, crew: [] };

test.each<
  [
    string,
    Partial<Appointment>,
    () => Pick<ReturnType<typeof tapAndUndo>, 'tested'> & {
      before?: (id: string) => Promise<{ status: number }>;
    },
    object,
  ]
>([
  [
    'undoes a finish and keeps their hours',
    { scheduledDate: inDays(0.05), startedAt: inDays(-0.05) },
    () => tapAndUndo('finish', { hours: 1 }),
    { status: 'scheduled', needsWelder: undefined, crew: ['theirs'] },
  ],
  [
    'undoes a finish of last week',
    { scheduledDate: inDays(-7) },
    () => tapAndUndo('finish', { hours: 1 }),
    { crew: ['theirs'] },
  ],
  ['undoes a cancellation', {}, () => tapAndUndo('cancel', { reason: 'Rain' }), leftAlone],
  [
    'undoes “can’t do”',
    {},
    () => tapAndUndo('cannot-do', { reason: 'Rain', next: 'another-time' }),
    { ...leftAlone, needsTime: undefined },
  ],
  [
    'restores a cancelled visit',
    { status: 'cancelled' },
    () => ({ tested: (id) => patch(id, { status: 'scheduled' }) }),
    { ...leftAlone, status: 'scheduled' },
  ],
  [
    'moves an old visit ahead',
    { scheduledDate: inDays(-3) },
    () => ({ tested: (id) => patch(id, { scheduledDate: inDays(4) }) }),
    leftAlone,
  ],
  [
    'schedules a visit waiting for a time',
    { scheduledDate: inDays(-3), needsTime: true },
    () => ({ tested: (id) => patch(id, { scheduledDate: inDays(4) }) }),
    { ...leftAlone, needsTime: undefined },
  ],
  [
    'renames an old visit',
    { scheduledDate: inDays(-3) },
    () => ({ tested: (id) => patch(id, { title: 'Gate' }) }),
    { title: 'Gate', crew: ['theirs'] },
  ],
])('for a former staff member’s visit the office %s', async (_name, fields, way, left) => {
  const leaving = await createTestStaff('welder');
  const own = { welderId: leaving.id, welderIds: [leaving.id] };
  const { id } = await createTestAppointment(await createTestClient(), { ...own, ...fields });
  const { before, tested } = way();
  if (before) expect((await before(id)).status).toBe(200);
  expect((await change(leaving.id, { active: false })).status).toBe(200);
  const answer = await tested(id);
  expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
  const visit = await findAppointment(id);
  const crew = visit?.welderIds?.map((welder) => (welder === leaving.id ? 'theirs' : 'other')) ?? [];
  const { needsWelder, needsTime, status, title } = visit ?? {};
  expect({ needsWelder, needsTime, status, title, crew }).toMatchObject(left);
});

test('signing out everywhere ends every earlier sign-in, and keeps access', async () => {
  const person = await createTestStaff('welder');
  const token = await signedInBefore(person);
  await addDevice(person.id);
  expect((await signOut(person.id, desk.tokens.owner)).status).toBe(204);
  expect(await accessOf(person, token)).toEqual([401, 'number']);
  expect(await devicesOf(person.id)).toEqual([]);
  expect((await findStaff(person.id))?.active).toBe(true);
  expect((await historyOf(person.id)).at(-1)).toMatchObject({ action: 'signed out', entity: 'staff' });
  expect(await accessOf(person, await staffToken(person))).toEqual([200, 'object']);
});

test('every staff member can sign themselves out, and only the owner others', async () => {
  const { owner, office, welder } = desk.tokens;
  const person = await createTestStaff('office');
  for (const bearer of [office, welder]) expect((await signOut(person.id, bearer)).status).toBe(403);
  expect((await signOut(desk.people.owner.id, office)).status).toBe(403);
  expect((await signOut(person.id, await staffToken(person))).status).toBe(204);
  expect((await signOut('0b7f3e9a-2f43-4f5e-8d5e-6c1d2b3a4f55', owner)).status).toBe(404);
  expect((await signOut(person.id, '')).status).toBe(401);
});
