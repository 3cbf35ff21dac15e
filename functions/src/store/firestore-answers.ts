import { get as getOverHttp } from 'node:http';
import { openedFirestore } from './firestore.ts';

/** Nobody's document: only the answer counts. */
const document = { collection: 'health', id: 'check' } as const;

/**
 * Whether Firestore answers at all. Asked through the SDK when something has loaded it already, else over the REST
 * interface: the first answer of a new process need not wait for the SDK.
 * @throws Error when there is no answer
 */
export async function firestoreAnswers(): Promise<boolean> {
  const database = openedFirestore();
  if (!database) return await answersOverRest();
  await database.collection(document.collection).doc(document.id).get();
  return true;
}

/** In production without credentials: any answer below 500, that of the rules too, is a sign of life. */
async function answersOverRest(): Promise<boolean> {
  const emulator = process.env['FIRESTORE_EMULATOR_HOST'];
  const project = process.env['GCLOUD_PROJECT'];
  const path = `/v1/projects/${project}/databases/(default)/documents/${document.collection}/${document.id}`;
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
