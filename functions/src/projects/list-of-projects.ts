import type { CollectionReference, Query, QueryDocumentSnapshot } from '#store/firestore.ts';
import { documentsWithOneOf } from '#store/query.ts';

/**
 * All entities of these projects, by project. Projects without any are missing. Queries thirty projects at once, because a query
 * for each would cost a read for each empty one.
 * @param ofProjects a query that compares only `projectId`
 * @param read turns one project's documents into entities
 */
export async function listOfProjects<Entity, Read>(
  collection: CollectionReference<Entity>,
  ofProjects: (collection: CollectionReference<Entity>, values: [readonly string[]]) => Query<Entity>,
  projectIds: readonly string[],
  read: (documents: readonly QueryDocumentSnapshot<Entity>[]) => Read,
): Promise<ReadonlyMap<string, Read>> {
  const found = await documentsWithOneOf(projectIds, (ids) => ofProjects(collection, [ids]));
  const byProject = Map.groupBy(found, (document) => String(document.get('projectId')));
  return new Map([...byProject].map(([id, documents]) => [id, read(documents)]));
}
