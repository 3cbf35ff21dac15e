import { randomUUID } from 'node:crypto';
import type { Client } from '@welding/domain/entities/client';
import { type Estimate, estimateSchema } from '@welding/domain/entities/estimate';
import { type Invoice, invoiceSchema } from '@welding/domain/entities/invoice';
import { paymentIntentResponseSchema } from '@welding/domain/entities/payment';
import type { Project } from '@welding/domain/entities/project';
import { addDays, chicagoDate } from '@welding/domain/values/chicago-day';
import type * as z from 'zod/mini';
import { audit } from '../../functions/src/store/audit.ts';
import { intentIdOf } from '../support/local-stripe.ts';
import { type ApiAnswer, callApi, callDesk } from './call-api.ts';

/** A day after today in Chicago. */
export const dayFromNow = (days: number) => addDays(chicagoDate(new Date()), days);

/** The body of an estimate of $1,250 with a deposit of half. */
export function estimateBody(project: Pick<Project, 'id' | 'clientId'>) {
  return {
    clientId: project.clientId,
    projectId: project.id,
    lines: [{ kind: 'labor', description: 'Welding', quantity: 10, unit: 'hour', unitPrice: 125 }],
    deposit: { kind: 'percent', value: 50 },
    validUntil: dayFromNow(30),
  };
}

/** The body of an invoice of `dollars`. */
export function invoiceBody(project: Pick<Project, 'id' | 'clientId'>, dollars = 100) {
  return {
    clientId: project.clientId,
    projectId: project.id,
    lines: [{ kind: 'labor', description: 'Welding', quantity: 1, unitPrice: dollars }],
    dueDate: dayFromNow(14),
  };
}

/** The entity in a response. @throws unless it succeeded */
export function read<Entity>(schema: z.ZodMiniType<Entity>, answer: ApiAnswer): Entity {
  if (answer.status >= 300) throw new Error(`${answer.status}: ${answer.text}`);
  return schema.parse(answer.json());
}

/** The desk's calls as `bearer`; each throws unless it succeeds. @param base another address than the stack's */
export function moneyDesk(bearer: () => string, base?: () => string) {
  const call = (method: string, path: string, json: unknown) =>
    callDesk(method, path, json, { bearer: bearer(), key: randomUUID(), ...(base && { base: base() }) });
  const step = async (path: string, json: object) => await call('POST', path, json);
  return {
    call,
    draftEstimate: async (project: Project, more: object = {}): Promise<Estimate> =>
      read(estimateSchema, await step('estimates', { ...estimateBody(project), ...more })),
    sendEstimate: async ({ id, updatedAt = null }: { id: string; updatedAt?: string | null | undefined }) =>
      read(estimateSchema, await step(`estimates/${id}/send`, { updatedAt })),
    draftInvoice: async (project: Project, dollars = 100): Promise<Invoice> =>
      read(invoiceSchema, await step('invoices', invoiceBody(project, dollars))),
    sendInvoice: async ({ id, updatedAt = null }: { id: string; updatedAt?: string | null | undefined }) =>
      read(invoiceSchema, await step(`invoices/${id}/send`, { updatedAt })),
    payInCash: (invoiceId: string, amount: number) => step('payments', { invoiceId, amount, method: 'cash' }),
  };
}

/** The request of the client's page to pay a deposit, an invoice or a project. */
export function preparePayment(json: object, cookie: string | undefined, { id }: Pick<Client, 'id'>) {
  return callApi('POST', '/api/create-payment-intent', { json, cookie, shownClient: id });
}

/** The intent of a payment page. @throws when it got none */
export function intentOf(answer: ApiAnswer): string {
  return intentIdOf(read(paymentIntentResponseSchema, answer).clientSecret);
}

export const numberOf = (invoiceNumber: string) => Number(invoiceNumber.replace('INV-', ''));

/** The numbers of all invoices made by the API, in order, from their history. Invoices stored by tests have none. */
export async function invoiceNumbers(): Promise<number[]> {
  const ofInvoices = (await audit()).where('entity', '==', 'invoice');
  // One made at a stop is sent in the same step, and its entry has the number.
  const made = await ofInvoices.where('action', 'in', ['created', 'sent']).get();
  const numbers = made.docs.flatMap((entry) => entry.data().facts?.[0]?.text ?? []);
  return numbers.map(numberOf).toSorted((one, other) => one - other);
}
