import type { Appointment } from '@welding/domain/entities/appointment';
import type { Staff } from '@welding/domain/entities/staff';
import { countedHoursSchema, timesheetSchema } from '@welding/domain/entities/work-week';
import { beforeEach, expect, test } from 'vitest';
import { storeTestHours } from '../support/hours.ts';
import { createTestProject } from '../support/sample.ts';
import { createTestStaff, staffToken } from '../support/staff.ts';
import { answerTo, callDesk } from './call-api.ts';
import { read } from './money.ts';
import { moneyShop } from './money-shop.ts';

const shop = moneyShop({ status: 'in_progress' });
const { costOf, office } = shop;
let wes: Staff;
let bearer: string;
let visit: Appointment;

beforeEach(async () => {
  ({ welder: wes, bearer, visit } = await shop.sendWelder('Wes Counted'));
});

test('each minute of a person counts for one job only', async () => {
  const other = await createTestProject(shop.client);
  const hoursAt = async (projectId: string, from: number, to: number) => {
    const [start = '', end = ''] = [from, to].map((hour) => `2026-03-10T${hour}:00:00.000Z`);
    const of = { welderId: wes.id, projectId, minutes: (to - from) * 60, end };
    await storeTestHours({ ...visit, scheduledDate: start }, of);
  };
  await hoursAt(shop.project.id, 14, 18);
  await hoursAt(other.id, 16, 19);
  expect([await costOf(shop.project.id), await costOf(other.id)]).toMatchObject([{ hours: 4 }, { hours: 1 }]);
  // Every total uses the same minutes: at the job, on the timesheet, and in its file.
  const countedAt = async (id: string, as: string) => {
    const answer = await callDesk('GET', `counted-hours?projectId=${id}`, undefined, { bearer: as });
    return Object.values(read(countedHoursSchema, answer).minutes);
  };
  for (const as of [shop.tokens.office, bearer])
    expect([await countedAt(shop.project.id, as), await countedAt(other.id, as)]).toEqual([[240], [60]]);
  const stranger = await staffToken(await createTestStaff('welder'));
  expect(await countedAt(shop.project.id, stranger)).toEqual([]);
  const week = 'week=2026-03-09';
  const { welders } = read(timesheetSchema, await office.call('GET', `timesheets?${week}`, undefined));
  expect(welders.find(({ id }) => id === wes.id)?.workMinutes).toBe(300);
  const file = (await office.call('GET', `timesheets.csv?${week}`, undefined)).text;
  const hours = file.split('\r\n').flatMap((row) => {
    const [, name, counted] = row.split(',');
    return name === wes.name ? Number(counted) : [];
  });
  expect(hours.reduce((sum, counted) => sum + counted, 0)).toBe(5);
});

test('hours require either a job or a visit', async () => {
  for (const query of ['', `?projectId=${shop.project.id}&visitId=${visit.id}`]) {
    expect(await answerTo(office.call('GET', `counted-hours${query}`, undefined))).toEqual([
      400,
      'Give either visitId or projectId',
    ]);
  }
  await storeTestHours(visit, { welderId: wes.id, projectId: shop.project.id });
  const ofVisit = await office.call('GET', `counted-hours?visitId=${visit.id}`, undefined);
  expect(Object.values(read(countedHoursSchema, ofVisit).minutes)).toEqual([60]);
});
