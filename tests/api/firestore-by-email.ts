import type { Client } from '@welding/domain/entities/client';
import * as z from 'zod';
import { type FirestoreSession, openFirestoreSession } from '../support/firestore-session.ts';
import { callApi } from './call-api.ts';

/** What an email alone opens of Firestore: the session that the lookup of a client leads to. */
export async function firestoreByEmail({ email }: Pick<Client, 'email'>): Promise<FirestoreSession> {
  const looked = await callApi('GET', `/api/clients/${encodeURIComponent(email)}`);
  return await openFirestoreSession(z.object({ token: z.string() }).parse(looked.json()).token);
}
