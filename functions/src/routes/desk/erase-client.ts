import { clientMessages, confirmsErasure, eraseClientSchema } from '@welding/domain/entities/client-change';
import { idSchema } from '@welding/domain/values/text-fields';
import * as z from 'zod/mini';
import { eraseClient as erase } from '#actions/erase-client.ts';
import { findClient } from '#data/clients.ts';
import { badRequest, notFound } from '#http/errors.ts';
import { addressParts, both, json } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';
import { staffActor } from '#http/staff-actor.ts';

/**
 * POST /api/desk/clients/{id}/erase: 200 and what is left of the client. The owner has to send the client's name; of one
 * that is erased already, whatever is sent makes good what an earlier attempt did not get to.
 */
export const eraseClient = staffRoute({
  method: 'POST',
  path: '/api/desk/clients/:id/erase',
  roles: ['owner'],
  read: both(addressParts(z.object({ id: idSchema })), json(eraseClientSchema)),
  answer: async ([{ id }, { confirmation }], { staff }) => {
    const client = await findClient(id);
    if (!client) throw notFound();
    if (!client.erasedAt && !confirmsErasure(client, confirmation)) {
      throw badRequest(clientMessages.notConfirmed);
    }
    return { status: 200, json: await erase(id, staffActor(staff)) };
  },
});
