import { calendarDayId } from '@welding/domain/booking/busy';
import { type Appointment, appointmentSchema } from '@welding/domain/entities/appointment';
import { cannotDoMessages } from '@welding/domain/entities/crew-taps';
import { takeBackMessages } from '@welding/domain/entities/take-back';
import { visitMessages } from '@welding/domain/entities/visit';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { beforeAll, describe, expect, test } from 'vitest';
import { readDay } from '../../functions/src/calendar/calendar-days.ts';
import { findProject } from '../../functions/src/projects/projects.ts';
import { latestChanges } from '../../functions/src/store/audit.ts';
import { findWorkRates } from '../../functions/src/time/work-entries.ts';
import { invitationOf, mailsTo } from '../support/client-mails.ts';
import { type DeskPeople, deskPeople } from '../support/desk.ts';
import { minutesOf, setTestRate, storedHours } from '../support/hours.ts';
import { ownTime } from '../support/own-time.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { createTestStaff } from '../support/staff.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { storedNotes, storedVisit } from '../support/visits.ts';
import { answerTo, callApi, callDesk } from './call-api.ts';
import { at } from './tapped-visits.ts';

let desk: DeskPeople;
beforeAll(async () => {
  desk = await deskPeople();
});
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

async function planned() {
  const client = await createTestClient();
  const project = await createTestProject(client);
  const json = {
    clientId: client.id,
    projectId: project.id,
    title: 'Gate',
    scheduledDate: ownTime(),
    welderIds: [desk.people.welder.id],
  };
  const answer = await callDesk('POST', 'appointments', json, { bearer: desk.tokens.office });
  return { client, project, visit: appointmentSchema.parse(answer.json()) };
}
const tap = (
  { id }: Appointment,
  kind: string,
  json: object,
  bearer: string | undefined = desk.tokens.welder,
) => callDesk('POST', `appointments/${id}/${kind}`, json, { bearer });
const cannot = (next: string, more: object = {}) => ({ at: ago(5), reason: 'Gate is locked', next, ...more });
const dayOf = async ({ scheduledDate }: Appointment) => {
  const { busy } = await readDay(calendarDayId(desk.people.welder.id, chicagoDate(new Date(scheduledDate))));
  return busy.map(({ id }) => id);
};

