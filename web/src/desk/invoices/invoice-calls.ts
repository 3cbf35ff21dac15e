import { deskApiPaths } from '@welding/domain/api-paths';
import { type Invoice, invoiceSchema } from '@welding/domain/entities/invoice';
import type { InvoiceChange, NewInvoice } from '@welding/domain/entities/invoice-requests';
import { deskRequest } from '#desk/session/desk-request.ts';

const toInvoice = (json: unknown) => invoiceSchema.parse(json);
type Version = Pick<Invoice, 'id' | 'updatedAt'>;

/** @throws as `deskRequest`, like the others */
export async function createInvoice(body: NewInvoice, idempotencyKey: string): Promise<Invoice> {
  return await deskRequest(deskApiPaths.invoices, toInvoice, { body, idempotencyKey });
}

export async function changeInvoice(id: string, body: InvoiceChange): Promise<Invoice> {
  return await deskRequest(deskApiPaths.invoice(id), toInvoice, { method: 'PATCH', body });
}

/** @param aboveAgreed billing more than agreed is intended */
export async function sendInvoice(
  { id, updatedAt = undefined }: Version,
  aboveAgreed: boolean,
): Promise<Invoice> {
  const body = { updatedAt: updatedAt ?? null, ...(aboveAgreed && { aboveAgreed }) };
  return await deskRequest(deskApiPaths.invoiceStep(id, 'send'), toInvoice, { body });
}

export async function voidInvoice({ id, updatedAt = undefined }: Version, reason: string): Promise<Invoice> {
  const body = { updatedAt: updatedAt ?? null, reason };
  return await deskRequest(deskApiPaths.invoiceStep(id, 'void'), toInvoice, { body });
}

/** Credits `amount` dollars on a sent invoice. */
export async function creditInvoice(
  { id, updatedAt = undefined }: Version,
  amount: number,
  reason: string,
): Promise<Invoice> {
  const body = { updatedAt: updatedAt ?? null, amount, reason };
  return await deskRequest(deskApiPaths.invoiceStep(id, 'credit'), toInvoice, { body });
}
