import type { Appointment } from '@welding/domain/entities/appointment';
import { planSchema } from '@welding/domain/entities/visit';
import { addDays, chicagoDate } from '@welding/domain/values/chicago-day';
import { beforeAll, expect, test } from 'vitest';
import { pushes } from '../../functions/src/messages/pushes.ts';
import { findProject, listProjects } from '../../functions/src/projects/projects.ts';
import { listVisitsOfPlan } from '../../functions/src/visits/appointments.ts';
import { planRepeatedVisits } from '../../functions/src/visits/repeat-plan.ts';
import { nextPlanId } from '../../functions/src/visits/store-plan.ts';
import { mailsTo } from '../support/client-mails.ts';
import { historyOf } from '../support/desk.ts';
import { createTestProject } from '../support/sample.ts';
import { createTestStaff, deactivate } from '../support/staff.ts';
import { answerTo } from './call-api.ts';
import { at, bookingClient, newDay, type OwnShop, openOwnShop, tokenOf } from './own-shop.ts';

let shop: OwnShop;
let crew: string[];
beforeAll(async () => {
  shop = await openOwnShop(2);
  crew = shop.welders.map(({ id }) => id);
});

const post = (path: string, json: object, as = shop.office) =>
  shop.call('POST', `/api/desk/${path}`, { json, bearer: tokenOf(as) });

/** A plan on these days at 8, repeated every 6 months. */
async function plan(dates: readonly string[], fields: object = {}): Promise<Appointment[]> {
  const { id: clientId } = await bookingClient();
  const days = dates.map((date) => ({ scheduledDate: at(date, '08:00'), duration: '240' }));
  const answer = await post('plans', { clientId, title: 'Inspection', everyMonths: '6', days, ...fields });
  expect([answer.status, answer.status === 201 ? '' : answer.text]).toEqual([201, '']);
  return planSchema.parse(answer.json()).visits;
}
const finish = (id: string | undefined, as = shop.office) =>
  post(`appointments/${id}/finish`, { at: new Date().toISOString(), hours: 4 }, as);
const cancel = (id: string | undefined) =>
  post(`appointments/${id}/cancel`, { at: new Date().toISOString(), reason: 'Enough' });
async function nextOf([first]: readonly Appointment[]): Promise<Appointment[]> {
  const next = await listVisitsOfPlan(nextPlanId(first?.id ?? ''));
  return next.toSorted((one, other) => (one.scheduledDate < other.scheduledDate ? -1 : 1));
}
/** A day of its own and the next one. */
function twoDays(): [string, string] {
  const [date] = [newDay(), newDay()];
  return [date, addDays(date, 1)];
}
const dayOf = ({ scheduledDate }: Appointment) => chicagoDate(new Date(scheduledDate));

test('two finishes at once create the next plan once: half a year later, same crew and time, one mail', async () => {
  const client = await bookingClient();
  const project = await createTestProject(client);
  const [date, dayAfter] = twoDays();
  const fields = { clientId: client.id, projectId: project.id, welderIds: crew, zip: '60608' };
  const visits = await plan([date, dayAfter], fields);
  expect(visits.map(({ repeat }) => repeat)).toEqual(
    visits.map(() => ({ planId: visits[0]?.id, everyMonths: '6' })),
  );
  const [mailed] = await mailsTo(client.email);
  expect((await finish(visits[0]?.id)).status).toBe(200);
  expect(await nextOf(visits)).toEqual([]);
  const taps = await Promise.all([
    ...shop.welders.map((welder) => finish(visits[1]?.id, welder)),
    finish(visits[1]?.id),
  ]);
  expect(taps.filter(({ status }) => status >= 500)).toEqual([]);
  const next = await nextOf(visits);
  expect(next).toMatchObject(
    visits.map(({ title, duration }) => ({
      title,
      duration,
      welderIds: crew,
      zip: '60608',
      status: 'scheduled',
    })),
  );
  const [again] = next.map(({ projectId }) => projectId);
  expect(next.map(({ projectId }) => projectId)).toEqual([again, again]);
  expect(await findProject(again ?? '')).toMatchObject({
    ...{ title: project.title, serviceType: project.serviceType, status: 'pending', clientId: client.id },
    ...{ number: expect.stringMatching(/^P-\d+$/), scheduledDate: next[0]?.scheduledDate },
  });
  expect((await historyOf(again ?? ''))[0]).toMatchObject({ action: 'created', actor: { role: 'system' } });
  const finished = await findProject(project.id);
  expect([finished?.awaitsInvoice, finished?.scheduledDate]).toEqual([true, undefined]);
  const ofClient = await listProjects(client.id);
  expect(ofClient.map(({ id }) => id).toSorted()).toEqual([project.id, again].toSorted());
  const [first = '', second = ''] = next.map(dayOf);
  expect([addDays(first, 1), at(first, '08:00')]).toEqual([second, next[0]?.scheduledDate]);
  expect(new Date(first).getUTCDay()).toBe(new Date(date).getUTCDay());
  const mails = (await mailsTo(client.email)).filter(({ kind }) => kind === 'visits-planned');
  expect([mails.length, mails.some(({ id }) => id === mailed?.id)]).toEqual([2, true]);
  expect((await historyOf(next[0]?.id ?? ''))[0]).toMatchObject({ actor: { role: 'system' } });
  const notices = (await (await pushes()).get()).docs.map((notice) => notice.data());
  const ofNext = notices.filter(({ id }) => id.includes(next[0]?.id ?? 'none'));
  expect(ofNext.map(({ staffId }) => staffId).toSorted()).toEqual(crew.toSorted());
  await planRepeatedVisits(new Date(`${addDays(date, 3)}T12:00:00Z`));
  expect(await nextOf(visits)).toHaveLength(2);
  expect(await nextOf(next)).toEqual([]);
});

