import { createHash } from 'node:crypto';
import {
  type Actor,
  type AuditedEntity,
  type AuditFact,
  fieldChanges,
} from '@welding/domain/entities/audit-entry';
import { changedMeanwhile } from '@welding/domain/entities/audit-words';
import { errorCodes } from '@welding/domain/error-codes';
import { apiMessages } from '@welding/domain/messages';
import type { DocumentReference, Timestamp, WriteBatch } from 'firebase-admin/firestore';
import { conflict, notFound, Refusal } from '#refusal.ts';
import { latestChanges, recordChange } from './audit.ts';
import { changedInBetween, retryConflicts } from './conflicts.ts';
import { findEarlierId, type IdempotencyKey, recordKey } from './create-idempotently.ts';
import type { EntityCollection } from './entity-collection.ts';
import { newBatch } from './firestore.ts';

/** An entity that people change: `updatedAt` is its version, and missing until the first change. */
export type VersionedEntity = {
  readonly id: string;
  readonly updatedAt?: string | undefined;
  readonly clientId?: string | undefined;
};

/** The whole of a request that changes an entity, and the `updatedAt` it was made on, null for none yet. */
export type Asked = { readonly updatedAt: string | null };

export type EntityChange<Entity> = {
  readonly entity: AuditedEntity;
  readonly id: string;
  /** The request, which a repetition equals in every field; left out where any version will do. */
  readonly asked?: Asked | undefined;
  /** Taken once on a version: repeated, it is answered as taken whatever happened since. Other changes must still hold. */
  readonly isStep?: true;
  readonly actor: Actor;
  /** A verb in the past, for the history. */
  readonly action: string;
  /** What the history says of it beside the changes, worded when it is read. */
  readonly facts?: AuditFact[] | ((after: Entity) => AuditFact[]) | undefined;
  /** What the person gave as a reason or remark. */
  readonly note?: string | undefined;
  /** When it was tapped, of a tap on a visit. */
  readonly tappedAt?: string;
  /** Leaves what the fields, or these of them, were and are out of the history, which then names them alone. */
  readonly withoutValues?: true | readonly string[];
  /**
   * The fields that change, from the entity as it is now; undefined removes one, and {} changes nothing. It may be asked
   * again when another change came between, and throws to refuse. What it adds to the batch is written with the change.
   */
  readonly decide: (current: Entity, batch: WriteBatch) => Partial<Entity> | Promise<Partial<Entity>>;
  /** Further writes that belong to the change, into the same batch. */
  readonly also?: (batch: WriteBatch, before: Entity, after: Entity) => void | Promise<void>;
};

/**
 * Changes an entity and records who did, in one batch that fails when the entity was changed in between.
 * @returns the entity as it is then; unchanged, and without an entry, when `decide` changes nothing
 * @throws Refusal not_found, changed_meanwhile, and what `decide` throws
 */
export async function changeEntity<Entity extends VersionedEntity>(
  collection: EntityCollection<Entity>,
  change: EntityChange<Entity>,
): Promise<Entity> {
  return await retryConflicts(async () => {
    const batch = await newBatch();
    const { entity, isChanged } = await addChange(batch, collection, change);
    if (isChanged) await batch.commit();
    return entity;
  });
}

/**
 * Adds the change of an entity, with its entry, to a batch that changes another one too. The batch fails when the entity was
 * changed in between, and is made anew then.
 * @throws as `changeEntity`
 */
export async function addChange<Entity extends VersionedEntity>(
  batch: WriteBatch,
  collection: EntityCollection<Entity>,
  {
    entity,
    id,
    asked,
    isStep,
    actor,
    action,
    facts,
    note,
    tappedAt,
    withoutValues,
    decide,
    also,
  }: EntityChange<Entity>,
): Promise<{ entity: Entity; isChanged: boolean }> {
  const document = (await collection()).doc(id);
  const [stored, part] = await Promise.all([document.get(), collection.apart?.read(id)]);
  const found = stored.data();
  if (!found || !stored.updateTime) throw notFound();
  const before = part ? part.join(found) : found;
  const once = asked && keyOf(asked, { entity, id, actor, action });
  if (asked && once && asked.updatedAt !== (before.updatedAt ?? null)) {
    const isRepeated = (await findEarlierId(once)) !== undefined;
    if (isRepeated && (isStep || (await stillHolds(before, decide))))
      return { entity: before, isChanged: false };
    throw await staleVersion(id, asked.updatedAt);
  }
  const fields = await decideOnCurrent(document, stored.updateTime, async () => await decide(before, batch));
  const changed: Entity = { ...before, ...fields };
  const changes = fieldChanges(before, changed);
  if (changes.length === 0) return { entity: before, isChanged: false };
  const updatedAt = nextVersion(before.updatedAt);
  const after: Entity = { ...changed, updatedAt };
  batch.update(document, await collection.encodeUpdate({ ...fields, updatedAt }), {
    lastUpdateTime: stored.updateTime,
  });
  await part?.write(batch, after);
  await collection.shown?.update(batch, before, after);
  const told = typeof facts === 'function' ? facts(after) : facts;
  const clientId = entity === 'client' ? id : after.clientId;
  await recordChange(batch, {
    actor,
    action,
    entity,
    entityId: id,
    changes: changes.map((change) =>
      isUntold(change.field, withoutValues) ? { field: change.field } : change,
    ),
    ...(clientId && { clientId }),
    ...(asked && { madeOn: asked.updatedAt ?? '' }),
    ...(told && told.length > 0 && { facts: told }),
    ...(note && { note }),
    ...(tappedAt && { tappedAt }),
  });
  if (once) await recordKey(batch, once, id);
  await also?.(batch, before, after);
  return { entity: after, isChanged: true };
}

