import type { Actor } from '@welding/domain/entities/audit-entry';
import { senderToday } from '@welding/domain/entities/client-names';
import { withPoTerms } from '@welding/domain/entities/client-search';
import { companyMessages } from '@welding/domain/entities/company';
import type { Invoice } from '@welding/domain/entities/invoice';
import {
  type CreditInvoice,
  type InvoiceChange,
  invoiceMessages,
  maxCredits,
  type NewInvoice,
  type SendInvoice,
  type VoidInvoice,
} from '@welding/domain/entities/invoice-requests';
import { partyOf, recipientsOf } from '@welding/domain/entities/recipients';
import { asksTax, type Priced, totalDollars } from '@welding/domain/entities/totals';
import { errorCodes } from '@welding/domain/error-codes';
import { apiMessages } from '@welding/domain/messages';
import { aboveAgreed, aboveAgreedText } from '@welding/domain/money/above-agreed';
import { centsToDollars, dollarsToCents } from '@welding/domain/values/money';
import { findClient } from '#clients/clients.ts';
import { findEstimate, listEstimatesOfProject } from '#estimates/estimates.ts';
import { tell } from '#messages/tell.ts';
import { requireConfirmed, type Settlement, settleProject } from '#payments/settle-project.ts';
import { findProject, requireProjectOf } from '#projects/projects.ts';
import { refreshProject } from '#projects/refresh-project.ts';
import { badRequest, conflict, notFound } from '#refusal.ts';
import { findMoneySettings } from '#settings/money-settings.ts';
import { addChange, changeEntity, type EntityChange } from '#store/change-entity.ts';
import { retryConflicts } from '#store/conflicts.ts';
import { nextNumber } from '#store/counters.ts';
import type { By } from '#store/create.ts';
import { newBatch } from '#store/firestore.ts';
import { withdrawIntents } from '#stripe/cancel-intent.ts';
import { invoices, listInvoicesOfProject, storeInvoice } from './invoices.ts';

type MoneyChange = Pick<
  EntityChange<Invoice>,
  'asked' | 'isStep' | 'actor' | 'action' | 'facts' | 'note' | 'also'
> & {
  /** Takes a number of this series with the change and passes it to `decide`. */
  readonly numbered?: 'creditNotes';
  readonly decide: (current: Invoice, number: string) => Partial<Invoice> | Promise<Partial<Invoice>>;
  /** The request of a change that asks about transfers on their way. */
  readonly asksOfTransfers?: { readonly despiteTransfer?: boolean | undefined };
};

/**
 * Changes an invoice's amounts and settles its project, in one batch.
 * @returns the new invoice @throws as `changeEntity`
 */
async function changeInvoiceMoney(
  id: string,
  { numbered, decide, also, asksOfTransfers, ...change }: MoneyChange,
): Promise<Invoice> {
  return await retryConflicts(async () => {
    const batch = await newBatch();
    let settlement: Settlement | undefined;
    const { entity, isChanged } = await addChange(batch, invoices, {
      ...change,
      id,
      withoutValues: true,
      decide: async (current) => {
        const number = numbered ? await nextNumber(batch, numbered) : '';
        const fields = await decide(current, number);
        settlement = await settleProject(current.projectId, { invoice: { ...current, ...fields } });
        if (asksOfTransfers) requireConfirmed(settlement.comingCents(id), asksOfTransfers);
        return { ...fields, ...settlement.changed };
      },
      also: async (_, before, after) => {
        await settlement?.write(batch);
        await refreshProject(batch, after.projectId, { invoice: after }, { isGuarded: true });
        await also?.(batch, before, after);
      },
    });
    if (isChanged) await batch.commit();
    return entity;
  });
}

/**
 * Stores a new invoice under the next number.
 * @throws Refusal 404 for an unknown project or estimate, 400 for one of another client or project, or an unsent estimate;
 * key_reused
 */
export async function createInvoice(body: NewInvoice, written: By): Promise<Invoice> {
  await requireProjectOf(body.clientId, body.projectId);
  const estimate = body.estimateId ? await findEstimate(body.estimateId) : undefined;
  if (body.estimateId) {
    if (!estimate) throw notFound();
    if (estimate.projectId !== body.projectId) throw badRequest(invoiceMessages.otherProject);
    if (estimate.status === 'draft') throw badRequest(invoiceMessages.estimateNotSent);
  }
  const poNumber = body.poNumber || estimate?.poNumber;
  return await storeInvoice({ ...body, ...withPoTerms(poNumber), terms: body.terms || undefined }, written);
}

/** Changes an invoice before it is sent. @throws Refusal 409 afterwards; not_found, changed_meanwhile */
export async function changeInvoice(asked: InvoiceChange, { actor }: By, id: string): Promise<Invoice> {
  const { updatedAt: _, terms, poNumber, ...said } = asked;
  return await changeEntity(invoices, {
    id,
    asked,
    actor,
    action: 'changed',
    decide: ({ status, onPortal }) => {
      if (status === 'void') throw conflict(invoiceMessages.void);
      if (onPortal) throw conflict(invoiceMessages.sent);
      const total = totalDollars(said);
      return {
        discount: undefined,
        taxRate: undefined,
        ...said,
        terms: terms || undefined,
        ...withPoTerms(poNumber),
        total,
        balance: total,
      };
    },
  });
}

