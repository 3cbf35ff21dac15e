import type { Client } from './client.ts';

export function recipientOf(client: Client | undefined): Client | undefined {
  if (!client?.email || client.erasedAt !== undefined || client.mergedInto !== undefined) return undefined;
  return client;
}
