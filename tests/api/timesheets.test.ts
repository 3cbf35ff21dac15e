import { timesheetSchema, weekCommentSchema } from '@welding/domain/entities/work-week';
import { addDays, chicagoInstant } from '@welding/domain/values/chicago-day';
import { beforeAll, describe, expect, test } from 'vitest';
import { type DeskPeople, deskPeople, historyOf } from '../support/desk.ts';
import { anAppointment } from '../support/entities.ts';
import { setTestRate, storeTestHours } from '../support/hours.ts';
import { createTestStaff, staffToken } from '../support/staff.ts';
import { callDesk } from './call-api.ts';
import { read } from './money.ts';

/** The week when clocks go back. Its Sunday has 25 hours. */
const week = '2026-10-26';
let { people, tokens } = {} as DeskPeople;
let other: { id: string; token: string };

beforeAll(async () => {
  ({ people, tokens } = await deskPeople());
  const welder = await createTestStaff('welder', 'Zoe "Zip", Jr.');
  other = { id: welder.id, token: await staffToken(welder) };
  const { id: welderId } = people.welder;
  await setTestRate(welderId, 31.41);
  await Promise.all([
    hoursAt('2026-10-26', '00:00', { welderId, minutes: 30, kind: 'drive', job: 'Gate' }),
    hoursAt('2026-11-01', '23:00', { welderId, minutes: 60, job: 'Gate' }),
    hoursAt('2026-10-25', '23:00', { welderId, minutes: 60 }),
    hoursAt('2026-11-02', '00:00', { welderId, minutes: 60 }),
    hoursAt('2026-10-27', '08:00', { welderId, minutes: 500, removed: true }),
    hoursAt('2026-10-27', '08:00', { welderId: welder.id, minutes: 45, job: '=1+1' }),
  ]);
});

async function hoursAt(date: string, clock: string, fields: Parameters<typeof storeTestHours>[1]) {
  const start = chicagoInstant(date, clock);
  const end = new Date(start.getTime() + (fields?.minutes ?? 0) * 60_000).toISOString();
  await storeTestHours(anAppointment({ scheduledDate: start.toISOString() }), { ...fields, end });
}

const ask = (path: string, bearer: string) => callDesk('GET', path, undefined, { bearer });
const sheetOf = async (bearer: string) => read(timesheetSchema, await ask(`timesheets?week=${week}`, bearer));

describe('a timesheet', () => {
  test('lists the Chicago week of all staff by day, for owner and office', async () => {
    const { welders } = await sheetOf(tokens.office);
    const own = welders.find(({ id }) => id === people.welder.id);
    expect(own).toMatchObject({ name: people.welder.name, driveMinutes: 30, workMinutes: 60 });
    expect(own?.days.map(({ date }) => date)).toEqual(
      Array.from({ length: 7 }, (_, day) => addDays(week, day)),
    );
    expect(own?.days[0]).toEqual({ date: week, driveMinutes: 30, workMinutes: 0 });
    expect(own?.days[6]).toEqual({ date: '2026-11-01', driveMinutes: 0, workMinutes: 60 });
    expect(welders.find(({ id }) => id === other.id)?.workMinutes).toBe(45);
  });

  test('shows a welder only their own', async () => {
    const { welders } = await sheetOf(other.token);
    expect(welders.map(({ id, workMinutes }) => [id, workMinutes])).toEqual([[other.id, 45]]);
  });
});

describe('as a file', () => {
  test('has decimal hours by date, name and job, and no rate', async () => {
    const answer = await ask(`timesheets.csv?week=${week}`, tokens.office);
    const rows = answer.text.split('\r\n');
    expect(rows[0]).toBe('date,name,hours,job,type');
    expect(rows).toContain(`${week},${people.welder.name},0.5,Gate,Driving`);
    expect(rows).toContain(`2026-11-01,${people.welder.name},1,Gate,Work`);
    expect(rows).toContain(`2026-10-27,"Zoe ""Zip"", Jr.",0.75,"'=1+1",Work`);
    expect(answer.text).not.toContain('31.41');
    expect(answer.headers.get('Content-Disposition')).toBe(`attachment; filename="hours-${week}.csv"`);
  });
});

describe('a comment on a week', () => {
  const comment = (fields: object = {}) => ({
    ...{ welderId: people.welder.id, week, text: 'Truck broke down' },
    ...fields,
  });
  const say = (fields: object, bearer = tokens.welder) =>
    callDesk('POST', 'week-comments', comment(fields), { bearer });

  test('has an author and is recorded', async () => {
    const said = (await say({})).json();
    expect(said).toMatchObject({ ...comment(), authorName: people.welder.name });
    const { id } = weekCommentSchema.parse(said);
    expect((await historyOf(id)).map(({ action }) => action)).toEqual(['added a comment to']);
  });

  test('is refused on another person’s week, except to the office', async () => {
    expect((await say({}, other.token)).status).toBe(403);
    expect((await say({ welderId: other.id }, tokens.office)).status).toBe(201);
  });
});
