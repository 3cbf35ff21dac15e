import type { Client } from '@welding/domain/entities/client';
import type { Invoice } from '@welding/domain/entities/invoice';
import { findClients } from '#clients/clients.ts';
import { invoices } from '#invoices/invoices.ts';
import { findByIds } from '#store/find-by-ids.ts';

/** What entries of the books are called by: clients and invoices, by id. */
export type BooksNames = {
  readonly clientOf: (entry: { readonly clientId: string }) => string | undefined;
  readonly invoiceNumberOf: (entry: { readonly invoiceId?: string | undefined }) => string | undefined;
};

/** Finds the names of these entries' clients and the numbers of their invoices. */
export async function findBooksNames(
  entries: readonly { readonly clientId: string; readonly invoiceId?: string | undefined }[],
): Promise<BooksNames> {
  const idsOf = (ids: readonly (string | undefined)[]) => [...new Set(ids.flatMap((id) => id || []))];
  const [clients, invoicesById]: [ReadonlyMap<string, Client>, ReadonlyMap<string, Invoice>] =
    await Promise.all([
      findClients(idsOf(entries.map(({ clientId }) => clientId))),
      findByIds(await invoices(), idsOf(entries.map(({ invoiceId }) => invoiceId))),
    ]);
  return {
    clientOf: ({ clientId }) => {
      const client = clients.get(clientId);
      return client && `${client.firstName} ${client.lastName}`.trim();
    },
    invoiceNumberOf: ({ invoiceId = '' }) => invoicesById.get(invoiceId)?.number,
  };
}
