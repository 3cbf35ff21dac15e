import { clientChangeSchema } from '@welding/domain/entities/client-change';
import { idSchema } from '@welding/domain/values/text-fields';
import * as z from 'zod/mini';
import { changeClientAndTell } from '#actions/change-client.ts';
import { addressParts, both, json } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';
import { staffActor } from '#http/staff-actor.ts';

/** PATCH /api/desk/clients/{id}: 200 and the client; 409 for an old version, or an e-mail that another client has. */
export const changeClient = staffRoute({
  method: 'PATCH',
  path: '/api/desk/clients/:id',
  roles: ['owner', 'office'],
  read: both(addressParts(z.object({ id: idSchema })), json(clientChangeSchema)),
  answer: async ([{ id }, { updatedAt: version, ...fields }], { staff }) => ({
    status: 200,
    json: await changeClientAndTell(id, fields, { actor: staffActor(staff), version }),
  }),
});
