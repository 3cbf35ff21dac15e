import type { Client } from '@welding/domain/entities/client';
import { clientMessages } from '@welding/domain/entities/client-change';
import { clientName } from '@welding/domain/entities/client-names';
import { errorCodes } from '@welding/domain/error-codes';
import { conflict, notFound } from '#refusal.ts';
import { addOne, type Batch, type DocumentSnapshot, type Timestamp } from '#store/firestore.ts';
import { clients, findClient } from './clients.ts';

/**
 * Makes a batch fail when the client changes in between. Every change that gives a client a record or ends the client writes
 * the client's document on this condition, so that one of two parallel changes starts again.
 * @returns the client
 * @throws Refusal not_found; as `requirePresent`
 */
export async function guardClient(batch: Batch, clientId: string): Promise<Client> {
  const stored = await (await clients()).doc(clientId).get();
  const client = stored.data();
  if (!client) throw notFound();
  await requirePresent(client);
  await guardAsRead(batch, stored);
  return client;
}

/**
 * Like `guardClient` for money that has moved already, even if the client was merged or erased since.
 * @returns the client, undefined if there is none
 */
export async function guardAsItIs(batch: Batch, clientId: string): Promise<Client | undefined> {
  const stored = await (await clients()).doc(clientId).get();
  const client = stored.data();
  if (client) await guardAsRead(batch, stored);
  return client;
}

/**
 * Makes a batch fail when the client changed since it was read. Writes a count no one reads, because Firestore ignores an
 * update without changes.
 */
export async function guardAsRead(
  batch: Batch,
  { ref, updateTime }: DocumentSnapshot<Client>,
): Promise<void> {
  if (!updateTime) throw notFound();
  batch.update(ref.withConverter(null), { guarded: await addOne() }, { lastUpdateTime: updateTime });
}

/** The condition that a document is unchanged since it was read. */
export function asRead({ updateTime }: DocumentSnapshot): { lastUpdateTime?: Timestamp } {
  return updateTime ? { lastUpdateTime: updateTime } : {};
}

/** @throws Refusal client_merged with the name of the merged client, conflict for an erased one */
export async function requirePresent({ mergedInto, erasedAt }: Client): Promise<void> {
  const kept = mergedInto && (await findKept(mergedInto));
  if (kept) throw conflict(clientMessages.merged(clientName(kept)), errorCodes.clientMerged);
  if (mergedInto || erasedAt) throw conflict(clientMessages.gone);
}

/** A person's client now, and which person of it. A merge moves the persons of the duplicate to the client that stays. */
export async function findPerson(
  clientId: string,
  person: string,
): Promise<{ readonly client: Client | undefined; readonly person: string }> {
  const client = await findClient(clientId);
  if (!client?.mergedInto) return { client, person };
  return await findPerson(client.mergedInto, client.mergedAs?.[person] ?? person);
}

/** The client of this id, or the one it was merged into. */
export async function findKept(clientId: string): Promise<Client | undefined> {
  const client = await findClient(clientId);
  return client?.mergedInto ? await findKept(client.mergedInto) : client;
}