function isUntold(field: string, withoutValues: EntityChange<unknown>['withoutValues'] = []): boolean {
  return withoutValues === true || withoutValues.includes(field);
}

/**
 * A refusal holds only for the entity as it still is: what another change did in between, as the client that another acceptance
 * made of the same request, is decided on anew.
 */
async function decideOnCurrent<Fields>(
  document: DocumentReference,
  readAt: Timestamp,
  decide: () => Promise<Fields>,
): Promise<Fields> {
  try {
    return await decide();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { updateTime } = await document.get();
    throw updateTime?.isEqual(readAt) ? error : changedInBetween();
  }
}

/**
 * Deletes an entity and records who did, in one batch that fails when the entity was changed in between. Repeated by the same
 * person it does nothing.
 * @throws Refusal not_found, changed_meanwhile, and what `decide` throws to refuse
 */
export async function removeEntity<Entity extends VersionedEntity>(
  collection: EntityCollection<Entity>,
  {
    entity,
    id,
    asked,
    actor,
    action,
    factsOf,
    decide,
  }: Pick<EntityChange<Entity>, 'entity' | 'id' | 'actor' | 'action'> & {
    readonly asked: Asked;
    readonly factsOf: (removed: Entity) => AuditFact[];
    readonly decide: (current: Entity) => void;
  },
): Promise<void> {
  const document = (await collection()).doc(id);
  const once = keyOf(asked, { entity, id, actor, action });
  await retryConflicts(async () => {
    const stored = await document.get();
    const current = stored.data();
    if (!current || !stored.updateTime) {
      if ((await findEarlierId(once)) !== undefined) return;
      throw notFound();
    }
    if (asked.updatedAt !== (current.updatedAt ?? null)) throw await staleVersion(id, asked.updatedAt);
    decide(current);
    const batch = await newBatch();
    batch.delete(document, { lastUpdateTime: stored.updateTime });
    await recordKey(batch, once, id);
    const clientId = current.clientId;
    await recordChange(batch, {
      actor,
      action,
      entity,
      entityId: id,
      changes: [],
      facts: factsOf(current),
      ...(clientId && { clientId }),
    });
    await batch.commit();
  });
}

/** A request whose answer was lost comes again from the same person, on the same version, with the same contents. */
function keyOf(
  asked: Asked,
  { entity, id, actor, action }: Pick<EntityChange<never>, 'entity' | 'id' | 'actor' | 'action'>,
): IdempotencyKey {
  const contents = Object.entries(asked).sort(([one], [other]) => (one < other ? -1 : 1));
  const told = JSON.stringify([entity, id, actor.id, action, contents]);
  const fingerprint = createHash('sha256').update(told).digest('base64url');
  return { id: fingerprint, fingerprint };
}

/** Whether a change would change nothing now. */
async function stillHolds<Entity extends VersionedEntity>(
  current: Entity,
  decide: EntityChange<Entity>['decide'],
): Promise<boolean> {
  try {
    const fields = await decide(current, await newBatch());
    return fieldChanges(current, { ...current, ...fields }).length === 0;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Somebody who saved a moment later is told what they would have overwritten. */
async function staleVersion(id: string, version: string | null): Promise<Refusal> {
  const since = (await latestChanges(id, 5)).filter(
    ({ at, action }) => action !== 'created' && (version === null || at > version),
  );
  const sentence = since.length > 0 ? changedMeanwhile(since) : apiMessages.changedMeanwhile;
  return conflict(sentence, errorCodes.changedMeanwhile);
}

/** Now, and always later than before: two changes within one millisecond are two versions. */
export function nextVersion(before: string | undefined): string {
  const now = Date.now();
  const last = before === undefined ? 0 : Date.parse(before);
  return new Date(Math.max(now, last + 1)).toISOString();
}
