import { actorOf, newStaffSchema } from '@welding/domain/entities/staff';
import { sendPasswordMail } from '#data/password-mail.ts';
import { storeStaff } from '#data/staff.ts';
import { syncStaffAccount } from '#data/staff-accounts.ts';
import { idempotencyKeyOf } from '#http/idempotency-key.ts';
import { json } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';

/**
 * POST /api/desk/staff: 201 and somebody new, who gets Firebase Auth's mail to set a password. Each step may be repeated:
 * the same request again makes good what an earlier one did not get to, and sends the mail once more.
 */
export const addStaff = staffRoute({
  method: 'POST',
  path: '/api/desk/staff',
  roles: ['owner'],
  read: json(newStaffSchema),
  answer: async (newStaff, { staff, idempotencyKey }) => {
    const once = idempotencyKeyOf(idempotencyKey, 'staff', staff.id, newStaff);
    const person = await storeStaff(newStaff, { once, actor: actorOf(staff) });
    await syncStaffAccount(person);
    await sendPasswordMail(person.email);
    return { status: 201, json: person };
  },
});