test('a busy crew gets a nearby week, and if there is none the office gets a visit without a welder', async () => {
  const date = newDay();
  const visits = await plan([date], { welderIds: crew.slice(0, 1) });
  const other = await plan([date], { welderIds: crew.slice(1) });
  await finish(visits[0]?.id);
  const [next] = await nextOf(visits);
  const planned = next ? dayOf(next) : '';
  for (const weeks of [0, 1, -1, 2, -2]) {
    const day = addDays(planned, 7 * weeks);
    const [start, end] = [at(day, '07:00'), at(day, '18:00')];
    await post('blocks', { welderId: crew[1], start, end, reason: 'Away' });
  }
  await finish(other[0]?.id);
  expect((await nextOf(other)).map((visit) => [dayOf(visit), visit.welderIds])).toEqual([
    [planned, undefined],
  ]);
  const third = await plan([date], { welderIds: crew.slice(0, 1) });
  await finish(third[0]?.id);
  expect((await nextOf(third)).map((visit) => [dayOf(visit), visit.welderIds])).toEqual([
    [addDays(planned, 7), crew.slice(0, 1)],
  ]);
});

test('a plan ends when its last day is cancelled, and a fully cancelled one is not repeated', async () => {
  const visits = await plan(twoDays(), { welderIds: crew.slice(0, 1) });
  await finish(visits[0]?.id);
  await cancel(visits[1]?.id);
  expect(await nextOf(visits)).toHaveLength(1);
  const ended = await plan([newDay()]);
  await cancel(ended[0]?.id);
  expect(await nextOf(ended)).toEqual([]);
});

test('an unknown interval is 400', async () => {
  const { id: clientId } = await bookingClient();
  const days = [{ scheduledDate: at(newDay(), '08:00') }];
  expect(await answerTo(post('plans', { clientId, title: 'Inspection', everyMonths: '5', days }))).toEqual([
    400,
    'Repeat every 3, 6 or 12 months',
  ]);
});

test('undoing a finish cancels the next plan, finishing again restores it, and a changed plan is kept', async () => {
  const client = await bookingClient();
  const { id: projectId } = await createTestProject(client);
  const [first] = await plan([newDay()], { clientId: client.id, projectId, welderIds: crew });
  const { id = '' } = first ?? {};
  const project = async () => {
    const [next] = await nextOf([{ id } as Appointment]);
    return (await findProject(next?.projectId ?? ''))?.status;
  };
  const takeBack = async () => {
    const [tap] = await historyOf(id).then((entries) => entries.toReversed());
    const body = { of: 'finish', tapped: tap?.tappedAt, at: new Date().toISOString(), reason: 'Not done' };
    expect((await post(`appointments/${id}/take-back`, body)).status).toBe(200);
  };
  const statuses = async () => (await nextOf([{ id } as Appointment])).map(({ status }) => status);
  await finish(id);
  expect(await statuses()).toEqual(['scheduled']);
  await takeBack();
  expect([await statuses(), await project()]).toEqual([['cancelled'], 'cancelled']);
  await finish(id);
  expect([await statuses(), await project()]).toEqual([['scheduled'], 'pending']);
  const kinds = (await mailsTo(client.email)).map(({ kind }) => kind).toSorted();
  expect(kinds).toEqual(['visit-booked', 'visit-booked', 'visit-booked', 'visit-cancelled']);
  await takeBack();
  expect(await statuses(), 'it was changed since').toEqual(['scheduled']);
});

test.each(['new', 'brought back'])('a former welder is left out of a next plan that is %s', async (which) => {
  const [leaving, staying] = [await createTestStaff('welder'), await createTestStaff('welder')];
  const [first] = await plan([newDay()], { welderIds: [leaving.id, staying.id] });
  const { id = '' } = first ?? {};
  const next = () => nextOf([{ id } as Appointment]);
  if (which === 'brought back') {
    await finish(id);
    const tap = (await historyOf(id)).at(-1);
    const body = { of: 'finish', tapped: tap?.tappedAt, at: new Date().toISOString(), reason: 'Not done' };
    expect((await post(`appointments/${id}/take-back`, body)).status).toBe(200);
    expect(await next()).toMatchObject([{ status: 'cancelled' }]);
  }
  await deactivate(leaving);
  await finish(id);
  expect(await next()).toMatchObject([{ status: 'scheduled', welderIds: [staying.id] }]);
});
