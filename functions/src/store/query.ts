/// <reference path="./firestore-get-all.d.ts" />
import type {
  CollectionReference,
  DocumentSnapshot,
  Query,
  QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { parseDocument, parseSnapshot, readSnapshot } from './documents.ts';
import type { EntityCollection } from './entity-collection.ts';

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

/**
 * Everything of a collection, a page at a time, in the order of the ids, so that a document without any field is not
 * left out. What is written meanwhile may be in it or not; unreadable documents are left out and reported.
 * @param isWhole throws an UnreadableDocumentError instead
 */
export async function* pagesOf<Entity>(
  collection: EntityCollection<Entity>,
  pageSize: number,
  isWhole = false,
): AsyncGenerator<readonly Entity[]> {
  let page = (await collection()).limit(pageSize);
  for (;;) {
    const read = await page.get();
    yield isWhole ? readSnapshot(read) : parseSnapshot(read);
    const last = read.docs.at(-1);
    if (!last || read.size < pageSize) return;
    page = (await collection()).limit(pageSize).startAfter(last);
  }
}

/** The answer of an ordered query a page at a time; what is written meanwhile may be in it or not. */
export async function* pagesOfQuery<Entity>(query: Query<Entity>, pageSize = 500): AsyncGenerator<Entity[]> {
  let page = await query.limit(pageSize).get();
  for (;;) {
    yield parseSnapshot(page);
    const last = page.docs.at(-1);
    if (!last || page.size < pageSize) return;
    page = await query.limit(pageSize).startAfter(last).get();
  }
}

/** The documents of these ids, in their order, those that are not there, too; one call asks for all of them. */
export async function getDocuments<Entity>(
  collection: CollectionReference<Entity>,
  ids: readonly string[],
): Promise<DocumentSnapshot<Entity>[]> {
  if (ids.length === 0) return [];
  return await collection.firestore.getAll(...ids.map((id) => collection.doc(id)));
}

/** The documents of these ids that are there and can be read, by id. */
export async function findByIds<Entity extends { id: string }>(
  collection: CollectionReference<Entity>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Entity>> {
  const found = await getDocuments(collection, ids);
  return new Map(
    found.flatMap((document) => parseDocument(document) ?? []).map((entity) => [entity.id, entity]),
  );
}
