import { get as getOverHttp } from 'node:http';

/**
 * Whether Firestore answers at all. Asked over its REST interface for a document that is not there, and in production
 * without credentials: any answer below 500 is a sign of life, and the SDK need not be loaded for it.
 * @throws Error when there is no answer
 */
export async function firestoreAnswers(): Promise<boolean> {
  const emulator = process.env['FIRESTORE_EMULATOR_HOST'];
  const project = process.env['GCLOUD_PROJECT'];
  const path = `/v1/projects/${project}/databases/(default)/documents/health/check`;
  const get = emulator ? getOverHttp : (await import('node:https')).get;
  const base = emulator ? `http://${emulator}` : 'https://firestore.googleapis.com';
  return new Promise((resolve, reject) => {
    // The emulator's password for all doors spares it the rules, which it reads slowly.
    const headers = emulator ? { Authorization: 'Bearer owner' } : {};
    get(base + path, { headers }, (response) => {
      response.resume();
      resolve((response.statusCode ?? 500) < 500);
    }).on('error', reject);
  });
}
