import { mailAddressSchema } from '@welding/domain/entities/new-mail';
import { dismissMail as dismiss } from '#data/desk-mails.ts';
import { addressParts } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';
import { staffActor } from '#http/staff-actor.ts';

/** POST /api/desk/mails/{id}/dismiss: 200 and the mail that failed, which needs nobody any more; 409 for one that did not. */
export const dismissMail = staffRoute({
  method: 'POST',
  path: '/api/desk/mails/:id/dismiss',
  roles: ['owner', 'office'],
  read: addressParts(mailAddressSchema),
  answer: async ({ id }, { staff }) => ({ status: 200, json: await dismiss(id, staffActor(staff)) }),
});
