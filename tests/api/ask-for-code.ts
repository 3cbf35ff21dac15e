import { randomUUID } from 'node:crypto';
import type { Client } from '@welding/domain/entities/client';
import { getFirestore } from 'firebase-admin/firestore';
import { codeSentTo } from '../support/codes.ts';
import { type CallOptions, callApi, cookieOf } from './call-api.ts';

export const ask = (json: unknown, options: CallOptions = {}) =>
  callApi('POST', '/api/sign-in/code', { json, ...options });
export const verify = (json: unknown, options: CallOptions = {}, query = '') =>
  callApi('POST', `/api/sign-in/verify${query}`, { json, ...options });
/** An email of no client. */
export const nobody = () => `nobody-${randomUUID()}@example.com`;

/** The code sent to an email, and the requesting browser's cookie. */
export async function askedCode(email: string, count = 1) {
  const cookie = cookieOf(await ask({ email }));
  return { cookie, ...(await codeSentTo(email, count)) };
}

/** The stored document of a client's code. */
export async function storedCode({ id }: Pick<Client, 'id'>) {
  const found = await getFirestore().collection('loginCodes').where('clientId', '==', id).get();
  const [document] = found.docs;
  if (!document) throw new Error('No code is stored');
  return document;
}
