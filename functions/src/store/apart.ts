import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { parseDocument } from './documents.ts';
import type { Apart, ClientCopy, EntityCollection, StoredPart } from './entity-collection.ts';
import { getDocuments } from './query.ts';

/*
 * A security rule opens a whole document. Fields that fewer people may read live under the same id in a second collection,
 * written in the same batch. A document from the Firebase console may have them itself; the second collection wins.
 */

type ApartParts<Entity, Part extends { id: string }> = {
  readonly fields: readonly string[];
  readonly partOf: (entity: Entity) => Part;
  readonly join: (entity: Entity, part: Part) => Entity;
};

/** Stores `partOf` an entity in a second collection. */
export function apartIn<Entity extends { id: string }, Part extends { id: string }>(
  collection: EntityCollection<Part>,
  { fields, partOf, join }: ApartParts<Entity, Part>,
): Apart<Entity> {
  return {
    collection: collection.id,
    fields,
    create: async (batch, entity) => {
      batch.create((await collection()).doc(entity.id), partOf(entity));
    },
    read: async (id) => storedPart(await (await collection()).doc(id).get()),
    readAll: async (ids) => (await getDocuments(await collection(), ids)).map(storedPart),
  };

  function storedPart(stored: DocumentSnapshot<Part>): StoredPart<Entity> {
    const part = parseDocument(stored);
    const lastUpdateTime: Timestamp | undefined = stored.updateTime;
    return {
      join: (entity) => (part ? join(entity, part) : entity),
      write: async (batch, entity) => {
        const written = partOf(entity);
        if (part && isDeepStrictEqual(definedOf(part), definedOf(written))) return false;
        if (!lastUpdateTime) batch.create(stored.ref, written);
        else batch.update(stored.ref, await collection.encodeUpdate(written), { lastUpdateTime });
        return true;
      },
    };
  }
}

function definedOf(part: object): object {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined));
}

/** Joins a listed entity with its separate fields. */
export async function wholeOf<Entity extends { id: string }>(
  { apart }: EntityCollection<Entity>,
  entity: Entity,
): Promise<Entity> {
  return apart ? (await apart.read(entity.id)).join(entity) : entity;
}

/** Like `wholeOf` for several entities, in one call. */
export async function wholesOf<Entity extends { id: string }>(
  { apart }: EntityCollection<Entity>,
  entities: readonly Entity[],
): Promise<Entity[]> {
  const parts = await apart?.readAll(entities.map(({ id }) => id));
  return entities.map((entity, index) => parts?.[index]?.join(entity) ?? entity);
}

/* A security rule opens a whole document. Clients may read only some fields of these entities, so they read a copy. */

/** Stores `shownOf` an entity in a second collection, for clients. */
export function shownIn<Entity extends { id: string }, Copy extends { id: string }>(
  collection: EntityCollection<Copy>,
  shownOf: (entity: Entity) => Copy,
): ClientCopy<Entity> {
  return {
    create: async (batch, entity) => {
      batch.create((await collection()).doc(entity.id), shownOf(entity));
    },
    update: async (batch, before, after) => {
      const copy = shownOf(after);
      if (!isDeepStrictEqual(shownOf(before), copy)) batch.set((await collection()).doc(after.id), copy);
    },
  };
}
