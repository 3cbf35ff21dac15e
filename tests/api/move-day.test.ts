import { randomUUID } from 'node:crypto';
import { type MovedDay, moveDayMessages, movedDaySchema } from '@welding/domain/booking/move-day';
import { type Appointment, appointmentSchema } from '@welding/domain/entities/appointment';
import { chicagoDayBounds } from '@welding/domain/values/chicago-day';
import { beforeAll, describe, expect, test } from 'vitest';
import { readDay } from '../../functions/src/calendar/calendar-days.ts';
import { repairDays } from '../../functions/src/calendar/repair-days.ts';
import { pushes } from '../../functions/src/messages/pushes.ts';
import { findProject } from '../../functions/src/projects/projects.ts';
import { staff } from '../../functions/src/staff/staff.ts';
import { mailsTo } from '../support/client-mails.ts';
import { historyOf } from '../support/desk.ts';
import { minutesOf, storedHours } from '../support/hours.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { storedVisit } from '../support/visits.ts';
import { type ApiAnswer, answerTo } from './call-api.ts';
import { at, bookingClient, newDay, type OwnShop, openOwnShop, tokenOf } from './own-shop.ts';

let shop: OwnShop;
let crew: string[];
beforeAll(async () => {
  shop = await openOwnShop(3);
  crew = shop.welders.map(({ id }) => id);
});

type Sender = { readonly as?: OwnShop['owner']; readonly key?: string };
const post = (path: string, json: object, { as = shop.office, key }: Sender = {}) =>
  shop.call('POST', `/api/desk/${path}`, { json, bearer: tokenOf(as), ...(key && { key }) });
const moveDay = (json: object, sender?: Sender) => post('calendar/move-day', json, sender);

async function plan(fields: object): Promise<Appointment> {
  const { id: clientId } = await createTestClient();
  const answer = await post('appointments', { clientId, title: 'Gate', ...fields });
  expect(answer.status).toBe(201);
  return appointmentSchema.parse(answer.json());
}
function moved(answer: ApiAnswer): MovedDay {
  expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
  return movedDaySchema.parse(answer.json());
}
const entriesOf = async (welderId: string | undefined, date: string) =>
  (await readDay(`${welderId}_${date}`)).busy.map(({ id, kind }) => (kind === 'visit' ? id : kind));
const tellMoves = async (email: string) =>
  (await mailsTo(email)).filter(({ kind }) => kind === 'visit-moved');

