import { staffRateSchema } from '@welding/domain/entities/staff-rate';
import { beforeAll, expect, test } from 'vitest';
import { findWorkRates } from '../../functions/src/time/work-entries.ts';
import { type DeskPeople, deskPeople, historyOf } from '../support/desk.ts';
import { setTestRate, storedHours } from '../support/hours.ts';
import { callDesk } from './call-api.ts';
import { tappedVisit } from './tapped-visits.ts';

let desk: DeskPeople;
beforeAll(async () => {
  desk = await deskPeople();
});

const put = (id: string, json: object, as: 'owner' | 'office' = 'owner') =>
  callDesk('PUT', `staff/${id}/rate`, json, { bearer: desk.tokens[as] });
const hoursOf = async () => (await storedHours((await tappedVisit(desk)).visit.id)).map(({ id }) => id);

test('rates are frozen in what is made, apart of it, and told to the owner alone', async () => {
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

test('hours by hand have the rate of the day on which they are added', async () => {
  const { people } = await deskPeople();
  await setTestRate(people.welder.id, 21);
  const times = { start: '2026-03-09T14:00:00Z', end: '2026-03-09T15:30:00Z' };
  const body = { welderId: people.welder.id, kind: 'work', reason: 'Shop', ...times };
  const made = await callDesk('POST', 'work-entries', body, { bearer: desk.tokens.office });
  const { id } = made.json() as { id: string };
  expect(made.text).not.toContain('rate');
  expect((await findWorkRates([id])).get(id)).toBe(2100);
});
