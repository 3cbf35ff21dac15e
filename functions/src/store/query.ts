import type { CollectionReference, Query } from 'firebase-admin/firestore';

/** A query as firestore.indexes.json sees it: which fields are compared and in which order the answer comes. */
export type QueryShape = {
  readonly collection: string;
  readonly equal: readonly string[];
  /** A list that holds a value, the last of those to compare with. */
  readonly contains?: string;
  /** A field that may have one of several values. */
  readonly oneOf?: { readonly field: string; readonly values: readonly string[] };
  readonly order?: { readonly field: string; readonly direction: 'asc' | 'desc' };
};

/** Which part of an ordered query's answer is wanted: times, or days as text, between which the field it is ordered by lies. */
export type QueryRange = {
  readonly after?: Date | string | undefined;
  readonly before?: Date | string | undefined;
};

const declared: QueryShape[] = [];

/** Every query this process can make; a test compares them with the indexes that are declared. */
export const declaredQueries: readonly QueryShape[] = declared;

/**
 * Declares a query once, at start; the function returned builds it for the values to compare with, in `equal`'s order, then
 * what a list is to contain. For
 * several values, thirty at most, a field may have any of them, which needs the same index.
 */
export function declareQuery(
  shape: QueryShape,
): <Entity>(
  collection: CollectionReference<Entity>,
  values: readonly (string | readonly string[])[],
  range?: QueryRange,
) => Query<Entity> {
  declared.push(shape);
  const { equal, contains, oneOf, order } = shape;
  return <Entity>(
    collection: CollectionReference<Entity>,
    values: readonly (string | readonly string[])[],
    { after, before }: QueryRange = {},
  ) => {
    let query: Query<Entity> = collection;
    equal.forEach((field, index) => {
      const value = values[index];
      query = query.where(field, Array.isArray(value) ? 'in' : '==', value);
    });
    if (contains) query = query.where(contains, 'array-contains', values[equal.length]);
    if (oneOf) query = query.where(oneOf.field, 'in', oneOf.values);
    if (!order) return query;
    if (after) query = query.where(order.field, '>', after);
    if (before) query = query.where(order.field, '<', before);
    return query.orderBy(order.field, order.direction);
  };
}
