import { type Actor, type AuditedEntity, fieldChanges } from '@welding/domain/entities/audit-entry';
import { changedMeanwhile } from '@welding/domain/entities/audit-words';
import { apiMessages } from '@welding/domain/messages';
import type { WriteBatch } from 'firebase-admin/firestore';
import { latestChanges, recordChange } from './audit.ts';
import type { EntityCollection } from './collection.ts';
import { firestore } from './firestore.ts';
import { isConflict } from './outage.ts';
import { conflictAttempts } from './rate-limits.ts';

/** An entity that people change: `updatedAt` is its version, and missing until the first change. */
export type VersionedEntity = {
  readonly id: string;
  readonly updatedAt?: string | undefined;
  readonly clientId?: string | undefined;
};

/** There is no such entity. */
export class MissingEntityError extends Error {
  override readonly name = 'MissingEntityError';
}

/** The entity was changed since the version that the change was made on; the message says who changed what. */
export class StaleVersionError extends Error {
  override readonly name = 'StaleVersionError';
}

export type EntityChange<Entity> = {
  readonly entity: AuditedEntity;
  readonly id: string;
  /** The `updatedAt` the change was made on, null for none yet; left out where any version will do. */
  readonly version?: string | null;
  readonly actor: Actor;
  /** A verb in the past, for the history. */
  readonly action: string;
  readonly note?: string | undefined;
  /** Leaves what the fields were and are out of the history, which then names the fields alone. */
  readonly withoutValues?: true;
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
 * @throws MissingEntityError, StaleVersionError, and what `decide` throws
 */
export async function changeEntity<Entity extends VersionedEntity>(
  collection: EntityCollection<Entity>,
  change: EntityChange<Entity>,
): Promise<Entity> {
  for (let attempt = 1; ; attempt += 1) {
    const batch = (await firestore()).batch();
    const { entity, isChanged } = await addChange(batch, collection, change);
    if (!isChanged) return entity;
    try {
      await batch.commit();
      return entity;
    } catch (error) {
      if (!isConflict(error) || attempt === conflictAttempts) throw error;
    }
  }
}

/**
 * Adds the change of an entity, with its entry, to a batch that changes another one too. The batch fails when the entity was
 * changed in between, and is made anew then.
 * @throws as `changeEntity`
 */
export async function addChange<Entity extends VersionedEntity>(
  batch: WriteBatch,
  collection: EntityCollection<Entity>,
  { entity, id, version, actor, action, note, withoutValues, decide, also }: EntityChange<Entity>,
): Promise<{ entity: Entity; isChanged: boolean }> {
  const document = (await collection()).doc(id);
  const stored = await document.get();
  const before = stored.data();
  if (!before || !stored.updateTime) throw new MissingEntityError(`No ${entity}`);
  if (version !== undefined && version !== (before.updatedAt ?? null)) throw await staleVersion(id, version);
  const fields = await decide(before, batch);
  const changed: Entity = { ...before, ...fields };
  const changes = fieldChanges(before, changed);
  if (changes.length === 0) return { entity: before, isChanged: false };
  const updatedAt = nextVersion(before.updatedAt);
  const after: Entity = { ...changed, updatedAt };
  batch.update(document, await collection.encodeUpdate({ ...fields, updatedAt }), {
    lastUpdateTime: stored.updateTime,
  });
  const clientId = entity === 'client' ? id : after.clientId;
  await recordChange(batch, {
    actor,
    action,
    entity,
    entityId: id,
    changes: withoutValues ? changes.map(({ field }) => ({ field })) : changes,
    ...(clientId && { clientId }),
    ...(note && { note }),
  });
  await also?.(batch, before, after);
  return { entity: after, isChanged: true };
}

/**
 * Deletes an entity and records who did, in one batch that fails when the entity was changed in between.
 * @throws MissingEntityError, StaleVersionError, and what `decide` throws to refuse
 */
export async function removeEntity<Entity extends VersionedEntity>(
  collection: EntityCollection<Entity>,
  {
    entity,
    id,
    version,
    actor,
    action,
    decide,
  }: Pick<EntityChange<Entity>, 'entity' | 'id' | 'version' | 'actor' | 'action'> & {
    readonly decide: (current: Entity) => void;
  },
): Promise<void> {
  const document = (await collection()).doc(id);
  for (let attempt = 1; ; attempt += 1) {
    const stored = await document.get();
    const current = stored.data();
    if (!current || !stored.updateTime) throw new MissingEntityError(`No ${entity}`);
    if (version !== (current.updatedAt ?? null)) throw await staleVersion(id, version ?? null);
    decide(current);
    const batch = (await firestore()).batch();
    batch.delete(document, { lastUpdateTime: stored.updateTime });
    const clientId = current.clientId;
    await recordChange(batch, {
      actor,
      action,
      entity,
      entityId: id,
      changes: [],
      ...(clientId && { clientId }),
    });
    try {
      await batch.commit();
      return;
    } catch (error) {
      if (!isConflict(error) || attempt === conflictAttempts) throw error;
    }
  }
}

/** Somebody who saved a moment later is told what they would have overwritten. */
async function staleVersion(id: string, version: string | null): Promise<StaleVersionError> {
  const since = (await latestChanges(id, 5)).filter(
    ({ at, action }) => action !== 'created' && (version === null || at > version),
  );
  return new StaleVersionError(since.length > 0 ? changedMeanwhile(since) : apiMessages.changedMeanwhile);
}

/** Now, and always later than before: two changes within one millisecond are two versions. */
export function nextVersion(before: string | undefined): string {
  const now = Date.now();
  const last = before === undefined ? 0 : Date.parse(before);
  return new Date(Math.max(now, last + 1)).toISOString();
}
