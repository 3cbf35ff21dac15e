import type { Appointment } from '@welding/domain/entities/appointment';
import type { Client } from '@welding/domain/entities/client';
import { actorOfClient } from '@welding/domain/entities/client-change';
import { zipOfAddress } from '@welding/domain/values/zip';
import { changeEntity } from '#data/change-entity.ts';
import { clients } from '#data/clients.ts';

/** Where a visit is. */
type Place = Pick<Appointment, 'address' | 'zip'>;

/** Where a visit is: what was asked for, and the client's own place where nothing was. */
export function placeOf(asked: Place, client: Client | undefined): Place {
  const address = asked.address || client?.address;
  const own = asked.address ? undefined : (client?.zip ?? zipOfAddress(client?.address));
  const zip = asked.zip || zipOfAddress(asked.address) || own;
  return { ...(address && { address }), ...(zip && { zip }) };
}

/** Keeps where a client wants visits, told with a booking, with a client of whom nothing is known of it yet. */
export async function keepPlace(client: Client, { address, zip }: Place): Promise<void> {
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
