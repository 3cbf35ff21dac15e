import { randomUUID } from 'node:crypto';
import { staffMessages } from '@welding/domain/entities/staff';
import { errorCodes } from '@welding/domain/error-codes';
import { expect, test } from 'vitest';
import { withinDeadline } from '../../functions/src/http/within-deadline.ts';
import { storeStaff, storeStaffChange } from '../../functions/src/staff/staff.ts';

const add = (role: 'owner' | 'office') =>
  storeStaff({ email: `${role}-${randomUUID()}@example.com`, name: 'Sam', role });

test('the last active owner cannot be deactivated or change role', async () => {
  const owner = await add('owner');
  const second = await add('owner');
  await add('office');
  await storeStaffChange(second.id, { updatedAt: second.updatedAt, active: false });
  for (const change of [{ active: false }, { role: 'office' as const }]) {
    await expect(storeStaffChange(owner.id, { updatedAt: owner.updatedAt, ...change })).rejects.toThrow(
      staffMessages.lastOwner,
    );
  }
  const renamed = await storeStaffChange(owner.id, { updatedAt: owner.updatedAt, name: 'Robin' });
  expect(renamed).toMatchObject({ name: 'Robin', role: 'owner', active: true });
  const heir = await add('owner');
  await storeStaffChange(owner.id, { updatedAt: renamed?.updatedAt ?? '', active: false });
  await expect(storeStaffChange(heir.id, { updatedAt: heir.updatedAt, active: false })).rejects.toThrow(
    staffMessages.lastOwner,
  );
  const other = await add('owner');

  const outcomes = await Promise.allSettled(
    [heir, other].map(({ id, updatedAt }) => storeStaffChange(id, { updatedAt, active: false })),
  );
  expect(
    outcomes.map(({ status }) => status).toSorted(),
    'two owners who take each other out at once',
  ).toEqual(['fulfilled', 'rejected']);
});

test('25 people each changed by two at once: one of each two succeeds in time', async () => {
  const people = await Promise.all(Array.from({ length: 25 }, () => add('owner')));
  const pairs = await Promise.all(
    people.map(({ id, updatedAt }) =>
      Promise.allSettled(['A', 'B'].map((name) => withinDeadline(storeStaffChange(id, { updatedAt, name })))),
    ),
  );
  for (const pair of pairs) {
    const refusals = pair.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refusals).toEqual([expect.objectContaining({ code: errorCodes.changedMeanwhile })]);
  }
});
