import type { Actor } from '@welding/domain/entities/audit-entry';
import type { Client } from '@welding/domain/entities/client';
import { type ClientChange, clientMessages } from '@welding/domain/entities/client-change';
import { clientSearchTerms } from '@welding/domain/entities/client-search';
import type { WriteBatch } from 'firebase-admin/firestore';
import { findComingVisits } from './appointments.ts';
import { changeEntity } from './change-entity.ts';
import { clients, EmailTakenError, emailDocument, emailDocumentsOf, ownerOfEmail } from './clients.ts';
import { RefusedChangeError } from './refused-change.ts';

type ClientChangeConditions = {
  readonly actor: Actor;
  readonly version?: string | null;
  /** Further writes of the same batch. */
  readonly also?: (batch: WriteBatch, before: Client, after: Client) => Promise<void>;
};

/**
 * Changes what a client is made of. The e-mail's own document moves along in the same batch, and coming visits learn the
 * name and number that the welder needs. An address that is empty is taken away.
 * @param version as for `changeEntity`
 * @throws MissingEntityError, StaleVersionError, EmailTakenError, RefusedChangeError for one that was merged or erased
 */
export async function changeClient(
  clientId: string,
  change: ClientChange,
  { actor, version, also }: ClientChangeConditions,
): Promise<Client> {
  return await changeEntity(clients, {
    entity: 'client',
    id: clientId,
    ...(version !== undefined && { version }),
    actor,
    action: 'changed',
    decide: async (current) => {
      requirePresent(current);
      const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
      const after: Client = { ...current, ...given };
      const { ownerId } = await ownerOfEmail(after.email);
      if (ownerId !== undefined && ownerId !== clientId) {
        throw new EmailTakenError('Another client has this e-mail');
      }
      // All of it is written anew, in the form in which this code writes it: somebody may have typed it into the console.
      const { firstName, lastName, email, phone, address, reminders } = after;
      return {
        ...{ firstName, lastName, email, phone, address: address || undefined, reminders },
        searchTerms: clientSearchTerms(after),
      };
    },
    also: async (batch, before, after) => {
      await Promise.all([keepEmail(batch, after), tellComingVisits(batch, after)]);
      await also?.(batch, before, after);
    },
  });
}

/** @throws RefusedChangeError for a client that is no one's record any more */
export function requirePresent({ mergedInto, erasedAt }: Client): void {
  if (mergedInto || erasedAt) throw new RefusedChangeError(clientMessages.gone);
}

async function keepEmail(batch: WriteBatch, { id, email }: Client): Promise<void> {
  const kept = await emailDocumentsOf(id);
  const wanted = await emailDocument(email);
  for (const document of kept) if (document.id !== email) batch.delete(document);
  if (!kept.some((document) => document.id === email)) batch.create(wanted, { clientId: id });
}

async function tellComingVisits(
  batch: WriteBatch,
  { id, firstName, lastName, phone }: Client,
): Promise<void> {
  const clientName = `${firstName} ${lastName}`.trim();
  for (const { ref } of await findComingVisits(id)) {
    batch.update(ref.withConverter(null), { clientName, phone });
  }
}