describe('moving a day', () => {
  test('moves visits to another welder, another time, or where another one makes room', async () => {
    const [date, next] = [newDay(), newDay()];
    const [wes = '', wanda = '', dana = ''] = crew;
    const client = await bookingClient();
    const project = await createTestProject(client);
    const of = { clientId: client.id, projectId: project.id, welderIds: [wes] };
    const first = await plan({ ...of, scheduledDate: at(date, '08:00') });
    const second = await plan({ ...of, scheduledDate: at(date, '10:00') });
    const pair = await plan({ scheduledDate: at(date, '13:00'), welderIds: [wes, wanda] });
    const told = (await mailsTo(client.email)).length;
    const startedAt = new Date().toISOString();
    const answer = moved(
      await moveDay({
        welderId: wes,
        date,
        moves: [
          { id: first.id, scheduledDate: at(date, '10:00') },
          { id: second.id, scheduledDate: at(next, '09:00') },
          { id: pair.id, welderIds: [dana, wanda] },
        ],
      }),
    );
    expect(answer.left).toEqual([]);
    expect(answer.moved.map(({ id, scheduledDate, welderIds }) => [id, scheduledDate, welderIds])).toEqual([
      [first.id, at(date, '10:00'), [wes]],
      [second.id, at(next, '09:00'), [wes]],
      [pair.id, at(date, '13:00'), [dana, wanda]],
    ]);
    expect([await entriesOf(wes, date), await entriesOf(wes, next), await entriesOf(dana, date)]).toEqual([
      [first.id],
      [second.id],
      [pair.id],
    ]);
    expect((await findProject(project.id))?.scheduledDate).toBe(at(date, '10:00'));
    const mails = await mailsTo(client.email);
    expect(mails).toHaveLength(told + 1);
    expect(mails.map(({ kind }) => kind)).toContain('visits-moved');
    const notices = (await (await pushes()).where('kind', '==', 'visits-changed').get()).docs;
    const toldLast = (staffId: string) =>
      notices
        .map((notice) => notice.data())
        .findLast((notice) => notice.staffId === staffId && notice.createdAt >= startedAt)?.title;
    expect([wes, wanda, dana].map(toldLast)).toEqual([
      '3 of your visits changed',
      undefined,
      'You have a new visit',
    ]);
    const [, change] = await historyOf(pair.id);
    expect(change?.changes.map(({ field }) => field)).toEqual(['welderId', 'welderIds']);
    expect((await repairDays(new Date())).mended).toEqual([]);
  });

  test('sends no mail for a change of welder, and a second call moves visits back', async () => {
    const date = newDay();
    const [wes = '', wanda = ''] = crew;
    const client = await bookingClient();
    const visit = await plan({ clientId: client.id, scheduledDate: at(date, '08:00'), welderIds: [wes] });
    moved(await moveDay({ welderId: wes, date, moves: [{ id: visit.id, welderIds: [wanda] }] }));
    expect(await tellMoves(client.email)).toEqual([]);
    const back = { id: visit.id, welderIds: [wes], scheduledDate: visit.scheduledDate };
    expect(moved(await moveDay({ welderId: wes, date, moves: [back] })).left).toEqual([]);
    expect([await entriesOf(wes, date), await entriesOf(wanda, date)]).toEqual([[visit.id], []]);
  });

  test('undo restores what was asked of the office, and mails no time that is not valid', async () => {
    const [date, next] = [newDay(), newDay()];
    const [wes = ''] = crew;
    const client = await bookingClient();
    const visits = await Promise.all(
      ['another-time', 'another-time', 'another-welder', undefined].map(async (needed, index) => {
        const scheduledDate = at(date, `${8 + 2 * index}:00`.padStart(5, '0'));
        const { id } = await plan({ clientId: client.id, scheduledDate, welderIds: [wes] });
        const cannot = { at: new Date().toISOString(), reason: 'Locked', next: needed };
        if (needed) expect((await post(`appointments/${id}/cannot-do`, cannot)).status).toBe(200);
        return await storedVisit(id);
      }),
    );
    const asks = (of: readonly Appointment[]) =>
      visits
        .map(({ id }) => of.find((visit) => visit.id === id))
        .map((visit) => [visit?.scheduledDate.slice(0, 10), visit?.needsTime, visit?.needsWelder]);
    const moves = visits.map(({ id, updatedAt = null, scheduledDate }) => {
      return { id, updatedAt, scheduledDate: scheduledDate.replace(date, next) };
    });
    const there = moved(await moveDay({ welderId: wes, date, moves })).moved;
    expect(asks(there)).toEqual(visits.map(() => [next, undefined, undefined]));
    const told = (await mailsTo(client.email)).map(({ id }) => id);
    const back = visits.map(({ id, scheduledDate }) => {
      const { updatedAt } = there.find((visit) => visit.id === id) ?? {};
      return { id, updatedAt, scheduledDate, undoes: true };
    });
    expect(asks(moved(await moveDay({ welderId: wes, date, moves: back })).moved)).toEqual(asks(visits));
    const news = (await mailsTo(client.email)).filter(({ id }) => !told.includes(id));
    expect(news.map(({ kind }) => kind).toSorted()).toEqual([
      'visit-needs-time',
      'visit-needs-time',
      'visits-moved',
    ]);
  });

  test('keeps visits that find no time, naming the conflict, and moves the rest', async () => {
    const date = newDay();
    const [wes = '', wanda = ''] = crew;
    const stays = await plan({ scheduledDate: at(date, '08:00'), welderIds: [wes] });
    const goes = await plan({ scheduledDate: at(date, '12:00'), welderIds: [wes] });
    await plan({ title: 'Railing', scheduledDate: at(date, '08:30'), welderIds: [wanda] });
    const missing = randomUUID();
    const answer = moved(
      await moveDay({
        welderId: wes,
        date,
        moves: [stays.id, goes.id, missing].map((id) => ({ id, welderIds: [wanda] })),
      }),
    );
    expect(answer.moved.map(({ id }) => id)).toEqual([goes.id]);
    expect(answer.left).toEqual([
      { id: missing, code: 'not_found', message: expect.any(String) },
      {
        id: stays.id,
        code: 'visit_time_taken',
        message: expect.stringMatching(/^Welder 2 is not free then. In the way: Railing for/),
      },
    ]);
    expect(await entriesOf(wes, date)).toEqual([stays.id]);
    expect((await storedVisit(stays.id)).updatedAt).toBe(stays.updatedAt);
    expect((await repairDays(new Date())).mended).toEqual([]);
  });

  test('blocks the day on request, also around visits that stay', async () => {
    const date = newDay();
    const [wes = '', wanda = ''] = crew;
    const visit = await plan({ scheduledDate: at(date, '08:00'), welderIds: [wes] });
    const stays = await plan({ scheduledDate: at(date, '12:00'), welderIds: [wes] });
    const moves = [{ id: visit.id, welderIds: [wanda] }];
    const { block } = moved(await moveDay({ welderId: wes, date, moves, block: 'Sick' }));
    const { start, end } = chicagoDayBounds(date);
    expect(block).toMatchObject({ reason: 'Sick', start: start.toISOString(), end: end.toISOString() });
    expect(await entriesOf(wes, date)).toEqual(['block', stays.id]);
    expect((await historyOf(block?.id ?? '')).map(({ action }) => action)).toEqual(['created']);
    const { clientId } = visit;
    const taken = { clientId, title: 'Gate', scheduledDate: at(date, '15:00'), welderIds: [wes] };
    expect((await post('appointments', taken)).status).toBe(409);
  });

  test('happens once per key, whatever changed since, and another body is refused', async () => {
    const date = newDay();
    const [wes = '', wanda = ''] = crew;
    const visit = await plan({ scheduledDate: at(date, '08:00'), welderIds: [wes] });
    const body = { welderId: wes, date, moves: [{ id: visit.id, welderIds: [wanda] }], block: 'Sick' };
    const key = randomUUID();
    const first = moved(await moveDay(body, { key }));
    const again = moved(await moveDay(body, { key }));
    expect([again.block?.id, again.moved.map(({ id }) => id)]).toEqual([first.block?.id, [visit.id]]);
    expect(await entriesOf(wes, date)).toEqual(['block']);
    const { updatedAt } = await storedVisit(visit.id);
    const elsewhere = { updatedAt, scheduledDate: at(date, '13:00'), welderIds: crew.slice(2) };
    const json = { bearer: tokenOf(shop.office), json: elsewhere };
    expect((await shop.call('PATCH', `/api/desk/appointments/${visit.id}`, json)).status).toBe(200);
    expect(moved(await moveDay(body, { key })).left.map(({ id }) => id)).toEqual([visit.id]);
    expect(await entriesOf(crew[2], date)).toEqual([visit.id]);
    expect((await moveDay({ ...body, block: 'Rain' }, { key })).status).toBe(409);
  });

  test('keeps visits the client moved meanwhile, and drops former staff from crews', async () => {
    const date = newDay();
    const [wes = '', wanda = '', dana = ''] = crew;
    const client = await bookingClient();
    const visit = await plan({ clientId: client.id, scheduledDate: at(date, '09:00'), welderIds: [wes] });
    const other = await plan({ scheduledDate: at(date, '12:00'), welderIds: [wes, wanda] });
    const cookie = await verifiedCookie(client);
    const later = { json: { scheduledDate: at(date, '15:00') }, cookie };
    expect((await shop.call('POST', `/api/appointments/${visit.id}/move`, later)).status).toBe(200);
    const isActive = async (active: boolean) => (await staff()).doc(wanda).update({ active });
    await isActive(false);
    const moves = [
      { id: visit.id, updatedAt: visit.updatedAt, welderIds: [dana], scheduledDate: at(date, '09:00') },
      { id: other.id, updatedAt: other.updatedAt, welderIds: [dana, wanda] },
    ];
    const answer = moved(await moveDay({ welderId: wes, date, moves }));
    await isActive(true);
    expect(answer.left).toMatchObject([{ id: visit.id, message: moveDayMessages.changedMeanwhile }]);
    expect(answer.moved).toMatchObject([{ id: other.id, welderIds: [dana] }]);
    expect(await storedVisit(visit.id)).toMatchObject({ scheduledDate: at(date, '15:00'), welderIds: [wes] });
  });

  test('keeps the drive of a welder on the way, and mails the client about both welders', async () => {
    const date = newDay();
    const [wes = '', , dana = ''] = crew;
    const client = await bookingClient();
    const visit = await plan({ clientId: client.id, scheduledDate: at(date, '09:00'), welderIds: [wes] });
    const setOut = (as: OwnShop['owner'] | undefined, minutes: number) => {
      const tapped = { at: new Date(Date.now() - minutes * 60_000).toISOString() };
      return post(`appointments/${visit.id}/on-my-way`, tapped, { as: as ?? shop.owner });
    };
    const [first, , third] = shop.welders;
    expect((await setOut(first, 5)).status).toBe(200);
    moved(await moveDay({ welderId: wes, date, moves: [{ id: visit.id, welderIds: [dana] }] }));
    const kept = await storedHours(visit.id);
    // The clock's minute may change between the tap and the move.
    expect([5, 6]).toContain(minutesOf(kept));
    expect(kept[0]).toMatchObject({ kind: 'drive', welderId: wes, cannotDo: true });
    expect((await setOut(third, 1)).status).toBe(200);
    const kinds = (await mailsTo(client.email)).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['not-on-my-way', 'on-my-way', 'on-my-way', 'visit-booked']);
    expect(minutesOf(await storedHours(visit.id))).toBe(minutesOf(kept));
  });

  test('keeps a drive from the day before until now, not until the visit', async () => {
    const date = newDay();
    const [wes = '', , dana = ''] = crew;
    const visit = await plan({ scheduledDate: at(date, '09:00'), welderIds: [wes] });
    const tapped = { at: new Date(Date.now() - 1_500 * 60_000).toISOString() };
    const setOut = await post(`appointments/${visit.id}/on-my-way`, tapped, {
      as: shop.welders[0] ?? shop.owner,
    });
    expect(setOut.status).toBe(200);
    moved(await moveDay({ welderId: wes, date, moves: [{ id: visit.id, welderIds: [dana] }] }));
    expect([1_500, 1_501]).toContain(minutesOf(await storedHours(visit.id)));
  });

  test('by two people at once moves each visit once', async () => {
    const date = newDay();
    const [wes = '', wanda = '', dana = ''] = crew;
    const visits = await Promise.all(
      ['08:00', '10:00', '12:00', '14:00'].map((clock) =>
        plan({ scheduledDate: at(date, clock), welderIds: [wes] }),
      ),
    );
    const to = (welder: string) => ({
      welderId: wes,
      date,
      moves: visits.map(({ id }) => ({ id, welderIds: [welder] })),
    });
    const answers = (await Promise.all([moveDay(to(wanda)), moveDay(to(dana))])).map(moved);
    expect(answers.map(({ moved: { length } }) => length).toSorted()).toEqual([0, 4]);
    const late = answers.find((answer) => answer.moved.length === 0);
    expect(late?.left[0]?.message).toContain('moved in the meantime');
    expect(await entriesOf(wes, date)).toEqual([]);
    expect((await repairDays(new Date())).mended).toEqual([]);
  });
});

