import { actorOf, staffChangeSchema, staffMessages } from '@welding/domain/entities/staff';
import { idSchema } from '@welding/domain/values/text-fields';
import * as z from 'zod/mini';
import { changeStaff as store } from '#data/staff.ts';
import { syncStaffAccount } from '#data/staff-accounts.ts';
import { notFound } from '#http/errors.ts';
import { addressParts, both, json } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';

/** PATCH /api/desk/staff/{id}: 200 and how somebody is now; 409 for an old version and for the last active owner. */
export const changeStaff = staffRoute({
  method: 'PATCH',
  path: '/api/desk/staff/:id',
  roles: ['owner'],
  read: both(addressParts(z.object({ id: idSchema })), json(staffChangeSchema)),
  answer: async ([{ id }, change], { staff }) => {
    const person = await store(id, change, actorOf(staff));
    if (!person) throw notFound(staffMessages.notFound);
    await syncStaffAccount(person);
    return { status: 200, json: person };
  },
});
