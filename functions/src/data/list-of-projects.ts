import { maxListLength } from '@welding/domain/business/limits';
import type { CollectionReference, Query } from 'firebase-admin/firestore';
import { parseSnapshot } from './parse-snapshot.ts';

/** With so many values a field is compared in one query at most: https://firebase.google.com/docs/firestore/query-data/queries#in */
const mostAtOnce = 30;

/**
 * What belongs to these projects, by project; those that have nothing are missing. One query for thirty projects: one for
 * each would be a read for each that has nothing. At most `maxListLength` times as much as there are projects.
 * @param ofProjects a query that compares `projectId` alone
 */
export async function listOfProjects<Entity extends { projectId?: string | undefined }>(
  collection: CollectionReference<Entity>,
  ofProjects: (collection: CollectionReference<Entity>, values: [readonly string[]]) => Query<Entity>,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string | undefined, readonly Entity[]>> {
  const starts = Array.from(
    { length: Math.ceil(projectIds.length / mostAtOnce) },
    (_, index) => index * mostAtOnce,
  );
  const found = await Promise.all(
    starts.map(async (start) => {
      const ids = projectIds.slice(start, start + mostAtOnce);
      const asked = ofProjects(collection, [ids]).limit(ids.length * maxListLength);
      return parseSnapshot(await asked.get());
    }),
  );
  return Map.groupBy(found.flat(), ({ projectId }) => projectId);
}
