import { collection, type Firestore, limit, orderBy, type Query, query, where } from 'firebase/firestore';
import type { ListQuery } from './list-query.ts';

export function firestoreQuery(firestore: Firestore, wanted: ListQuery<unknown>): Query {
  const conditions = (wanted.where ?? []).map(([field, operator, value]) => where(field, operator, value));
  const order = wanted.order ? [orderBy(...wanted.order)] : [];
  return query(collection(firestore, wanted.collection), ...conditions, ...order, limit(wanted.limit));
}
