import { mailAddressSchema } from '@welding/domain/entities/new-mail';
import { sendMailAgain as sendAgain } from '#data/desk-mails.ts';
import { addressParts } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';
import { staffActor } from '#http/staff-actor.ts';

/** POST /api/desk/mails/{id}/send-again: 200 and the mail that failed, queued; 409 for one that did not, or is too late. */
export const sendMailAgain = staffRoute({
  method: 'POST',
  path: '/api/desk/mails/:id/send-again',
  roles: ['owner', 'office'],
  read: addressParts(mailAddressSchema),
  answer: async ({ id }, { staff }) => ({ status: 200, json: await sendAgain(id, staffActor(staff)) }),
});
