import { get as getOverHttp } from 'node:http';
import { loadOnce } from '@welding/domain/values/load-once';
import type { App } from 'firebase-admin/app';
import type { FieldValue, Firestore, WriteBatch } from 'firebase-admin/firestore';

/** The Firebase app of this process, with the credentials of the place it runs in. */
export const firebaseApp = loadOnce(async (): Promise<App> => {
  const { getApps, initializeApp } = await import('firebase-admin/app');
  const [existing] = getApps();
  return existing ?? initializeApp();
});

let opened: Firestore | undefined;

/** The database when something has loaded it already. */
function openedFirestore(): Firestore | undefined {
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

/** No such document exists: only the answer counts. */
const healthCheck = { collection: 'health', id: 'check' } as const;

/**
 * Whether Firestore answers at all. Asked through the SDK when something has loaded it already, else over the REST
 * interface: the first answer of a new process need not wait for the SDK.
 * @throws Error when there is no answer
 */
export async function firestoreAnswers(): Promise<boolean> {
  const database = openedFirestore();
  if (!database) return await answersOverRest();
  await database.collection(healthCheck.collection).doc(healthCheck.id).get();
  return true;
}

/** In production without credentials: any answer below 500, that of the rules too, is a sign of life. */
async function answersOverRest(): Promise<boolean> {
  const emulator = process.env['FIRESTORE_EMULATOR_HOST'];
  const project = process.env['GCLOUD_PROJECT'];
  const path = `/v1/projects/${project}/databases/(default)/documents/${healthCheck.collection}/${healthCheck.id}`;
  const get = emulator ? getOverHttp : (await import('node:https')).get;
  const base = emulator ? `http://${emulator}` : 'https://firestore.googleapis.com';
  // The emulator's password for all doors spares it the rules, which it reads slowly.
  const headers = emulator ? { Authorization: 'Bearer owner' } : {};
  return new Promise((resolve, reject) => {
    get(base + path, { headers }, (response) => {
      response.resume();
      resolve((response.statusCode ?? 500) < 500);
    }).on('error', reject);
  });
}
