import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { aQuoteRequest } from '../support/entities.ts';
import { type CallOptions, callApi } from './call-api.ts';

/** Sends a quote request. @returns the data for sending its photos */
export async function sentQuote(from?: string): Promise<{ id: string; uploadToken: string }> {
  const json = aQuoteRequest({ description: `Cracked frame rail ${randomUUID()}` });
  const answer = await callApi('POST', '/api/quotes', { json, ...(from && { from }) });
  expect(answer.status).toBe(201);
  const { id, uploadToken } = answer.json() as { id: string; uploadToken: string };
  return { id, uploadToken };
}

type Sent = CallOptions & { token?: string; caption?: string };

/** Sends a photo, or a part of one, to a request. */
export function sendPhoto(
  quoteId: string,
  bytes: Buffer,
  { token, caption, headers, ...options }: Sent = {},
) {
  return callApi('POST', `/api/quotes/${quoteId}/photos`, {
    raw: new Uint8Array(bytes),
    type: 'image/jpeg',
    headers: {
      ...(token !== undefined && { 'X-Upload-Token': token }),
      ...(caption !== undefined && { 'X-Photo-Caption': encodeURIComponent(caption) }),
      ...headers,
    },
    ...options,
  });
}
