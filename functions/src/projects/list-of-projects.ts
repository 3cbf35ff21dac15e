import type { CollectionReference, Query, QueryDocumentSnapshot } from '#store/firestore.ts';
import { documentsWithOneOf } from '#store/query.ts';

/**
 * What belongs to these projects, by project; those that have nothing are missing. One query for thirty projects: one for
 * each would be a read for each that has nothing. All of it: a sum without a part is wrong.
 * @param ofProjects a query that compares `projectId` alone
 * @param read what the documents of one project are
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
