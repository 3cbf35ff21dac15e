import type { Client } from '@welding/domain/entities/client';
import * as z from 'zod';
import { type FirestoreSession, openFirestoreSession } from '../support/firestore-session.ts';
import { callApi } from './call-api.ts';

/** Firestore's session after a lookup by email alone. */
export async function firestoreByEmail({ email }: Pick<Client, 'email'>): Promise<FirestoreSession> {
  const looked = await callApi('GET', `/api/clients/${encodeURIComponent(email)}`);
  return await openFirestoreSession(z.object({ token: z.string() }).parse(looked.json()).token);
}
