import { beforeAll, describe, expect, test } from 'vitest';
import { type DeskPeople, deskPeople } from '../support/desk.ts';
import { createTestAppointment, createTestClient } from '../support/sample.ts';
import { storedVisit, visitHistory } from '../support/visits.ts';
import { callApi } from './call-api.ts';

let desk: DeskPeople;
beforeAll(async () => {
  desk = await deskPeople();
});

const see = (id: string, bearer: string | undefined = desk.tokens.office) =>
  callApi('POST', `/api/desk/appointments/${id}/seen`, { bearer });
const aChangedVisit = async () =>
  createTestAppointment(await createTestClient(), { status: 'rescheduled', changedByClient: true });

describe('POST appointments/{id}/seen', () => {
  test('takes the mark of what the client changed away, once, and says who saw it', async () => {
    const visit = await aChangedVisit();
    const seen = await see(visit.id);
    expect([seen.status, seen.json()]).toMatchObject([200, { id: visit.id, status: 'rescheduled' }]);
    const { updatedAt, ...stored } = await storedVisit(visit.id);
    expect(stored).not.toHaveProperty('changedByClient', true);
    expect(stored).toMatchObject({ scheduledDate: visit.scheduledDate, status: visit.status });
    await see(visit.id, desk.tokens.owner);
    expect((await storedVisit(visit.id)).updatedAt).toBe(updatedAt);
    expect((await visitHistory(visit.id)).map(({ action, actor }) => [action, actor.name])).toEqual([
      ['opened', desk.people.office.name],
    ]);
  });
});

test('a visit that staff cancel waits for nobody to see what the client changed', async () => {
  const visit = await aChangedVisit();
  const cancelled = await callApi('POST', `/api/desk/appointments/${visit.id}/cancel`, {
    bearer: desk.tokens.office,
    json: { at: new Date().toISOString(), reason: 'Sick' },
  });
  expect(cancelled.status).toBe(200);
  expect((await storedVisit(visit.id)).changedByClient).toBeUndefined();
});