describe('another time', () => {
  test('frees the day, keeps the hours of the attempt, and lets the client choose among the next free times', async () => {
    const { client, project, visit } = await planned();
    // Both from one moment, because hours count whole minutes of the clock, which may change between two taps.
    const [left, gaveUp] = [ago(45), ago(5)];
    await tap(visit, 'on-my-way', { at: left });
    const answer = await tap(visit, 'cannot-do', cannot('another-time', { at: gaveUp }));
    expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
    expect(await storedVisit(visit.id)).toMatchObject({ status: 'scheduled', needsTime: true, sequence: 1 });
    expect(await dayOf(visit)).not.toContain(visit.id);
    expect((await findProject(project.id))?.scheduledDate).toBeUndefined();
    const tried = await storedHours(visit.id);
    expect(minutesOf(tried)).toBe(40);
    for (const entry of tried) {
      expect(entry).toMatchObject({
        kind: 'drive',
        correctedBy: desk.people.welder.id,
        reason: 'Gate is locked',
        cannotDo: true,
      });
    }
    expect(await storedNotes(visit.id)).toMatchObject([{ text: 'Gate is locked', cannotDo: true }]);
    const mail = (await mailsTo(client.email)).find(({ kind }) => kind === 'visit-needs-time');
    if (!mail) throw new Error('The client was not asked');
    expect(invitationOf(mail)).toMatchObject({ method: 'CANCEL', uid: expect.stringContaining(visit.id) });
    expect(mail.text.match(/^[123]: \w+day, .* at \d+:\d\d [AP]M$/gm)).toHaveLength(3);
    expect(mail.text).not.toContain('locked');

    const cookie = await verifiedCookie(client);
    const [scheduledDate] = [ownTime()];
    const moved = await callApi('POST', `/api/appointments/${visit.id}/move`, {
      json: { scheduledDate },
      cookie,
    });
    expect([moved.status, moved.status === 200 ? '' : moved.text]).toEqual([200, '']);
    const after = await storedVisit(visit.id);
    expect(after).toMatchObject({ status: 'rescheduled', scheduledDate, changedByClient: true });
    expect(after.needsTime).toBeUndefined();
    expect((await findProject(project.id))?.scheduledDate).toBe(scheduledDate);
    await tap(visit, 'on-my-way', { at: ago(2) });
    await tap(visit, 'start', { at: ago(1) });
    const kept = (await storedHours(visit.id)).filter(({ cannotDo }) => cannotDo);
    expect(minutesOf(kept), 'those of the try').toBe(40);
  });

  test('cannot be chosen by another client, and the office may keep the time with a reason', async () => {
    const { visit } = await planned();
    await tap(visit, 'cannot-do', cannot('another-time'));
    const cookie = await verifiedCookie(await createTestClient());
    const json = { scheduledDate: ownTime() };
    expect((await callApi('POST', `/api/appointments/${visit.id}/move`, { json, cookie })).status).toBe(403);
    const { updatedAt } = await storedVisit(visit.id);
    const keep = (more: object) =>
      callDesk(
        'PATCH',
        `appointments/${visit.id}`,
        { needsTime: false, updatedAt, ...more },
        { bearer: desk.tokens.office },
      );
    expect(await answerTo(keep({}))).toEqual([400, takeBackMessages.reasonRequired]);
    expect((await keep({ reason: 'The neighbor has the key' })).status).toBe(200);
    expect((await storedVisit(visit.id)).needsTime).toBeUndefined();
    expect(await latestChanges(visit.id, 1)).toMatchObject([{ note: 'The neighbor has the key' }]);
    expect(await dayOf(visit)).toContain(visit.id);
  });
});

describe('another welder', () => {
  test('waits for the office, which sends a free welder', async () => {
    const { client, visit } = await planned();
    expect((await tap(visit, 'cannot-do', cannot('another-welder'))).status).toBe(200);
    const { updatedAt, ...asked } = await storedVisit(visit.id);
    expect(asked).toMatchObject({ needsWelder: true, scheduledDate: visit.scheduledDate });
    expect(await dayOf(visit)).toContain(visit.id);
    const helper = await createTestStaff('welder');
    const sent = { welderIds: [helper.id], updatedAt };
    expect(
      (await callDesk('PATCH', `appointments/${visit.id}`, sent, { bearer: desk.tokens.office })).status,
    ).toBe(200);
    expect((await storedVisit(visit.id)).needsWelder).toBeUndefined();
    expect(await dayOf(visit)).not.toContain(visit.id);
    expect((await mailsTo(client.email)).map(({ kind }) => kind)).toEqual(['visit-booked']);
  });

  test('is assigned at once by owner or office, not by a welder', async () => {
    const { visit } = await planned();
    const helper = await createTestStaff('welder');
    const send = cannot('another-welder', { welderId: helper.id });
    expect(await answerTo(tap(visit, 'cannot-do', send))).toEqual([403, cannotDoMessages.welderIsOffices]);
    const nobody = cannot('another-welder', { welderId: visit.id });
    expect(await answerTo(tap(visit, 'cannot-do', nobody, desk.tokens.office))).toEqual([
      400,
      visitMessages.noSuchWelder,
    ]);
    expect((await tap(visit, 'cannot-do', send, desk.tokens.office)).status).toBe(200);
    const after = await storedVisit(visit.id);
    expect([after.welderIds, after.needsWelder]).toEqual([[helper.id], undefined]);
  });
});

