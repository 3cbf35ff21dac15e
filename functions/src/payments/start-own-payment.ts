import { type Estimate, estimateName } from '@welding/domain/entities/estimate';
import { estimateMessages } from '@welding/domain/entities/estimate-requests';
import { askedCents, type Invoice } from '@welding/domain/entities/invoice';
import { invoiceMessages } from '@welding/domain/entities/invoice-requests';
import { paymentRecordMessages } from '@welding/domain/entities/payment-record';
import type { Project } from '@welding/domain/entities/project';
import { isPaymentDue, projectAccount } from '@welding/domain/money/project-account';
import { dollarsToCents } from '@welding/domain/values/money';
import { actionsTexts } from '#actions-texts.ts';
import { estimates } from '#estimates/estimates.ts';
import { invoices, listInvoicesOfProject } from '#invoices/invoices.ts';
import { depositDueOf, isOfCancelledJob } from '#invoices/open-invoice.ts';
import { conflict, notFound } from '#refusal.ts';
import { retryConflicts } from '#store/conflicts.ts';
import type { EntityCollection } from '#store/entity-collection.ts';
import { sharedIntent } from '#stripe/shared-intent.ts';
import { listOnItsWay, listPaymentsOfProject } from './payments.ts';

/** A payment intent, and the secret that confirms it in a browser. */
type OpenIntent = { readonly id: string; readonly clientSecret: string };

/**
 * Stores the intent on the estimate or invoice, so that the next payer continues it.
 * @param open makes or continues the intent for the current entity; runs again after a conflict, and throws to refuse
 * @throws Refusal not_found
 */
async function claimIntent<Entity extends Estimate | Invoice>(
  collection: EntityCollection<Entity>,
  id: string,
  open: (current: Entity) => Promise<{ readonly intent: OpenIntent; readonly fields: Partial<Entity> }>,
): Promise<OpenIntent> {
  const document = (await collection()).doc(id);
  return await retryConflicts(async () => {
    const stored = await document.get();
    const current = stored.data();
    if (!current || !stored.updateTime) throw notFound();
    const { intent, fields } = await open(current);
    await document.update(await collection.encodeUpdate(fields), { lastUpdateTime: stored.updateTime });
    return intent;
  });
}

/**
 * Starts paying the deposit of an approved estimate and returns the client secret. All devices share one intent, so that
 * the deposit is paid once.
 * @param amount dollars, exactly the deposit's open amount
 * @throws Refusal 404 for an estimate this client cannot see, 409 when that amount is not due; as `sharedIntent`
 */
export async function startDeposit(estimateId: string, amount: number, clientId: string): Promise<string> {
  const { clientSecret } = await claimIntent(estimates, estimateId, async (estimate) => {
    if (!estimate.onPortal || estimate.clientId !== clientId) throw notFound();
    if (estimate.status !== 'approved') throw conflict(estimateMessages.depositNotYet);
    if (estimate.depositAmount === 0) throw conflict(estimateMessages.depositNone);
    const { projectId, depositIntentId } = estimate;
    const { dueCents, onItsWayCents } = await depositDueOf(estimate);
    if (dueCents === 0) {
      if (onItsWayCents > 0) throw conflict(paymentRecordMessages.onItsWay);
      const isCancelled = await isOfCancelledJob(estimate);
      throw conflict(isCancelled ? estimateMessages.jobCancelled : estimateMessages.depositPaid);
    }
    const cents = dollarsToCents(amount);
    if (cents !== dueCents) throw conflict(estimateMessages.depositAmount);
    const description = actionsTexts().depositFor(estimateName(estimate));
    const intent = await sharedIntent(
      { cents, projectId, clientId, estimateId, description, receiptEmail: undefined },
      depositIntentId,
    );
    // The previous payment may have arrived between the two reads.
    if ((await depositDueOf(estimate)).dueCents !== dueCents) {
      throw conflict(estimateMessages.depositPaid);
    }
    return { intent, fields: { depositIntentId: intent.id } };
  });
  return clientSecret;
}

/**
 * Starts paying all or part of an invoice, by one intent for all devices.
 * @param amount dollars, at most the invoice's balance less the transfers on their way
 * @throws Refusal 404 for an invoice this client cannot see, 409 when the balance is lower; as `sharedIntent`
 */
export async function startInvoicePayment(
  invoiceId: string,
  amount: number,
  clientId: string,
): Promise<string> {
  const { clientSecret } = await claimIntent(invoices, invoiceId, async (invoice) => {
    if (!invoice.onPortal || invoice.clientId !== clientId) throw notFound();
    if (invoice.status !== 'open') throw conflict(invoiceMessages.notOpen);
    const cents = dollarsToCents(amount);
    if (cents > askedCents(invoice))
      throw conflict(invoice.onItsWay ? paymentRecordMessages.onItsWay : invoiceMessages.payTooMuch);
    const { projectId, balanceIntentId, number } = invoice;
    const description = actionsTexts().paymentOfInvoice(number);
    const intent = await sharedIntent(
      { cents, projectId, clientId, invoiceId, description, receiptEmail: undefined },
      balanceIntentId,
    );
    return { intent, fields: { balanceIntentId: intent.id } };
  });
  return clientSecret;
}

/**
 * Refuses a payment of a project's balance that is on its way already.
 * @throws Refusal 409
 */
export async function requireNotOnItsWay({ id, ...project }: Project, amount: number): Promise<void> {
  if ((await listOnItsWay(id)).length === 0) return;
  const [payments, invoices] = await Promise.all([listPaymentsOfProject(id), listInvoicesOfProject(id)]);
  const account = projectAccount(project, payments, invoices);
  const { balanceCents, onItsWayCents } = account;
  if (isPaymentDue(account) && onItsWayCents > 0 && dollarsToCents(amount) > balanceCents - onItsWayCents)
    throw conflict(paymentRecordMessages.onItsWay);
}
