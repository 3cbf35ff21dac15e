import { staffChangeSchema, staffMessages } from '@welding/domain/staff';
import { idSchema } from '@welding/domain/text-fields';
import * as z from 'zod/mini';
import { notFound } from '#api/errors.ts';
import { addressParts, both, json } from '#api/readers.ts';
import { staffRoute } from '#api/route.ts';
import { changeStaff as store } from '#data/staff.ts';
import { syncStaffAccount } from '#data/staff-accounts.ts';

/** PATCH /api/desk/staff/{id}: 200 and how somebody is now; 409 for an old version and for the last active owner. */
export const changeStaff = staffRoute({
  method: 'PATCH',
  path: '/api/desk/staff/:id',
  roles: ['owner'],
  read: both(addressParts(z.object({ id: idSchema })), json(staffChangeSchema)),
  answer: async ([{ id }, change]) => {
    const person = await store(id, change);
    if (!person) throw notFound(staffMessages.notFound);
    await syncStaffAccount(person);
    return { status: 200, json: person };
  },
});
