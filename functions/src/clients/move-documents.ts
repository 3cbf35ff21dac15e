import type { Actor } from '@welding/domain/entities/audit-entry';
import type { Client } from '@welding/domain/entities/client';
import { clientName, namedOnSite } from '@welding/domain/entities/client-names';
import { recordChange } from '#store/audit.ts';
import { retryConflicts } from '#store/conflicts.ts';
import { type Batch, newBatch } from '#store/firestore.ts';
import { type Movable, movablesOf } from './client-documents.ts';
import { guardClient } from './guard-client.ts';

/** The persons of the remaining client that the duplicate's persons became. */
type MergedAs = Readonly<Record<string, string>>;

type Merged = {
  readonly mergedAs: MergedAs;
  /** Missing for the rest beyond the first batch. */
  readonly duplicate?: Client;
};

/** Documents per batch, which has to stay below 10 MB. */
const mostAtOnce = 400;

/**
 * Moves everything from one client to another, batch by batch.
 * @throws Refusal not_found, conflict when the other one is gone
 */
export async function moveDocuments(
  from: string,
  to: string,
  actor: Actor,
  mergedAs: MergedAs,
): Promise<void> {
  const moveSome = async () => {
    const documents = (await movablesOf(from)).slice(0, mostAtOnce);
    if (documents.length === 0) return false;
    const batch = await newBatch();
    await addMovesOf(batch, documents, await guardClient(batch, to), actor, { mergedAs });
    await batch.commit();
    return true;
  };
  while (await retryConflicts(moveSome));
}

/** Adds as many moves as one batch holds. */
export async function addMoves(
  batch: Batch,
  from: string,
  kept: Client,
  actor: Actor,
  merged: Merged,
): Promise<void> {
  await addMovesOf(batch, (await movablesOf(from)).slice(0, mostAtOnce), kept, actor, merged);
}

async function addMovesOf(
  batch: Batch,
  documents: readonly Movable[],
  kept: Client,
  actor: Actor,
  { duplicate, mergedAs }: Merged,
): Promise<void> {
  const { id: clientId, phone } = kept;
  const ofContact = { clientName: namedOnSite(kept), phone };
  for (const { kind, ref, person } of documents) {
    const reader = person === undefined ? {} : { person: mergedAs[person] ?? person };
    batch.update(ref, { clientId, ...reader, ...(kind === 'visits' && ofContact) });
  }
  // Staff do not know the separate documents of projects and visits, so the count omits them.
  const counted = documents.filter(({ kind }) => !['places', 'shown', 'hours'].includes(kind));
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
