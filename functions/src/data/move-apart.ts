import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { changePages } from './change-pages.ts';
import type { EntityCollection } from './entity-collection.ts';
import { deleteField, newBatch } from './firestore.ts';
import { parseDocument } from './parse-snapshot.ts';

/** So many documents move in one batch, each with two writes. */
const atOnce = 200;

/**
 * Moves what stands apart out of the documents of before, in which it stood with the rest. Run again, it does what is left. One
 * that cannot be read stays as it is, and the log names it: nothing of it is lost.
 * @returns how many documents it changed
 */
export async function moveApart<Entity extends { id: string }>(
  collection: EntityCollection<Entity>,
): Promise<number> {
  return (await changePages(collection, atOnce, (page) => movePage(collection, page))).written;
}

async function movePage<Entity extends { id: string }>(
  { apart }: EntityCollection<Entity>,
  page: readonly QueryDocumentSnapshot<Entity>[],
): Promise<number> {
  if (!apart) return 0;
  const old = page.filter((document) => apart.fields.some((field) => document.get(field) !== undefined));
  if (old.length === 0) return 0;
  const batch = await newBatch();
  let moved = 0;
  const nothing = await deleteField();
  const removed = Object.fromEntries(apart.fields.map((field) => [field, nothing]));
  await Promise.all(
    old.map(async (document) => {
      const [entity, part] = [parseDocument(document), await apart.read(document.id)];
      if (!entity) return;
      await part.write(batch, part.join(entity));
      moved += 1;
      const unchanged = { lastUpdateTime: document.updateTime };
      batch.update(document.ref.withConverter(null), removed, unchanged);
    }),
  );
  if (moved > 0) await batch.commit();
  return moved;
}
