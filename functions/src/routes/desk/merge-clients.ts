import { clientMessages, mergeClientSchema } from '@welding/domain/entities/client-change';
import { idSchema } from '@welding/domain/values/text-fields';
import * as z from 'zod/mini';
import { mergeClients as merge } from '#data/merge-clients.ts';
import { badRequest } from '#http/errors.ts';
import { addressParts, both, json } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';
import { staffActor } from '#http/staff-actor.ts';

/** POST /api/desk/clients/{id}/merge: 200 and the client, to whom everything of the duplicate belongs from then on. */
export const mergeClients = staffRoute({
  method: 'POST',
  path: '/api/desk/clients/:id/merge',
  roles: ['owner', 'office'],
  read: both(addressParts(z.object({ id: idSchema })), json(mergeClientSchema)),
  answer: async ([{ id }, { duplicateId }], { staff }) => {
    if (duplicateId === id) throw badRequest(clientMessages.mergedWithItself);
    return { status: 200, json: await merge(id, duplicateId, staffActor(staff)) };
  },
});
