import type { Client } from '@welding/domain/entities/client';
import { actorOfClient } from '@welding/domain/entities/client-change';
import { recipientOf } from '@welding/domain/entities/recipient-of';
import { clients, findClient } from '#clients/clients.ts';
import { changeEntity } from '#store/change-entity.ts';

/**
 * Switches a client's reminders, as the client. One who turned out to be another client means that one.
 * @returns the client as it is then; undefined for one who is not there any more
 */
export async function setReminders(clientId: string, reminders: boolean): Promise<Client | undefined> {
  const named = await findClient(clientId);
  const client = named?.mergedInto ? await findClient(named.mergedInto) : named;
  if (!client || !recipientOf(client)) return undefined;
  return await changeEntity(clients, {
    entity: 'client',
    id: client.id,
    actor: actorOfClient(client),
    action: 'changed',
    decide: (current) => ((current.reminders ?? true) === reminders ? {} : { reminders }),
  });
}