/**
 * Sends an invoice to its client, who owes it from then on. Earlier payments of the project count at once.
 * @param isMeant staff confirmed that it bills more than the client agreed to
 * @throws Refusal 400 for a client without an email, 404, 409 when it was sent or is void; tax_exempt, above_agreed,
 * change_order_needed, changed_meanwhile
 */
export async function sendInvoice(asked: SendInvoice, { actor }: By, id: string): Promise<Invoice> {
  return await changeInvoiceMoney(id, {
    asked,
    isStep: true,
    actor,
    action: 'sent',
    decide: async (draft) => {
      const { status, onPortal } = draft;
      if (status === 'void') throw conflict(invoiceMessages.void);
      if (onPortal) throw conflict(invoiceMessages.alreadySent);
      return await sentFields(draft);
    },
    also: async (batch, _, sent) => {
      await requireWithinAgreed(sent, asked.aboveAgreed === true);
      await tell(batch, 'invoiceSent', sent);
    },
  });
}

/** The fields a sent invoice adds. @throws as `sendInvoice` */
export async function sentFields(
  draft: Pick<Invoice, 'clientId' | 'projectId'> & Priced,
): Promise<Partial<Invoice>> {
  const { clientId, projectId } = draft;
  const [client, project] = await Promise.all([findClient(clientId), findProject(projectId)]);
  if (!client) throw notFound(apiMessages.clientNotFound);
  if (recipientsOf(client, 'invoices').length === 0) throw badRequest(invoiceMessages.noEmail);
  if (client.taxExempt && asksTax(draft)) throw conflict(companyMessages.taxedExempt, errorCodes.taxExempt);
  return {
    onPortal: true,
    sentAt: new Date().toISOString(),
    projectTitle: project?.title,
    sender: senderToday(),
    recipient: partyOf(client, 'invoices'),
  };
}

/** Runs after reading the ledger, so that a parallel approval or invoice makes the batch fail. */
async function requireWithinAgreed(invoice: Invoice, isMeant: boolean): Promise<void> {
  const { projectId } = invoice;
  const [estimates, invoiceList, { homeRepairNotice }] = await Promise.all([
    listEstimatesOfProject(projectId),
    listInvoicesOfProject(projectId),
    findMoneySettings(),
  ]);
  const above = aboveAgreed(invoice, { estimates, invoices: invoiceList }, homeRepairNotice);
  if (!above) return;
  if (above.needsSignature) throw conflict(aboveAgreedText(above), errorCodes.changeOrderNeeded);
  if (!isMeant) throw conflict(aboveAgreedText(above), errorCodes.aboveAgreed);
}

/**
 * Shows an imported balance to its client, who can pay it from then on. Mails no one. Shown or settled ones stay as they are.
 * @throws Refusal not_found
 */
export async function showOldBalance(id: string, actor: Actor): Promise<Invoice> {
  return await changeInvoiceMoney(id, {
    isStep: true,
    actor,
    action: 'sent',
    decide: ({ status, onPortal, numberKey }) =>
      onPortal || status !== 'open' || numberKey === undefined
        ? {}
        : { onPortal: true, sentAt: new Date().toISOString() },
  });
}

/**
 * Voids an invoice, which keeps its number. Its payments go to the project's other invoices, or are owed to the client. Open
 * pages can no longer pay it.
 * @throws Refusal 409 when it is void; transfer_on_its_way, not_found, changed_meanwhile
 */
export async function voidInvoice(asked: VoidInvoice, { actor }: By, id: string): Promise<Invoice> {
  const voided = await changeInvoiceMoney(id, {
    asked,
    isStep: true,
    actor,
    action: 'voided',
    asksOfTransfers: asked,
    note: asked.reason,
    decide: ({ status }) => {
      if (status === 'void') throw conflict(invoiceMessages.void);
      return { status: 'void' as const, voidedAt: new Date().toISOString(), voidReason: asked.reason };
    },
  });
  await withdrawIntents(voided.projectId);
  return voided;
}

/**
 * Writes a credit note on an invoice that was sent, under the next number of credit notes.
 * @throws Refusal 400 for more than the invoice asks, 409 when it is void or not sent; transfer_on_its_way, not_found,
 * changed_meanwhile
 */
export async function creditInvoice(asked: CreditInvoice, { actor }: By, id: string): Promise<Invoice> {
  const { amount, reason } = asked;
  const credited = await changeInvoiceMoney(id, {
    asked,
    isStep: true,
    actor,
    action: 'credited',
    asksOfTransfers: asked,
    facts: [{ code: 'amountFor', amount }],
    note: reason,
    numbered: 'creditNotes',
    decide: ({ status, onPortal, total, credited, credits }, number) => {
      if (status === 'void') throw conflict(invoiceMessages.void);
      if (!onPortal) throw conflict(invoiceMessages.notSent);
      if (credits.length >= maxCredits) throw conflict(invoiceMessages.tooManyCredits);
      const creditedCents = dollarsToCents(credited) + dollarsToCents(amount);
      if (creditedCents > dollarsToCents(total)) throw badRequest(invoiceMessages.creditTooLarge);
      const note = { number, amount, reason, at: new Date().toISOString() };
      return { credits: [...credits, note], credited: centsToDollars(creditedCents) };
    },
  });
  await withdrawIntents(credited.projectId);
  return credited;
}
