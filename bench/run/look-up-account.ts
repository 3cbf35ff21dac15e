import { decodeJwt } from 'jose';
import { demoProjectId } from '../../local/stack/project-root.ts';
import type { BenchStack } from './bench-row.ts';

/**
 * What firebase-admin asks the Auth emulator whenever it verifies an ID token of it: whether the account still holds. In
 * production it verifies by keys that it has, and asks nobody.
 */
export async function lookUpAccount({ auth }: BenchStack, idToken: string): Promise<void> {
  const url = new URL(`/identitytoolkit.googleapis.com/v1/projects/${demoProjectId}/accounts:lookup`, auth);
  const answer = await fetch(url, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ localId: [decodeJwt(idToken).sub] }),
  });
  if (!answer.ok) throw new Error(`The Auth emulator answered with ${answer.status}`);
  await answer.arrayBuffer();
}
