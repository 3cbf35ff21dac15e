import type { Client } from './client.ts';

/** A client whom a mail reaches; undefined for one without an e-mail, or who was merged or erased. */
export function recipientOf(client: Client | undefined): Client | undefined {
  if (!client?.email || client.erasedAt !== undefined || client.mergedInto !== undefined) return undefined;
  return client;
}
