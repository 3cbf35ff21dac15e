import { createHash } from 'node:crypto';
import { firestore } from '../../functions/src/store/firestore.ts';
import { callApi } from './call-api.ts';

/** The approval of a client who types the name. */
export const typedName = { name: 'Jordan Example', typed: true };

/** Opens the link with this token. */
export const openLink = (token: string) => callApi('POST', '/api/paper-links', { json: { token } });

/** A request of a link's page. */
export const byLink = (method: string, path: string, token: string, json?: unknown) =>
  callApi(method, path, { json, headers: { 'X-Paper-Link': token } });

/** The stored document of a link. */
export const linkDocument = async (token: string) =>
  (await firestore()).doc(`paperLinks/${createHash('sha256').update(token).digest('base64url')}`);
