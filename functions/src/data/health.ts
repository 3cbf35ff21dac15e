import { get as getOverHttp } from 'node:http';

/**
 * Whether Firestore answers at all. Asked over its REST interface, without credentials, for a document that nobody may
 * read: any answer below 500 is a sign of life, and the SDK need not be loaded for it.
 * @throws Error when there is no answer
 */
export async function firestoreAnswers(): Promise<boolean> {
  const emulator = process.env['FIRESTORE_EMULATOR_HOST'];
  const project = process.env['GCLOUD_PROJECT'];
  const path = `/v1/projects/${project}/databases/(default)/documents/health/check`;
  const get = emulator ? getOverHttp : (await import('node:https')).get;
  const base = emulator ? `http://${emulator}` : 'https://firestore.googleapis.com';
  return new Promise((resolve, reject) => {
    get(base + path, (response) => {
      response.resume();
      resolve((response.statusCode ?? 500) < 500);
    }).on('error', reject);
  });
}
