import type { Actor } from '@welding/domain/entities/audit-entry';
import type { Client } from '@welding/domain/entities/client';
import { clientName } from '@welding/domain/entities/client-change';
import { erasedFields } from '@welding/domain/entities/privacy';
import { removePushDevicesOf } from '#messages/push-devices.ts';
import { notFound } from '#refusal.ts';
import { changeEntity } from '#store/change-entity.ts';
import { clientEmailsOf, clients, findClient, provenAtOf } from './clients.ts';
import { guardClient, requirePresent } from './guard-client.ts';
import { addMoves, moveDocuments } from './move-documents.ts';

/**
 * Makes two records of one client into one: projects, visits, payments, estimates, invoices and requests of the duplicate become those of
 * `clientId`; the duplicate stays as a pointer, without e-mail or sessions. Of two merges of the same clients at once one is
 * refused. Safe to repeat: what an earlier attempt did not get to is made good.
 * @throws Refusal not_found, conflict for a client that was merged into another one or erased
 */
export async function mergeClients(clientId: string, duplicateId: string, actor: Actor): Promise<Client> {
  const kept = await findClient(clientId);
  if (!kept) throw notFound();
  await requirePresent(kept);
  await changeEntity(clients, {
    entity: 'client',
    id: duplicateId,
    actor,
    action: 'merged',
    facts: [{ code: 'into', text: clientName(kept) }],
    decide: async (duplicate) => {
      if (duplicate.mergedInto === clientId) return {};
      await requirePresent(duplicate);
      // By the e-mails of before, what was sent there is found when the client is erased.
      const { firstName, lastName, replacedEmails, formerEmails } = duplicate;
      const emails = { replacedEmails, formerEmails };
      const left = { ...erasedFields(clients.privacy, duplicate), firstName, lastName, ...emails };
      return { ...left, mergedInto: clientId, sessionsValidFrom: new Date().toISOString() };
    },
    also: async (batch, duplicate) => {
      const present = await guardClient(batch, clientId);
      for (const email of await clientEmailsOf(duplicateId)) {
        // What was shown to be one person's goes on opening that person's portal.
        if (provenAtOf(email)) batch.update(email.ref, { clientId, mergedFrom: duplicateId });
        else batch.delete(email.ref);
      }
      await addMoves(batch, duplicateId, present, actor, duplicate);
    },
  });
  // What one batch does not hold, and what the duplicate's own page stored in the meantime.
  await moveDocuments(duplicateId, clientId, actor);
  await removePushDevicesOf(duplicateId);
  return kept;
}
