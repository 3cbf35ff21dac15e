import type { Project } from '@welding/domain/entities/project';
import { staffRateSchema } from '@welding/domain/entities/staff-rate';
import { workEntrySchema } from '@welding/domain/entities/work-entry';
import { beforeAll, expect, test } from 'vitest';
import { findWorkRates } from '../../functions/src/time/work-entries.ts';
import { findAppointment } from '../../functions/src/visits/appointments.ts';
import { beforeWrite } from '../support/before-write.ts';
import { type DeskPeople, deskPeople, historyOf } from '../support/desk.ts';
import { setTestRate, storedHours } from '../support/hours.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { callDesk } from './call-api.ts';
import { tappedVisit, visitOf } from './tapped-visits.ts';

let desk: DeskPeople;
let project: Project;
beforeAll(async () => {
  desk = await deskPeople();
  project = await createTestProject(await createTestClient());
});

const add = (fields: object = {}) => {
  const times = { start: '2026-03-09T13:00:00.000Z', end: '2026-03-09T14:30:00.000Z' };
  const said = { kind: 'work', reason: 'Shop', despiteOverlap: true };
  const body = { welderId: desk.people.welder.id, ...said, ...times };
  return callDesk('POST', 'work-entries', { ...body, ...fields }, { bearer: desk.tokens.office });
};

test('manual hours belong to a project, a visit or neither', async () => {
  const { visit } = await visitOf([desk.people.welder.id]);
  const [of, at, none] = await Promise.all([
    add({ projectId: project.id }),
    add({ visitId: visit.id }),
    add(),
  ]);
  expect(of.json()).toMatchObject({ minutes: 90, job: project.title, clientId: project.clientId });
  expect(at.json()).toMatchObject({ visitId: visit.id, projectId: visit.projectId, job: visit.title });
  expect(none.json()).not.toHaveProperty('job');
  expect(await historyOf(workEntrySchema.parse(none.json()).id)).toMatchObject([
    { action: 'added', entity: 'workEntry', note: 'Shop' },
  ]);
});

const put = (id: string, json: object, as: 'owner' | 'office' = 'owner') =>
  callDesk('PUT', `staff/${id}/rate`, json, { bearer: desk.tokens[as] });
const hoursOf = async () => (await storedHours((await tappedVisit(desk)).visit.id)).map(({ id }) => id);

test('rates are frozen with the hours, stored apart, and shown to the owner only', async () => {
  const { id } = desk.people.welder;
  const first = staffRateSchema.parse((await put(id, { updatedAt: null, rate: 32.5 })).json());
  expect(first).toMatchObject({ id, centsPerHour: 3250 });
  const hours = await hoursOf();
  expect((await put(id, { updatedAt: null, rate: 40 })).status).toBe(409);
  const raised = staffRateSchema.parse(
    (await put(id, { updatedAt: first.updatedAt ?? null, rate: 40 })).json(),
  );
  expect([...(await findWorkRates(hours)).values()]).toEqual(hours.map(() => 3250));
  const later = await hoursOf();
  expect([...(await findWorkRates(later)).values()]).toEqual(later.map(() => 4000));
  expect((await historyOf(id)).at(-1)?.changes).toEqual([{ field: 'centsPerHour' }]);
  const cleared = await put(id, { updatedAt: raised.updatedAt ?? null, rate: null });
  expect(cleared.json()).not.toHaveProperty('centsPerHour');
  expect((await findWorkRates(await hoursOf())).size).toBe(0);
});

test('manual hours use the rate of the day they are added', async () => {
  // The rate of another welder, because the desk's welder's has a version by now.
  const { id: welderId } = (await deskPeople()).people.welder;
  await setTestRate(welderId, 21);
  const made = await add({ welderId });
  const { id } = workEntrySchema.parse(made.json());
  expect(made.text).not.toContain('rate');
  expect((await findWorkRates([id])).get(id)).toBe(2100);
});

test('a visit’s hours change its version, and two corrections at once both count', async () => {
  const { visit } = await tappedVisit(desk);
  const before = await findAppointment(visit.id);
  const own = { visitId: visit.id, welderId: desk.people.welder.id };
  const [morning, noon] = [
    { ...own, start: '2026-03-10T13:00:00.000Z', end: '2026-03-10T14:00:00.000Z' },
    { ...own, start: '2026-03-10T18:00:00.000Z', end: '2026-03-10T20:00:00.000Z' },
  ];
  const writes = beforeWrite(1, async () => expect((await add(noon)).status).toBe(201));
  expect((await add(morning)).status).toBe(201);
  writes.stop();
  const after = await findAppointment(visit.id);
  expect(after?.hours).toBeCloseTo((before?.hours ?? 0) + 3, 2);
  const overwrites = { updatedAt: before?.updatedAt ?? null, title: 'Typed on the version before' };
  const bearer = desk.tokens.office;
  expect((await callDesk('PATCH', `appointments/${visit.id}`, overwrites, { bearer })).status).toBe(409);
});
