import type { Actor } from '@welding/domain/entities/audit-entry';
import type { Client } from '@welding/domain/entities/client';
import type { ClientChange } from '@welding/domain/entities/client-change';
import { changeClient } from '#data/change-client.ts';

/**
 * Changes what a client is made of; an e-mail that changes is told of it at the old address.
 * @param by.version as for `changeEntity`
 * @throws as `changeClient`
 */
export async function changeClientAndTell(
  clientId: string,
  change: ClientChange,
  by: { readonly actor: Actor; readonly version?: string | null },
): Promise<Client> {
  return await changeClient(clientId, change, {
    ...by,
    also: async (batch, before, after) => {
      const { queueEmailChanged } = await import('#messages/queue-email-changed.ts');
      await queueEmailChanged(batch, before, after);
    },
  });
}
