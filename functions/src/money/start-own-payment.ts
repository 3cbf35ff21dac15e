import { type Estimate, estimateName } from '@welding/domain/entities/estimate';
import { estimateMessages } from '@welding/domain/entities/estimate-requests';
import type { Invoice } from '@welding/domain/entities/invoice';
import { invoiceMessages } from '@welding/domain/entities/invoice-requests';
import { dollarsToCents } from '@welding/domain/values/money';
import { actionsTexts } from '#actions-texts.ts';
import { estimates } from '#estimates/estimates.ts';
import { invoices } from '#invoices/invoices.ts';
import { depositDueOf, isOfCancelledJob } from '#invoices/open-invoice.ts';
import { conflict, notFound } from '#refusal.ts';
import { retryConflicts } from '#store/conflicts.ts';
import type { EntityCollection } from '#store/entity-collection.ts';
import { sharedIntent } from '#stripe/shared-intent.ts';

/** A payment intent, and the secret with which a browser confirms it. */
type OpenIntent = { readonly id: string; readonly clientSecret: string };

/**
 * Notes on what is paid which intent pays it, so that whoever pays next goes on with the same one.
 * @param open the intent to go on with, from the entity as it is now; asked again when it was changed meanwhile, and throws to
 * refuse
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
 * Starts paying the deposit of an approved estimate, and gives the secret with which the browser confirms it. All devices pay
 * by one intent, so that it is paid once.
 * @param amount dollars, which have to be what is left of the deposit
 * @throws Refusal 404 for an estimate that this client cannot see, 409 when that deposit is not to be paid; as `sharedIntent`
 */
export async function startDeposit(estimateId: string, amount: number, clientId: string): Promise<string> {
  const { clientSecret } = await claimIntent(estimates, estimateId, async (estimate) => {
    if (!estimate.onPortal || estimate.clientId !== clientId) throw notFound();
    if (estimate.status !== 'approved') throw conflict(estimateMessages.depositNotYet);
    if (estimate.depositAmount === 0) throw conflict(estimateMessages.depositNone);
    const { projectId, depositIntentId } = estimate;
    const dueCents = await depositDueOf(estimate);
    if (dueCents === 0) {
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
    // The one before may have been recorded between the two looks.
    if ((await depositDueOf(estimate)) !== dueCents) {
      throw conflict(estimateMessages.depositPaid);
    }
    return { intent, fields: { depositIntentId: intent.id } };
  });
  return clientSecret;
}

/**
 * Starts paying an invoice or a part of it, by one intent for all devices.
 * @param amount dollars, at most what the invoice still asks
 * @throws Refusal 404 for an invoice that this client cannot see, 409 when it does not ask so much; as `sharedIntent`
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
    if (cents > dollarsToCents(invoice.balance)) throw conflict(invoiceMessages.payTooMuch);
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
