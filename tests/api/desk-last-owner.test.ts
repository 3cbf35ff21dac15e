import { randomUUID } from 'node:crypto';
import { UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeStaff, LastOwnerError, storeStaff } from '../../functions/src/data/staff.ts';
import { syncStaffAccount } from '../../functions/src/data/staff-accounts.ts';
import { stackAddresses } from '../support/stack.ts';
import { callApi } from './call-api.ts';
import { type FunctionProcess, startFunction } from './function-process.ts';

// A project of its own, in which nobody else is an owner.
const project = `demo-owners-${randomUUID().slice(0, 8)}`;
stackAddresses();
process.env['GCLOUD_PROJECT'] = project;

let api: FunctionProcess;
beforeAll(async () => {
  api = await startFunction({ GCLOUD_PROJECT: project });
});
afterAll(() => api.stop());

const add = (role: 'owner' | 'office') =>
  storeStaff({ email: `${role}-${randomUUID()}@example.com`, name: 'Sam', role });

test('the last active owner stays one, and stays active, whoever else there is', async () => {
  const owner = await add('owner');
  await syncStaffAccount(owner);
  const second = await add('owner');
  await add('office');
  await changeStaff(second.id, { updatedAt: second.updatedAt, active: false });
  const bearer = new UnsecuredJWT({ role: 'owner', auth_time: Math.floor(Date.now() / 1000) })
    .setSubject(owner.id)
    .setAudience(project)
    .setIssuer(`https://securetoken.google.com/${project}`)
    .setIssuedAt()
    .setExpirationTime('1 hour')
    .encode();
  for (const change of [{ active: false }, { role: 'office' }]) {
    const answer = await callApi('PATCH', `/api/desk/staff/${owner.id}`, {
      json: { updatedAt: owner.updatedAt, ...change },
      bearer,
      base: api.base,
    });
    expect([answer.status, answer.text]).toEqual([
      409,
      'The desk needs an active owner. Make somebody else one first',
    ]);
  }
  const renamed = await changeStaff(owner.id, { updatedAt: owner.updatedAt, name: 'Robin' });
  expect(renamed).toMatchObject({ name: 'Robin', role: 'owner', active: true });
  const heir = await add('owner');
  await changeStaff(owner.id, { updatedAt: renamed?.updatedAt ?? '', active: false });
  await expect(changeStaff(heir.id, { updatedAt: heir.updatedAt, active: false })).rejects.toThrow(
    LastOwnerError,
  );
  const other = await add('owner');

  const outcomes = await Promise.allSettled(
    [heir, other].map(({ id, updatedAt }) => changeStaff(id, { updatedAt, active: false })),
  );
  expect(
    outcomes.map(({ status }) => status).toSorted(),
    'two owners who take each other out at once',
  ).toEqual(['fulfilled', 'rejected']);
});
