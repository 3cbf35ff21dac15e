import { randomUUID } from 'node:crypto';
import type { Client } from '@welding/domain/entities/client';
import { provenEmailSchema } from '@welding/domain/entities/my-details';
import { expect } from 'vitest';
import { findClient } from '../../functions/src/clients/clients.ts';
import { mailsTo } from '../support/client-mails.ts';
import { codeSentTo, newEmailCodeSentTo } from '../support/codes.ts';
import { type CallOptions, callApi, cookieOf } from './call-api.ts';

export const newEmail = () => `moved-${randomUUID()}@example.com`;

/** A client's requests about a new email. @param current the client and the session's cookie at each call */
export function emailChanges(current: () => { readonly client: Client; readonly cookie: string }) {
  const ask = async (email: string, options: CallOptions = {}) => {
    const { client, cookie } = current();
    const updatedAt = (await findClient(client.id))?.updatedAt ?? null;
    return callApi('PATCH', '/api/me', { json: { email, updatedAt }, cookie, ...options });
  };
  const prove = (code: string, options: CallOptions = {}) =>
    callApi('POST', '/api/me/email', { json: { code }, ...options });
  /** A new email that this client requested, with the browser's cookie and the code. */
  const asked = async () => {
    const email = newEmail();
    const browser = cookieOf(await ask(email));
    return { email, browser, code: await newEmailCodeSentTo(email) };
  };
  /** The client with a new email. @returns the cookie of the session that proved it */
  const moved = async () => {
    const { browser, code } = await asked();
    const answer = await prove(code, { cookie: browser });
    expect(answer.status).toBe(200);
    return { cookie: cookieOf(answer), ...provenEmailSchema.parse(answer.json()) };
  };
  return { ask, prove, asked, moved };
}

/** A request for the details with this cookie. */
export const details = (cookie: string | undefined) => callApi('GET', '/api/me', { cookie });

/** The status of an email's lookup. */
export const lookUp = async (email: string) =>
  (await callApi('GET', `/api/clients/${encodeURIComponent(email)}`)).status;

/** Signs in by a mail's code. */
export async function signedInByCode(email: string) {
  const count = (await mailsTo(email)).length + 1;
  const browser = cookieOf(await callApi('POST', '/api/sign-in/code', { json: { email } }));
  const { code } = await codeSentTo(email, count);
  const answer = await callApi('POST', '/api/sign-in/verify', { json: { email, code }, cookie: browser });
  expect(answer.status).toBe(200);
  return { cookie: cookieOf(answer) };
}
