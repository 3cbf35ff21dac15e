import { randomUUID } from 'node:crypto';
import type { Actor, AuditAction, AuditedEntity, AuditFact } from '@welding/domain/entities/audit-entry';
import type { WriteBatch } from 'firebase-admin/firestore';
import { Refusal } from '#refusal.ts';
import { wholeOf } from './apart.ts';
import { recordChange } from './audit.ts';
import { isAlreadyThere, isConflict, retryConflicts, TimeTakenError } from './conflicts.ts';
import type { EntityCollection } from './entity-collection.ts';
import { newBatch } from './firestore.ts';
import { findEarlier, type IdempotencyKey, recordKey } from './idempotency.ts';
import { type RateLimit, readLimits } from './rate-limits.ts';

type NewEntity = { readonly id: string; readonly clientId?: string | undefined };

/** Who asks, and the key under which the request runs once. */
export type By = { readonly actor: Actor; readonly once: IdempotencyKey | undefined };

/** Without an actor, the creation is not in the history. */
export type CreatedBy = { readonly actor?: Actor | undefined; readonly once?: IdempotencyKey | undefined };

type Told<Entity> = {
  readonly action?: AuditAction;
  /** The entity whose history has the entry, if it is another one. */
  readonly of?: {
    readonly entity: AuditedEntity;
    readonly id: string;
    readonly clientId?: string;
  };
  readonly facts?: AuditFact[] | ((entity: Entity) => AuditFact[]) | undefined;
  readonly note?: string | ((entity: Entity) => string | undefined) | undefined;
  readonly tappedAt?: string | undefined;
  /** The id of the entry; by default a new one. */
  readonly entryId?: string | undefined;
};

type Creation<Entity> = Told<Entity> & {
  readonly limits?: readonly RateLimit[];
  /** Throws to refuse. Runs after the limits were read, and again when one of them was used meanwhile. */
  readonly check?: () => Promise<void>;
  /** The caller guards the owner, because the batch creates it or guards it for several entities. */
  readonly isGuarded?: boolean;
  /** Further writes of the same batch. Runs for each attempt. */
  readonly also?: (batch: WriteBatch, entity: Entity) => void | Promise<void>;
};

/**
 * Creates an entity with its parts and its history entry in one batch, which fails when its owner changes in between. Creates
 * it once per key, even for parallel requests, and counts it against its limits. A repeated request does not count and no
 * limit refuses it.
 * @param made the entity, or a function that makes it for each attempt with further writes; it may throw a TimeTakenError
 * @returns the entity that this or the first request created
 * @throws Refusal key_reused, LimitReachedError, TimeTakenError, and the errors of the collection's guard
 */
export async function create<Entity extends NewEntity>(
  collection: EntityCollection<Entity>,
  made: Entity | ((batch: WriteBatch) => Promise<Entity>),
  { actor, once }: CreatedBy,
  { limits = [], check, isGuarded = false, also, ...told }: Creation<Entity> = {},
): Promise<Entity> {
  const allow = async () => {
    const addUses = limits.length > 0 ? await readLimits(limits) : undefined;
    await check?.();
    return addUses;
  };
  const attempt = async () => {
    const batch = await newBatch();
    const allowing = allow();
    // An error of the entity itself comes first.
    allowing.catch(() => undefined);
    const entity = typeof made === 'function' ? await made(batch) : made;
    (await allowing)?.(batch);
    if (once) await recordKey(batch, once, entity.id);
    if (!isGuarded) await collection.guard?.(batch, entity);
    await addNew(batch, collection, entity, actor, told);
    await also?.(batch, entity);
    await batch.commit();
    return entity;
  };
  return await retryConflicts(async () => {
    try {
      return await attempt();
    } catch (error) {
      const isRefused = error instanceof Refusal || error instanceof TimeTakenError;
      if (!isRefused && !isConflict(error)) throw error;
      const earlier = once && (await findEarlier(await collection(), once));
      if (!earlier) throw error;
      return await wholeOf(collection, earlier);
    }
  });
}

/**
 * Adds a new entity with its parts and its history entry to the batch of another change, which guards its owner.
 * @param actor undefined leaves the creation out of the history
 */
export async function addNew<Entity extends NewEntity>(
  batch: WriteBatch,
  collection: EntityCollection<Entity>,
  entity: Entity,
  actor: Actor | undefined,
  { action = 'created', of, facts, note, tappedAt, entryId }: Told<Entity> = {},
): Promise<void> {
  batch.create((await collection()).doc(entity.id), entity);
  await collection.apart?.create(batch, entity);
  await collection.shown?.create(batch, entity);
  const about = of ?? (collection.audit && { entity: collection.audit, id: entity.id });
  if (!actor || !about) return;
  const clientId = about.entity === 'client' ? about.id : (of?.clientId ?? entity.clientId);
  await recordChange(batch, {
    id: entryId,
    actor,
    action,
    entity: about.entity,
    entityId: about.id,
    changes: [],
    ...(clientId && { clientId }),
    facts: typeof facts === 'function' ? facts(entity) : facts,
    note: typeof note === 'function' ? note(entity) : note,
    tappedAt,
  });
}

/** Stores an entity with its default values, without a history entry, because the defaults apply already. */
export async function createWhereMissing<Entity extends { readonly id: string }>(
  collection: EntityCollection<Entity>,
  defaults: Entity,
): Promise<void> {
  const document = (await collection()).doc(defaults.id);
  if ((await document.get()).exists) return;
  try {
    await document.create(defaults);
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
}

/** The id and the times of a new entity whose version begins with its creation. */
export function newVersioned(): { id: string; createdAt: string; updatedAt: string } {
  const { id, createdAt } = newIdentity();
  return { id, createdAt, updatedAt: createdAt };
}

export function newIdentity(): { id: string; createdAt: string } {
  return { id: randomUUID(), createdAt: new Date().toISOString() };
}
