import type { Client } from '@welding/domain/entities/client';
import { clientChangeSchema, clientName } from '@welding/domain/entities/client-change';
import { type MyDetails, myDetailsMessages } from '@welding/domain/entities/my-details';
import { apiMessages } from '@welding/domain/messages';
import { changeClientAndTell } from '#actions/change-client.ts';
import { StaleVersionError } from '#data/change-entity.ts';
import { EmailTakenError, findClient } from '#data/clients.ts';
import { countUses } from '#data/rate-limits.ts';
import { conflict, noSession } from '#http/errors.ts';
import { detailChangeLimits } from '#http/limits.ts';
import { json, nothing } from '#http/readers.ts';
import { verifiedRoute } from '#http/route.ts';

/** GET /api/me: 200 and the client's own contact data. */
export const showMyDetails = verifiedRoute({
  method: 'GET',
  path: '/api/me',
  read: nothing,
  answer: async (_, { session }) => ({ status: 200, json: detailsOf(await ownRecord(session.clientId)) }),
});

/**
 * PATCH /api/me: 200 and the contact data as they are then; 409 for an old version, or an e-mail that another client has.
 * The old e-mail is told of a new one.
 */
export const changeMyDetails = verifiedRoute({
  method: 'PATCH',
  path: '/api/me',
  read: json(clientChangeSchema),
  answer: async ({ updatedAt: version, ...change }, { session }) => {
    const { clientId: id } = session;
    await countUses(detailChangeLimits(id));
    const actor = { id, name: clientName(await ownRecord(id)), role: 'client' } as const;
    try {
      return { status: 200, json: detailsOf(await changeClientAndTell(id, change, { actor, version })) };
    } catch (error) {
      if (error instanceof EmailTakenError) throw conflict(myDetailsMessages.emailTaken);
      // Who of the staff changed what is the desk's to know.
      if (error instanceof StaleVersionError) throw conflict(apiMessages.changedMeanwhile);
      throw error;
    }
  },
});

async function ownRecord(clientId: string): Promise<Client> {
  const client = await findClient(clientId);
  if (!client) throw noSession();
  return client;
}

function detailsOf({ firstName, lastName, email, phone, address, updatedAt }: Client): MyDetails {
  return { firstName, lastName, email, phone, address: address ?? '', updatedAt: updatedAt ?? null };
}
