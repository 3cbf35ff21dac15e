/// <reference path="./firestore-get-all.d.ts" />
import type {
  CollectionReference,
  DocumentData,
  DocumentSnapshot,
  Query,
  QueryDocumentSnapshot,
  QuerySnapshot,
} from 'firebase-admin/firestore';
import { parseDocument, parseSnapshot, readEach } from './documents.ts';
import type { EntityCollection } from './entity-collection.ts';
import { firestore } from './firestore.ts';

/** A query as firestore.indexes.json describes it. */
export type QueryShape = {
  readonly collection: string;
  readonly equal: readonly string[];
  /** A list field that contains a value, passed after those of `equal`. */
  readonly contains?: string;
  readonly oneOf?: { readonly field: string; readonly values: readonly string[] };
  readonly order?: { readonly field: string; readonly direction: 'asc' | 'desc' };
};

/** The range of the field that orders a query: times, or days as text. */
export type QueryRange = {
  readonly after?: Date | string | undefined;
  readonly before?: Date | string | undefined;
};

const declared: QueryShape[] = [];

/** Every query this process can make. A test compares them with the declared indexes. */
export const declaredQueries: readonly QueryShape[] = declared;

/**
 * Declares a query once, at start. The function it returns takes the values in `equal`'s order, then the one of `contains`.
 * An array of up to thirty values matches any of them, with the same index.
 */
export function declareQuery(
  shape: QueryShape,
): <Entity>(
  collection: CollectionReference<Entity>,
  values: readonly (string | boolean | readonly string[])[],
  range?: QueryRange,
) => Query<Entity> {
  declared.push(shape);
  const { equal, contains, oneOf, order } = shape;
  return <Entity>(
    collection: CollectionReference<Entity>,
    values: readonly (string | boolean | readonly string[])[],
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

/** The most values of one `in` query: https://firebase.google.com/docs/firestore/query-data/queries#in */
const mostAtOnce = 30;

/** The values in groups for one `in` query each. */
export function batchesOf(values: readonly string[]): (readonly string[])[] {
  const count = Math.ceil(values.length / mostAtOnce);
  return Array.from({ length: count }, (_, index) =>
    values.slice(index * mostAtOnce, (index + 1) * mostAtOnce),
  );
}

/** The documents in which a field has one of these values, thirty values per query: each empty query costs a read. */
export async function documentsWithOneOf<Entity>(
  values: readonly string[],
  queryOf: (values: readonly string[]) => Query<Entity>,
): Promise<QueryDocumentSnapshot<Entity>[]> {
  const found = await Promise.all(batchesOf(values).map((batch) => queryOf(batch).get()));
  return found.flatMap(({ docs }) => docs);
}

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

/**
 * All entities of a collection, page by page, ordered by id, since an order by a field would omit documents without it.
 * May include writes made meanwhile. Leaves out and reports unreadable documents.
 */
export async function* pagesOf<Entity>(
  collection: EntityCollection<Entity>,
  pageSize: number,
): AsyncGenerator<readonly Entity[]> {
  for await (const page of snapshotsOf(collection, pageSize)) yield parseSnapshot(page);
}

/** As `pagesOf`, with the errors of what it leaves out. */
export async function* readPagesOf<Entity>(
  collection: EntityCollection<Entity>,
  pageSize: number,
): AsyncGenerator<ReturnType<typeof readEach<Entity>>> {
  for await (const page of snapshotsOf(collection, pageSize)) yield readEach(page);
}

async function* snapshotsOf<Entity>(
  collection: EntityCollection<Entity>,
  pageSize: number,
): AsyncGenerator<QuerySnapshot<Entity>> {
  let page = (await collection()).limit(pageSize);
  for (;;) {
    const read = await page.get();
    yield read;
    const last = read.docs.at(-1);
    if (!last || read.size < pageSize) return;
    page = (await collection()).limit(pageSize).startAfter(last);
  }
}

export type RawDocument = { readonly id: string; readonly fields: DocumentData };

type RawPage = {
  readonly collection: string;
  /** The id of the last document of the page before. */
  readonly after: string | undefined;
  readonly limit: number;
  /** The instant as of which to read: up to an hour ago, or a week with point-in-time recovery. */
  readonly at: string;
};

/** Documents as they are stored, whether they fit their schema or not, ordered by id. */
export async function readRawPage({ collection, after, limit, at }: RawPage): Promise<RawDocument[]> {
  const [database, { FieldPath, Timestamp }] = await Promise.all([
    firestore(),
    import('firebase-admin/firestore'),
  ]);
  const ordered = database.collection(collection).orderBy(FieldPath.documentId()).limit(limit);
  const page = after === undefined ? ordered : ordered.startAfter(after);
  const { docs } = await database.runTransaction((transaction) => transaction.get(page), {
    readOnly: true,
    readTime: Timestamp.fromMillis(Date.parse(at)),
  });
  return docs.map((document) => ({ id: document.id, fields: document.data() }));
}

/** The results of an ordered query, page by page. May include writes made meanwhile. */
export async function* pagesOfQuery<Entity>(query: Query<Entity>, pageSize = 500): AsyncGenerator<Entity[]> {
  let page = await query.limit(pageSize).get();
  for (;;) {
    yield parseSnapshot(page);
    const last = page.docs.at(-1);
    if (!last || page.size < pageSize) return;
    page = await query.limit(pageSize).startAfter(last).get();
  }
}

/** All results of an ordered query, however many. */
export async function allOfQuery<Entity>(query: Query<Entity>): Promise<Entity[]> {
  const found: Entity[] = [];
  for await (const page of pagesOfQuery(query)) found.push(...page);
  return found;
}

/** The documents of these ids in their order, missing ones too, in one call. */
export async function getDocuments<Entity>(
  collection: CollectionReference<Entity>,
  ids: readonly string[],
): Promise<DocumentSnapshot<Entity>[]> {
  if (ids.length === 0) return [];
  return await collection.firestore.getAll(...ids.map((id) => collection.doc(id)));
}

/** The readable documents of these ids, by id. */
export async function findByIds<Entity extends { id: string }>(
  collection: CollectionReference<Entity>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Entity>> {
  const found = await getDocuments(collection, ids);
  return new Map(
    found.flatMap((document) => parseDocument(document) ?? []).map((entity) => [entity.id, entity]),
  );
}
