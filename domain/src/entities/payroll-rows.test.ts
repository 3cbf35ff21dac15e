import { expect, test } from 'vitest';
import { payrollRows } from './payroll-rows.ts';
import type { WorkEntry } from './work-entry.ts';

const [wes, dana] = [
  { id: 'wes', name: 'Wes' },
  { id: 'dana', name: 'Dana' },
];
let made = 0;
const entry = (day: number, clock: string, minutes: number, fields: Partial<WorkEntry> = {}): WorkEntry => {
  const start = `2027-06-${day}T${clock}:00.000Z`;
  made += 1;
  return {
    ...{ id: `e${made}`, welderId: 'wes', kind: 'work', job: 'Gate', start, minutes, createdAt: start },
    end: new Date(Date.parse(start) + minutes * 60_000).toISOString(),
    ...fields,
  };
};

test('a timesheet has a row for each welder, day, job and kind of hours', () => {
  const entries = [
    entry(15, '15:00', 60, { job: '=Rail, 2nd' }),
    entry(14, '14:00', 90),
    entry(14, '16:00', 30),
    entry(14, '13:40', 20, { kind: 'drive' }),
    entry(14, '20:00', 60, { job: undefined }),
    entry(14, '21:00', 600, { removed: true }),
    entry(14, '14:00', 45, { welderId: 'dana' }),
  ];
  expect(payrollRows(entries, [dana, wes])).toEqual([
    ['2027-06-14', 'Dana', 0.75, 'Gate', 'Work'],
    ['2027-06-14', 'Wes', 0.33, 'Gate', 'Driving'],
    ['2027-06-14', 'Wes', 2, 'Gate', 'Work'],
    ['2027-06-14', 'Wes', 1, undefined, 'Work'],
    ['2027-06-15', 'Wes', 1, '=Rail, 2nd', 'Work'],
  ]);
});

test('rows add up to the total minutes, rounded once', () => {
  const entries = ['13:00', '14:00', '15:00'].map((clock, index) =>
    entry(14, clock, 20, { job: `${index}` }),
  );
  const hours = payrollRows(entries, [wes]).map(([, , value]) => Number(value));
  expect(hours).toEqual([0.33, 0.34, 0.33]);
});

test('overlapping minutes are on one row only', () => {
  const entries = [entry(14, '14:00', 60), entry(14, '14:30', 60, { job: 'Rail' })];
  expect(payrollRows(entries, [wes]).map(([, , hours, job]) => [job, hours])).toEqual([
    ['Gate', 1],
    ['Rail', 0.5],
  ]);
});
