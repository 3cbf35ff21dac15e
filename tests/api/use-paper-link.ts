import { createHash } from 'node:crypto';
import { firestore } from '../../functions/src/store/firestore.ts';
import { callApi } from './call-api.ts';

/** What whoever approves by typing sends. */
export const typedName = { name: 'Jordan Example', typed: true };

/** Taps on the link that holds `token`. */
export const openLink = (token: string) => callApi('POST', '/api/paper-links', { json: { token } });

/** What the page of a link asks for. */
export const byLink = (method: string, path: string, token: string, json?: unknown) =>
  callApi(method, path, { json, headers: { 'X-Paper-Link': token } });

/** What is stored of a link. */
export const linkDocument = async (token: string) =>
  (await firestore()).doc(`paperLinks/${createHash('sha256').update(token).digest('base64url')}`);