test.each([
  ['the welder', () => desk.tokens.welder, 400],
  ['the office', () => desk.tokens.office, 200],
] as const)(
  'the office brings back a visit that %s cancelled, with a reason if a welder did',
  async (_, by, silently) => {
    const { visit } = await planned();
    await tap(visit, 'cancel', { at: ago(5), reason: 'Rain' }, by());
    const bringBack = async (more: object) => {
      const { updatedAt } = await storedVisit(visit.id);
      const json = { status: 'scheduled', updatedAt, ...more };
      return await callDesk('PATCH', `appointments/${visit.id}`, json, { bearer: desk.tokens.office });
    };
    const silent = await bringBack({});
    expect(silent.status).toBe(silently);
    if (silently === 200) return;
    expect(silent.text).toBe(takeBackMessages.reasonRequired);
    expect((await bringBack({ reason: 'It stays dry' })).status).toBe(200);
    expect(await latestChanges(visit.id, 1)).toMatchObject([
      { action: 'changed', note: 'It stays dry', actor: { role: 'office' } },
    ]);
  },
);

test('a visit brought back on its day keeps its taps and their hours', async () => {
  const { visit } = await planned();
  await tap(visit, 'start', { at: at(20) });
  await tap(visit, 'cancel', { at: at(50), reason: 'Rain' }, desk.tokens.office);
  const { updatedAt } = await storedVisit(visit.id);
  const json = { status: 'scheduled', updatedAt, reason: 'It stays dry' };
  const back = await callDesk('PATCH', `appointments/${visit.id}`, json, { bearer: desk.tokens.office });
  expect(back.status).toBe(200);
  expect(await storedVisit(visit.id)).toMatchObject({ status: 'scheduled', startedAt: at(20) });
  await tap(visit, 'finish', { at: at(140), hours: 2 });
  const told = (await storedHours(visit.id)).map(({ kind, minutes, cannotDo }) => [kind, minutes, cannotDo]);
  expect(told).toEqual([['work', 120, undefined]]);
});

test.each([
  [{ reason: '' }, cannotDoMessages.reason],
  [{ next: 'later' }, cannotDoMessages.next],
  [{ next: 'cancel' }, cannotDoMessages.next],
])('refuses %j', async (change, sentence) => {
  const { visit } = await planned();
  expect(await answerTo(tap(visit, 'cannot-do', cannot('another-time', change)))).toEqual([400, sentence]);
});

test('each attempt of a day keeps its own hours at the rate of that time', async () => {
  const version = await setTestRate(desk.people.welder.id, 30);
  const { visit } = await planned();
  const rates = async () =>
    [...(await findWorkRates((await storedHours(visit.id)).map(({ id }) => id))).values()].toSorted();
  await tap(visit, 'on-my-way', { at: at(0) });
  await tap(visit, 'start', { at: at(20) });
  await setTestRate(desk.people.welder.id, 40, version);
  await tap(visit, 'cannot-do', { at: at(50), reason: 'Gate is locked', next: 'another-welder' });
  const tried = [
    ['drive', 20, true],
    ['work', 30, true],
  ];
  const told = async () =>
    (await storedHours(visit.id)).map(({ kind, minutes, cannotDo }) => [kind, minutes, cannotDo]);
  expect(await told()).toEqual(tried);
  expect(await rates()).toEqual([3000, 4000]);
  const takeBack = { of: 'cannot-do', tapped: at(50), at: at(50) };
  expect((await tap(visit, 'take-back', takeBack)).status).toBe(200);
  expect(await told()).toEqual([['drive', 20, undefined]]);
  expect(await rates(), 'the drive of before').toEqual([3000]);
  await tap(visit, 'cannot-do', { at: at(50), reason: 'Gate is locked', next: 'another-welder' });
  await tap(visit, 'on-my-way', { at: at(100) });
  await tap(visit, 'start', { at: at(110) });
  await tap(visit, 'cannot-do', { at: at(150), reason: 'Gate is locked', next: 'another-welder' });
  const again = { of: 'cannot-do', tapped: at(150), at: at(150) };
  expect((await tap(visit, 'take-back', again)).status).toBe(200);
  expect(await told(), 'the first try, worded the same').toEqual([...tried, ['drive', 10, undefined]]);
  await tap(visit, 'finish', { at: at(200), hours: 1.5 });
  expect(await told()).toEqual([...tried, ['drive', 10, undefined], ['work', 90, undefined]]);
  expect(await rates()).toEqual([3000, 4000, 4000, 4000]);
});
