import { loadOnce } from '@welding/domain/values/load-once';
import type { FieldValue, Firestore, WriteBatch } from 'firebase-admin/firestore';
import { firebaseApp } from './firebase-app.ts';

let opened: Firestore | undefined;

/** The database when something has loaded it already. */
export function openedFirestore(): Firestore | undefined {
  return opened;
}

/** The database. Loaded on first use: it is by far the heaviest part of a cold start, and not every request needs it. */
export const firestore = loadOnce(async (): Promise<Firestore> => {
  const [app, { initializeFirestore }] = await Promise.all([
    firebaseApp(),
    import('firebase-admin/firestore'),
  ]);
  // REST starts faster than gRPC, but asks Google's metadata server, which an emulator does not have.
  const preferRest = process.env['FIRESTORE_EMULATOR_HOST'] === undefined;
  const database = initializeFirestore(app, { preferRest });
  database.settings({ ignoreUndefinedProperties: true });
  opened = database;
  return database;
});

export type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Query,
  QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';

/** Writes that are made together or not at all. */
export type Batch = WriteBatch;

export async function newBatch(): Promise<Batch> {
  return (await firestore()).batch();
}

/** Adds one to a field's number in an update. */
export async function addOne(): Promise<FieldValue> {
  const { FieldValue } = await import('firebase-admin/firestore');
  return FieldValue.increment(1);
}

/** Takes a field out of a document in an update. */
export async function deleteField(): Promise<FieldValue> {
  const { FieldValue } = await import('firebase-admin/firestore');
  return FieldValue.delete();
}
