import type { Actor } from '@welding/domain/entities/audit-entry';
import type { Client } from '@welding/domain/entities/client';
import { clientName } from '@welding/domain/entities/client-change';
import { recordChange } from '#store/audit.ts';
import { type Batch, newBatch } from '#store/firestore.ts';
import { retryConflicts } from '#store/retry-conflicts.ts';
import { type Movable, movablesOf } from './client-documents.ts';
import { guardClient } from './guard-client.ts';

/** So many documents move in one batch, which has to stay below 10 MB. */
const mostAtOnce = 400;

/**
 * Moves everything of one client to another, a batch at a time.
 * @throws Refusal not_found, conflict when the other one is not there any more
 */
export async function moveDocuments(from: string, to: string, actor: Actor): Promise<void> {
  const moveSome = async () => {
    const documents = (await movablesOf(from)).slice(0, mostAtOnce);
    if (documents.length === 0) return false;
    const batch = await newBatch();
    await addMovesOf(batch, documents, await guardClient(batch, to), actor);
    await batch.commit();
    return true;
  };
  while (await retryConflicts(moveSome));
}

/** Adds to the batch of a merge as much as it holds of what moves to the client that stays. */
export async function addMoves(
  batch: Batch,
  from: string,
  kept: Client,
  actor: Actor,
  duplicate: Client,
): Promise<void> {
  await addMovesOf(batch, (await movablesOf(from)).slice(0, mostAtOnce), kept, actor, duplicate);
}

async function addMovesOf(
  batch: Batch,
  documents: readonly Movable[],
  kept: Client,
  actor: Actor,
  duplicate?: Client,
): Promise<void> {
  const { id: clientId, firstName, lastName, phone } = kept;
  const ofContact = { clientName: `${firstName} ${lastName}`.trim(), phone };
  for (const { kind, ref } of documents) {
    batch.update(ref, { clientId, ...(kind === 'contacts' && ofContact) });
  }
  // What stands beside projects and visits is no number that anybody knows.
  const counted = documents.filter(({ kind }) => !['places', 'contacts', 'shown', 'hours'].includes(kind));
  const moved = Map.groupBy(counted, ({ kind }) => kind);
  await recordChange(batch, {
    actor,
    action: 'merged',
    entity: 'client',
    entityId: clientId,
    clientId,
    changes: [...moved].map(([field, { length }]) => ({ field, to: length })),
    facts: [
      duplicate ? { code: 'isThisClient', text: describe(duplicate) } : { code: 'moreOfClient' },
      ...[...moved].map(([text, { length }]) => ({ code: 'moved' as const, text, count: length })),
    ],
  });
}

function describe(duplicate: Client): string {
  const { email, phone, address } = duplicate;
  return `${clientName(duplicate)} (${[email, phone, address].filter(Boolean).join(', ')})`;
}
