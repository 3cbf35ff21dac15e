import { dayProposalsSchema } from '@welding/domain/booking/move-day';
import { type Appointment, appointmentSchema } from '@welding/domain/entities/appointment';
import { crewOf } from '@welding/domain/entities/crew';
import { beforeAll, expect, test } from 'vitest';
import { staff } from '../../functions/src/staff/staff.ts';
import { createTestClient } from '../support/sample.ts';
import { answerTo } from './call-api.ts';
import { at, newDay, type OwnShop, openOwnShop, tokenOf } from './own-shop.ts';

let shop: OwnShop;
let crew: string[];
beforeAll(async () => {
  shop = await openOwnShop(3);
  crew = shop.welders.map(({ id }) => id);
});

const call = (method: string, path: string, json?: object) =>
  shop.call(method, `/api/desk/${path}`, { bearer: tokenOf(shop.office), ...(json && { json }) });
const ask = (query: Readonly<Record<string, string>>) =>
  call('GET', `calendar/move-day?${new URLSearchParams(query)}`);

async function plan(
  date: string,
  clock: string,
  welderIds: readonly (string | undefined)[],
): Promise<Appointment> {
  const { id: clientId } = await createTestClient();
  const visit = { clientId, title: 'Gate', scheduledDate: at(date, clock), zip: '60608', welderIds };
  return appointmentSchema.parse((await call('POST', 'appointments', visit)).json());
}
async function proposalsOf(query: Readonly<Record<string, string>>) {
  const answer = await ask(query);
  expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
  return dayProposalsSchema.parse(answer.json()).visits;
}

test('a day’s visits list free welders and the next free day, and the first proposals work unchanged', async () => {
  const [wes = '', wanda, dana] = crew;
  const date = newDay();
  const visits = [
    await plan(date, '08:00', [wes]),
    await plan(date, '11:00', [wes, wanda]),
    await plan(date, '13:00', [wes]),
  ];
  await plan(date, '08:00', [wanda]);
  const cancelled = await plan(date, '16:00', [wes]);
  await call('POST', `appointments/${cancelled.id}/cancel`, { at: new Date().toISOString() });
  const found = await proposalsOf({ welderId: wes, date });
  expect(found.map(({ visit }) => [visit.id, visit.clientName])).toEqual(
    visits.map(({ id }) => [id, 'Jordan Example']),
  );
  expect(found.map(({ proposals }) => proposals[0])).toMatchObject([
    { welderIds: [dana], scheduledDate: at(date, '08:00') },
    { welderIds: [dana, wanda], scheduledDate: at(date, '11:00') },
    { scheduledDate: at(date, '13:00'), extraMiles: expect.any(Number) },
  ]);
  const days = await proposalsOf({ welderId: wes, date, prefer: 'day' });
  for (const { visit, proposals } of days) {
    expect(proposals[0]?.welderIds).toEqual(crewOf(visit));
    expect(Date.parse(proposals[0]?.scheduledDate ?? '')).toBeGreaterThan(Date.parse(at(date, '20:00')));
  }
  const moves = found.map(({ visit: { id }, proposals: [best] }) => ({
    id,
    welderIds: best?.welderIds,
    scheduledDate: best?.scheduledDate,
  }));
  const done = await call('POST', 'calendar/move-day', { welderId: wes, date, moves });
  expect(done.json()).toMatchObject({ left: [] });
  expect(await proposalsOf({ welderId: wes, date })).toEqual([]);
});

test('never proposes former staff, but proposes their visits', async () => {
  const [wes = '', wanda = '', dana = ''] = crew;
  const date = newDay();
  const pair = await plan(date, '09:00', [wes, wanda]);
  const alone = await plan(date, '12:00', [wanda]);
  const isActive = async (active: boolean) => (await staff()).doc(wanda).update({ active });
  await isActive(false);
  const crewsOf = async (welderId: string) => {
    const found = await proposalsOf({ welderId, date, prefer: 'day' });
    return found.map(({ visit: { id }, proposals }) => [
      id,
      [...new Set(proposals.map(({ welderIds }) => String(welderIds)))],
    ]);
  };
  const [ofWes, ofWanda] = [await crewsOf(wes), await crewsOf(wanda)];
  await isActive(true);
  expect(ofWes).toEqual([[pair.id, [wes, dana]]]);
  expect(ofWanda).toEqual([
    [pair.id, [wes, `${wes},${dana}`]],
    [alone.id, expect.arrayContaining([wes, dana])],
  ]);
});

test.each([
  ['no welder', { welderId: '', date: '2027-03-01' }, 'Choose a welder'],
  ['no day', { date: 'tomorrow' }, 'Date must be'],
  ['another preference', { date: '2027-03-01', prefer: 'cheap' }, 'prefer must be'],
])('%s is 400', async (_, query, sentence) => {
  expect(await answerTo(ask({ welderId: crew[0] ?? '', ...query }))).toEqual([
    400,
    expect.stringContaining(sentence),
  ]);
});
