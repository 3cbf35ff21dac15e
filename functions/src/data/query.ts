import type { CollectionReference, Query } from 'firebase-admin/firestore';

/** A query as firestore.indexes.json sees it: which fields are compared and in which order the answer comes. */
export type QueryShape = {
  readonly collection: string;
  readonly equal: readonly string[];
  readonly order?: { readonly field: string; readonly direction: 'asc' | 'desc' };
};

const declared: QueryShape[] = [];

/** Every query this process can make; a test compares them with the indexes that are declared. */
export const declaredQueries: readonly QueryShape[] = declared;

/** Declares a query once, at start; the function returned builds it for the values to compare with, in `equal`'s order. */
export function declareQuery(
  shape: QueryShape,
): <Entity>(collection: CollectionReference<Entity>, values: readonly string[]) => Query<Entity> {
  declared.push(shape);
  return <Entity>(collection: CollectionReference<Entity>, values: readonly string[]) => {
    let query: Query<Entity> = collection;
    shape.equal.forEach((field, index) => {
      query = query.where(field, '==', values[index]);
    });
    return shape.order ? query.orderBy(shape.order.field, shape.order.direction) : query;
  };
}
