import { expect, test } from 'vitest';
import { withLine } from './company-people.ts';
import { type ImportedJob, jobKey, planJobs } from './import-jobs.ts';
import { importRequestSchema } from './import-request.ts';

const now = new Date('2026-11-27T18:00:00Z');
const dana = {
  id: 'b6f3e6a2-6d7a-4f0e-9d43-0c5d1c1a4a01',
  firstName: 'Dana',
  lastName: 'Quill',
  email: 'dana@example.com',
  phone: '(312) 555-0144',
};
const bea = { ...dana, id: 'b6f3e6a2-6d7a-4f0e-9d43-0c5d1c1a4a02', firstName: 'Bea', email: '', phone: '' };
type Row = Readonly<Record<string, string>>;
const plan = (rows: readonly Row[], known = [dana, bea], present: ReadonlySet<string> = new Set()) =>
  planJobs(rows, known, { present, now });
const only = (row: Row) => plan([{ email: 'dana@example.com', title: 'Gate', ...row }])[0];
const madeOf = (row: Row): ImportedJob | undefined => only(row)?.made;

test.each<[string, Row, object]>([
  [
    'with a time has a visit',
    { when: '12/4/2026 9:00 AM', minutes: '90' },
    { status: 'pending', visit: { start: '2026-12-04T15:00:00.000Z', duration: '90' } },
  ],
  [
    'with its time in another column, too',
    { when: '12/4/2026', time: '9:00 AM' },
    { visit: { start: '2026-12-04T15:00:00.000Z', duration: '60' } },
  ],
  [
    'later today has a visit',
    { when: '11/27/2026 2:00 PM' },
    { visit: { start: '2026-11-27T20:00:00.000Z', duration: '60' } },
  ],
  ['with a day alone says so', { when: '12/4/2026' }, { description: 'Planned for Dec 4, 2026' }],
  [
    'takes a length that staff can plan',
    { when: '12/4/2026 9:00', minutes: '100' },
    { visit: { start: '2026-12-04T15:00:00.000Z', duration: '105' } },
  ],
  [
    'in progress has begun, whatever its day',
    { when: '11/20/2026', status: 'In progress' },
    { status: 'in_progress' },
  ],
  ['that is late is still to do', { when: '11/20/2026 9:00 AM', status: 'Late' }, { status: 'pending' }],
  [
    'has an address from columns',
    { street: '9 Mill Rd', city: 'Joliet', state: 'IL', zip: '60432' },
    { address: '9 Mill Rd, Joliet, IL 60432', zip: '60432' },
  ],
  ['keeps its note for staff', { note: 'Slow payer' }, { title: 'Gate', note: 'Slow payer' }],
])('a job %s', (_, row, made) => {
  expect(only(row)).toMatchObject({ does: 'create', made });
  expect(only(row)?.code).toBeUndefined();
});

test('a job without a time, or with a past one, has no visit', () => {
  for (const row of [{}, { when: '12/4/2026' }, { when: '11/20/2026 9:00 AM', status: 'Late' }])
    expect(madeOf(row)).not.toHaveProperty('visit');
});

test.each<[string, Row, string]>([
  ['in the past', { when: '11/20/2026 9:00 AM', note: 'Paid in cash' }, 'Nov 20, 2026: Gate. Paid in cash'],
  ['earlier today', { when: '11/27/2026 8:00 AM' }, 'Nov 27, 2026: Gate'],
  ['that is done', { status: 'Completed' }, 'Gate. Completed'],
  ['that was called off', { when: '12/4/2026 9:00 AM', status: 'Cancelled' }, 'Dec 4, 2026: Gate. Cancelled'],
])('a job %s is history', (_, row, line) => {
  expect(only(row)).toMatchObject({ does: 'create', code: 'history', made: { clientId: dana.id, line } });
  expect(only(row)?.why).toBe(`History, into the note of Dana Quill: ${line}`);
});

test.each<[string, Row, string]>([
  [
    'without a known client',
    { email: 'nobody@example.com' },
    'No client like this. Import the clients first',
  ],
  ['with an unclear time', { when: 'soon' }, '“soon” is not a day and a time'],
  [
    'with an unclear time of day',
    { when: '12/4/2026', time: 'early' },
    '“12/4/2026 early” is not a day and a time',
  ],
])('a job %s is left out', (_, row, why) => {
  expect(only(row)).toMatchObject({ does: 'skip', why });
});

test('a client is found by phone or name', () => {
  const who = [{ phone: '312-555-0144' }, { name: 'Bea Quill' }, { name: 'Quill, Dana' }];
  const rows = who.map((row, index) => ({ title: `Gate ${index}`, ...row }));
  expect(plan(rows).map(({ made }) => made?.clientId)).toEqual([dana.id, bea.id, dana.id]);
});

test('the same job twice is made once, and one that is there not again', () => {
  const row = { email: dana.email, title: 'Gate', when: '12/4/2026 9:00 AM' };
  expect(plan([row, row, { ...row, title: 'Rail' }]).map(({ does }) => does)).toEqual([
    'create',
    'join',
    'create',
  ]);
  const present = new Set([
    jobKey({ clientId: dana.id, title: 'gate', scheduledDate: '2026-12-04T15:00:00.000Z' }),
  ]);
  expect(plan([row], [dana], present)[0]?.does).toBe('join');
});

test('history that the note has is not added again, and a full note takes no more', () => {
  const row = { email: dana.email, title: 'Gate', when: '11/20/2026' };
  const [line, full] = ['Nov 20, 2026: Gate', 'x'.repeat(4_990)];
  expect(plan([row, row]).map(({ does }) => does)).toEqual(['create', 'join']);
  expect(planJobs([row], [{ ...dana, note: line }], { present: new Set(), now })[0]?.does).toBe('join');
  expect(planJobs([row], [{ ...dana, note: full }], { present: new Set(), now })[0]).toMatchObject({
    does: 'skip',
    why: 'The note of Dana Quill has no room for more history',
  });
  expect(withLine('One', 'Two')).toBe('One\nTwo');
});

test('a long title continues in the description', () => {
  const title = 'Gate '.repeat(60).trim();
  expect(madeOf({ title })).toMatchObject({ title: title.slice(0, 200).trim(), description: title });
});

test('a request stores at most fifty jobs, previews a whole file, and has a number for each row or none', () => {
  const row = { title: 'Gate' };
  const isTaken = (count: number, more: object) =>
    importRequestSchema.safeParse({ kind: 'jobs', rows: Array(count).fill(row), ...more }).success;
  expect([isTaken(50, { apply: true }), isTaken(51, { apply: true })]).toEqual([true, false]);
  expect([isTaken(5_000, { apply: false }), isTaken(5_001, { apply: false })]).toEqual([true, false]);
  const numbered = [[4, 9], [4], [4, 0]].map((rowNumbers) => isTaken(2, { apply: true, rowNumbers }));
  expect(numbered).toEqual([true, false, false]);
});
