import { newClientSchema } from '@welding/domain/entities/client';
import { addClient as add } from '#data/clients.ts';
import { idempotencyKeyOf } from '#http/idempotency-key.ts';
import { json } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';
import { staffActor } from '#http/staff-actor.ts';

/** POST /api/desk/clients: 201 and the client; 409 when another one has the e-mail. */
export const addClient = staffRoute({
  method: 'POST',
  path: '/api/desk/clients',
  roles: ['owner', 'office'],
  read: json(newClientSchema),
  answer: async (newClient, { staff, idempotencyKey }) => {
    const once = idempotencyKeyOf(idempotencyKey, 'clients', staff.id, newClient);
    return { status: 201, json: await add(newClient, staffActor(staff), once) };
  },
});
