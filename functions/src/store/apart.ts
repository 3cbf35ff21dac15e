import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { parseDocument } from './documents.ts';
import type { Apart, EntityCollection, Shown, StoredPart } from './entity-collection.ts';
import { getDocuments } from './query.ts';

/*
 * A rule opens a whole document to its readers. What fewer may read of an entity stands under the same id in a collection
 * of its own, written in the batch of the entity. A document of before has it in the entity still; where both have it, what
 * stands apart holds.
 */

type ApartParts<Entity, Part extends { id: string }> = {
  readonly fields: readonly string[];
  readonly partOf: (entity: Entity) => Part;
  readonly join: (entity: Entity, part: Part) => Entity;
};

/** Stores what `partOf` says of an entity in `collection`, apart of the rest. */
export function apartIn<Entity extends { id: string }, Part extends { id: string }>(
  collection: EntityCollection<Part>,
  { fields, partOf, join }: ApartParts<Entity, Part>,
): Apart<Entity> {
  return {
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
      isThere: part !== undefined,
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

/** An entity of a list or query with what stands apart of it. */
export async function wholeOf<Entity extends { id: string }>(
  { apart }: EntityCollection<Entity>,
  entity: Entity,
): Promise<Entity> {
  return apart ? (await apart.read(entity.id)).join(entity) : entity;
}

/** As `wholeOf`; one call asks for what stands apart of all. */
export async function wholesOf<Entity extends { id: string }>(
  { apart }: EntityCollection<Entity>,
  entities: readonly Entity[],
): Promise<Entity[]> {
  const parts = await apart?.readAll(entities.map(({ id }) => id));
  return entities.map((entity, index) => parts?.[index]?.join(entity) ?? entity);
}

/*
 * A rule opens a whole document to its readers. Where clients read little of an entity, and staff find it by what clients
 * must not read, they read a copy.
 */

/** Stores what `shownOf` says of an entity in `collection`, for clients. */
export function shownIn<Entity extends { id: string }, Copy extends { id: string }>(
  collection: EntityCollection<Copy>,
  shownOf: (entity: Entity) => Copy,
): Shown<Entity> {
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
