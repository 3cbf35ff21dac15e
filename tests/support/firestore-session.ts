import * as z from 'zod';
import { demoProjectId } from '../../local/stack/project-root.ts';
import { exchanged } from './id-token.ts';
import { stackAddresses } from './stack.ts';

/** A client's access to Firestore, as in a browser: tokens of Firebase Auth. */
export type FirestoreSession = { readonly idToken: string; readonly refreshToken: string };

const signInSchema = z.object({ idToken: z.string(), refreshToken: z.string() });
const refreshSchema = z.object({ id_token: z.string(), refresh_token: z.string() });

/** Signs in to Firebase Auth with a lookup's token, over REST. */
export async function openFirestoreSession(customToken: string): Promise<FirestoreSession> {
  if (stackAddresses().project !== demoProjectId)
    return { idToken: await exchanged(customToken), refreshToken: customToken };
  const answer = await post(
    `${stackAddresses().auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=demo`,
    { token: customToken, returnSecureToken: true },
  );
  return signInSchema.parse(await answer.json());
}

/** The same session with a new ID token, which a browser requests every hour. */
export async function refreshFirestoreSession({ refreshToken }: FirestoreSession): Promise<FirestoreSession> {
  if (stackAddresses().project !== demoProjectId) return openFirestoreSession(refreshToken);
  const answer = await post(`${stackAddresses().auth}/securetoken.googleapis.com/v1/token?key=demo`, {
    grant_type: 'refresh_token',
    refresh_token: refreshToken,
  });
  const { id_token, refresh_token } = refreshSchema.parse(await answer.json());
  return { idToken: id_token, refreshToken: refresh_token };
}

/** Firestore's status for the portal's list of projects: 200, or 403 when the rules deny it. */
export async function statusOfProjectList(session: FirestoreSession, clientId: string): Promise<number> {
  return (await listAsClient(session, 'projects', clientId)).status;
}

/** Firestore's response to a request for a client's documents, as the portal sends it. */
export async function listAsClient(
  { idToken }: FirestoreSession,
  collectionId: string,
  clientId: string,
): Promise<{ status: number; text: string }> {
  const documents = `projects/${stackAddresses().project}/databases/(default)/documents`;
  const answer = await post(
    `http://${stackAddresses().firestore}/v1/${documents}:runQuery`,
    {
      structuredQuery: {
        from: [{ collectionId }],
        where: {
          fieldFilter: { field: { fieldPath: 'clientId' }, op: 'EQUAL', value: { stringValue: clientId } },
        },
      },
    },
    { Authorization: `Bearer ${idToken}` },
  );
  return { status: answer.status, text: await answer.text() };
}

/** The text fields of a document that this client may read, or the status of the refusal. */
export async function readAsClient(
  { idToken }: FirestoreSession,
  path: string,
): Promise<Record<string, unknown> | number> {
  const documents = `projects/${stackAddresses().project}/databases/(default)/documents`;
  const answer = await fetch(`http://${stackAddresses().firestore}/v1/${documents}/${path}`, {
    headers: { Authorization: `Bearer ${idToken}` },
  });
  if (!answer.ok) {
    await answer.body?.cancel();
    return answer.status;
  }
  const fields = z.record(z.string(), z.object({ stringValue: z.optional(z.string()) }));
  const read = z.object({ fields }).parse(await answer.json());
  return Object.fromEntries(Object.entries(read.fields).map(([name, value]) => [name, value.stringValue]));
}

function post(url: string, json: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(json),
  });
}
