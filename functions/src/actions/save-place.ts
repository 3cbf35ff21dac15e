import type { Client } from '@welding/domain/entities/client';
import { actorOfClient } from '@welding/domain/entities/client-change';
import type { Place } from '@welding/domain/values/place';
import { changeEntity } from '#data/change-entity.ts';
import { clients } from '#data/clients.ts';

/** Keeps where a client wants visits, told with a booking, with a client of whom nothing is known of it yet. */
export async function savePlace(client: Client, { address, zip }: Place): Promise<void> {
  if (client.address || client.zip || !(address || zip)) return;
  await changeEntity(clients, {
    entity: 'client',
    id: client.id,
    actor: actorOfClient(client),
    action: 'changed',
    decide: (current) =>
      current.address || current.zip ? {} : { ...(address && { address }), ...(zip && { zip }) },
  });
}
