import { get as getOverHttp } from 'node:http';
import { loadOnce } from '@welding/domain/values/lazy';
import type { App } from 'firebase-admin/app';
import type { FieldValue, Firestore, WriteBatch } from 'firebase-admin/firestore';

export const firebaseApp = loadOnce(async (): Promise<App> => {
  const { getApps, initializeApp } = await import('firebase-admin/app');
  const [existing] = getApps();
  return existing ?? initializeApp();
});

let opened: Firestore | undefined;

/** The database, if it is loaded already. */
function openedFirestore(): Firestore | undefined {
  return opened;
}

/** Loaded on first use, because it is by far the slowest part of a cold start and some requests do not need it. */
export const firestore = loadOnce(async (): Promise<Firestore> => {
  const [app, { initializeFirestore }] = await Promise.all([
    firebaseApp(),
    import('firebase-admin/firestore'),
  ]);
  // REST starts faster than gRPC, but asks Google's metadata server, which an emulator does not have. With an emulator,
  // the SDK reads FIRESTORE_PREFER_REST, for tests of REST (tests/api/over-rest.ts).
  const onEmulator = process.env['FIRESTORE_EMULATOR_HOST'] !== undefined;
  const database = initializeFirestore(app, onEmulator ? {} : { preferRest: true });
  database.settings({ ignoreUndefinedProperties: true });
  opened = database;
  return database;
});

export type {
  CollectionReference,
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Query,
  QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';

export type Batch = WriteBatch;

export async function newBatch(): Promise<Batch> {
  return (await firestore()).batch();
}

export async function addOne(): Promise<FieldValue> {
  const { FieldValue } = await import('firebase-admin/firestore');
  return FieldValue.increment(1);
}

export async function deleteField(): Promise<FieldValue> {
  const { FieldValue } = await import('firebase-admin/firestore');
  return FieldValue.delete();
}

/** This document does not exist: any response will do. */
const healthCheck = { collection: 'health', id: 'check' } as const;

/**
 * Checks that Firestore responds: with the SDK if it is loaded, else over REST, so that a new process can check at once.
 * @throws Error when there is no response
 */
export async function firestoreResponds(): Promise<boolean> {
  const database = openedFirestore();
  if (!database) return await respondsOverRest();
  await database.collection(healthCheck.collection).doc(healthCheck.id).get();
  return true;
}

/** Production has no credentials here. Any status below 500 counts, including a refusal by the rules. */
async function respondsOverRest(): Promise<boolean> {
  const emulator = process.env['FIRESTORE_EMULATOR_HOST'];
  const project = process.env['GCLOUD_PROJECT'];
  const path = `/v1/projects/${project}/databases/(default)/documents/${healthCheck.collection}/${healthCheck.id}`;
  const get = emulator ? getOverHttp : (await import('node:https')).get;
  const base = emulator ? `http://${emulator}` : 'https://firestore.googleapis.com';
  // The emulator's owner token skips the rules, which it evaluates slowly.
  const headers = emulator ? { Authorization: 'Bearer owner' } : {};
  return new Promise((resolve, reject) => {
    get(base + path, { headers }, (response) => {
      response.resume();
      resolve((response.statusCode ?? 500) < 500);
    }).on('error', reject);
  });
}
