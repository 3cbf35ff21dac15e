import { randomUUID } from 'node:crypto';
import { type Block, blockSchema } from '@welding/domain/entities/block';
import { type Staff, type StaffRole, staffRoles } from '@welding/domain/entities/staff';
import { beforeAll, expect, test } from 'vitest';
import { latestChanges } from '../../functions/src/store/audit.ts';
import { createTestStaff, staffToken } from '../support/staff.ts';
import { type ApiAnswer, callApi } from './call-api.ts';

const tokens = {} as Record<StaffRole, string>;
let welder: Staff;

beforeAll(async () => {
  for (const role of staffRoles) tokens[role] = await staffToken(await createTestStaff(role));
  welder = await createTestStaff('welder');
});

const block = (overrides: object = {}) => ({
  welderId: welder.id,
  start: '2027-03-01T14:00:00.000Z',
  end: '2027-03-01T18:00:00.000Z',
  reason: 'Dentist',
  ...overrides,
});
const add = (json: unknown, bearer: string | undefined = tokens.office, key?: string) =>
  callApi('POST', '/api/desk/blocks', { json, bearer, ...(key && { key }) });
const change = (id: string, json: unknown, bearer: string | undefined = tokens.office) =>
  callApi('PATCH', `/api/desk/blocks/${id}`, { json, bearer });

function blockOf(answer: ApiAnswer, status: number): Block {
  expect([answer.status, answer.status === status ? '' : answer.text]).toEqual([status, '']);
  return blockSchema.parse(answer.json());
}

test('a time is blocked once, changed, removed and brought back, and the history says who', async () => {
  const key = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => add(block(), tokens.office, key)));
  const [added] = answers.map((answer) => blockOf(answer, 201));
  if (!added) throw new Error('No block');
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(added).toMatchObject(block());
  const later = blockOf(
    await change(added.id, { updatedAt: added.updatedAt, end: '2027-03-02T18:00:00Z' }, tokens.owner),
    200,
  );
  expect(later.end).toBe('2027-03-02T18:00:00.000Z');
  const removed = blockOf(await change(added.id, { updatedAt: later.updatedAt, removed: true }), 200);
  expect(removed.removed).toBe(true);
  const back = blockOf(await change(added.id, { updatedAt: removed.updatedAt, removed: false }), 200);
  expect(back.removed).toBeUndefined();
  const actions = (await latestChanges(added.id, 10)).map(({ action, actor }) => [action, actor.role]);
  expect(actions).toEqual([
    ['changed', 'office'],
    ['removed', 'office'],
    ['changed', 'owner'],
    ['created', 'office'],
  ]);
  expect((await change(added.id, { updatedAt: added.updatedAt, reason: 'X' })).status).toBe(409);
});