describe('moves that are refused', () => {
  const id = randomUUID();
  test.each([
    ['no visit', { moves: [] }, 'Move 1 to 20 visits'],
    ['one twice', { moves: [{ id }, { id }] }, 'Move 1 to 20 visits'],
    ['a day that is none', { date: '2027-02-30' }, 'Date must be'],
    ['no welder', { welderId: '' }, 'Choose a welder'],
    ['to nobody', { moves: [{ id, welderIds: [randomUUID()] }] }, 'No active staff member'],
    ['a block without a word', { block: '' }, 'Reason is required'],
    ['a block of a day that is over', { date: '2020-03-02', block: 'Sick' }, 'This day is over'],
  ])('%s is 400', async (_, fields, sentence) => {
    const body = { welderId: crew[0], date: '2027-03-01', moves: [{ id }], ...fields };
    expect(await answerTo(moveDay(body))).toEqual([400, expect.stringContaining(sentence)]);
  });

  test('keeps a visit of another day or welder, cancelled or done, with the reason', async () => {
    const [date, other] = [newDay(), newDay()];
    const [wes = '', wanda = ''] = crew;
    const elsewhere = await plan({ scheduledDate: at(other, '08:00'), welderIds: [wes] });
    const hers = await plan({ scheduledDate: at(date, '08:00'), welderIds: [wanda] });
    const cancelled = await plan({ scheduledDate: at(date, '10:00'), welderIds: [wes] });
    await post(`appointments/${cancelled.id}/cancel`, { at: new Date().toISOString() });
    const moves = [elsewhere, hers, cancelled].map((visit) => ({
      id: visit.id,
      scheduledDate: at(other, '13:00'),
    }));
    const { left } = moved(await moveDay({ welderId: wes, date, moves }));
    expect(left.map(({ message }) => message)).toEqual([
      expect.stringContaining('moved in the meantime'),
      expect.stringContaining('moved in the meantime'),
      expect.stringContaining('cancelled'),
    ]);
  });
});
