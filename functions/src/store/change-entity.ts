import { createHash } from 'node:crypto';
import {
  type Actor,
  type AuditAction,
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
import { countedOf } from './documents.ts';
import type { EntityCollection } from './entity-collection.ts';
import { newBatch } from './firestore.ts';
import { findEarlierId, type IdempotencyKey, recordKey } from './idempotency.ts';
import { requireNotErased } from './require-not-erased.ts';

/** An entity that people change. `updatedAt` is its version, missing until the first change. */
export type VersionedEntity = {
  readonly id: string;
  readonly updatedAt?: string | undefined;
  readonly clientId?: string | undefined;
};

/** A request that changes an entity, with the version it was made on: null before the first change. */
export type Asked = { readonly updatedAt: string | null };

export type EntityChange<Entity> = {
  readonly id: string;
  /** The request. A repetition equals it in every field. Without it the change applies to any version. */
  readonly asked?: Asked | undefined;
  /** A repeated step succeeds whatever happened since. Other repeated changes succeed only while they still hold. */
  readonly isStep?: true;
  readonly actor: Actor;
  readonly action: AuditAction;
  /** More facts for the history, turned into text when it is read. */
  readonly facts?: AuditFact[] | ((after: Entity) => AuditFact[]) | undefined;
  /** The person's reason or remark. */
  readonly note?: string | undefined;
  /** The time of a tap on a visit. */
  readonly tappedAt?: string;
  /** Keeps the values of these fields, or of all, out of the history. */
  readonly withoutValues?: true | readonly string[];
  /**
   * Returns the fields to change; undefined removes one, {} changes nothing. Throws to refuse. Runs again after a conflict.
   * Its own writes to the batch belong to the change.
   */
  readonly decide: (current: Entity, batch: WriteBatch) => Partial<Entity> | Promise<Partial<Entity>>;
  /** Further writes in the same batch. */
  readonly also?: (batch: WriteBatch, before: Entity, after: Entity) => void | Promise<void>;
};

/**
 * Changes an entity and records who did, in one batch that fails when the entity changed in between.
 * @returns the new entity; unchanged and without an entry when `decide` changes nothing
 * @throws Refusal not_found, changed_meanwhile, and the errors of `decide`
 */
export async function changeEntity<Entity extends VersionedEntity>(
  collection: EntityCollection<Entity, AuditedEntity>,
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
 * Adds the change of an entity and its history entry to the batch of another change. The batch fails when the entity
 * changed in between; build it again then.
 * @throws as `changeEntity`
 */
export async function addChange<Entity extends VersionedEntity>(
  batch: WriteBatch,
  collection: EntityCollection<Entity, AuditedEntity>,
  {
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
  const found = countedOf(stored);
  if (!found || !stored.updateTime) throw notFound();
  const before = part ? part.join(found) : found;
  const entity = collection.audit;
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
  const isOfErased = asked && (await requireNotErased(collection, changed, { changes, note }));
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
    ...(note && !isOfErased && { note }),
    ...(tappedAt && { tappedAt }),
  });
  if (once) await recordKey(batch, once, id);
  await also?.(batch, before, after);
  return { entity: after, isChanged: true };
}

function isUntold(field: string, withoutValues: EntityChange<unknown>['withoutValues'] = []): boolean {
  return withoutValues === true || withoutValues.includes(field);
}

/** Decides again when the entity changed before a refusal: another request may have removed the reason for it. */
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
 * Deletes an entity and records who did, in one batch that fails when the entity changed in between. Does nothing when
 * the same person repeats it.
 * @throws Refusal not_found, changed_meanwhile, and the errors of `decide`
 */
export async function removeEntity<Entity extends VersionedEntity>(
  collection: EntityCollection<Entity, AuditedEntity>,
  {
    id,
    asked,
    actor,
    action,
    factsOf,
    decide,
  }: Pick<EntityChange<Entity>, 'id' | 'actor' | 'action'> & {
    readonly asked: Asked;
    readonly factsOf: (removed: Entity) => AuditFact[];
    readonly decide: (current: Entity) => void;
  },
): Promise<void> {
  const document = (await collection()).doc(id);
  const entity = collection.audit;
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
    await recordChange(batch, {
      actor,
      action,
      entity,
      entityId: id,
      changes: [],
      facts: factsOf(current),
      ...(current.clientId && { clientId: current.clientId }),
    });
    await batch.commit();
  });
}

/** A request whose response was lost repeats with the same person, version and contents. */
function keyOf(
  asked: Asked,
  {
    entity,
    id,
    actor,
    action,
  }: Pick<EntityChange<never>, 'id' | 'actor' | 'action'> & { readonly entity: AuditedEntity },
): IdempotencyKey {
  const contents = Object.entries(asked).sort(([one], [other]) => (one < other ? -1 : 1));
  const told = JSON.stringify([entity, id, actor.id, action, contents]);
  const fingerprint = createHash('sha256').update(told).digest('base64url');
  return { id: fingerprint, fingerprint };
}

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

/** Tells a person who saved too late which changes they would have overwritten. */
async function staleVersion(id: string, version: string | null): Promise<Refusal> {
  const since = (await latestChanges(id, 5)).filter(
    ({ at, action }) => action !== 'created' && (version === null || at > version),
  );
  const sentence = since.length > 0 ? changedMeanwhile(since) : apiMessages.changedMeanwhile;
  return conflict(sentence, errorCodes.changedMeanwhile);
}

/** Now, but always later than before: two changes within one millisecond are two versions. */
export function nextVersion(before: string | undefined): string {
  const last = before === undefined ? 0 : Date.parse(before);
  return new Date(Math.max(Date.now(), last + 1)).toISOString();
}
