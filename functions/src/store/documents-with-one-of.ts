import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** With so many values a field is compared in one query at most: https://firebase.google.com/docs/firestore/query-data/queries#in */
const mostAtOnce = 30;

/**
 * The documents in which a field has one of these values. One query for thirty of them: one for each would be a read for
 * each that finds nothing.
 */
export async function documentsWithOneOf<Entity>(
  values: readonly string[],
  queryOf: (values: readonly string[]) => Query<Entity>,
): Promise<QueryDocumentSnapshot<Entity>[]> {
  const starts = Array.from(
    { length: Math.ceil(values.length / mostAtOnce) },
    (_, index) => index * mostAtOnce,
  );
  const found = await Promise.all(
    starts.map((start) => queryOf(values.slice(start, start + mostAtOnce)).get()),
  );
  return found.flatMap(({ docs }) => docs);
}
