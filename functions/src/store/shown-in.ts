import { isDeepStrictEqual } from 'node:util';
import type { EntityCollection, Shown } from './entity-collection.ts';

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
