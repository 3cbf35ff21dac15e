import type { Invoice } from '@welding/domain/entities/invoice';
import { type Payment, transferOnItsWayText } from '@welding/domain/entities/payment';
import { errorCodes } from '@welding/domain/error-codes';
import { sumOfAmounts } from '@welding/domain/money/balance';
import { allocate, creditedInvoice, onItsWayOf, settledInvoice } from '@welding/domain/money/lower-bill';
import { centsToDollars, formatDollars } from '@welding/domain/values/money';
import { invoices, listInvoicesOfProject } from '#invoices/invoices.ts';
import { Refusal } from '#refusal.ts';
import { changeEntity, type EntityChange, nextVersion } from '#store/change-entity.ts';
import type { Batch } from '#store/firestore.ts';
import { lowerProjectBill, type PaymentNews } from './lower-project-bill.ts';
import { listPaymentsOfProject, payments } from './payments.ts';
import { readLedger, withChanged } from './project-ledger.ts';

/** An invoice or payment about to be written. */
type LedgerChange = { readonly invoice?: Invoice; readonly payment?: PaymentNews };

type Settled = Pick<Invoice, 'paid' | 'balance' | 'status' | 'onItsWay'>;

/** The effect of a change on a project's invoices. */
export type Settlement = {
  /** The new state of the changed invoice. */
  readonly changed: Settled | undefined;
  /** Adds the effects on other invoices, including credit notes of a refund, to the batch. */
  readonly write: (batch: Batch) => Promise<void>;
  /** Cents of the project's other payments on their way from a bank, of those for one invoice if it is named. */
  readonly comingCents: (invoiceId?: string) => number;
};

/**
 * Works out the effect of a changed invoice or payment on all invoices of the project. Every change of a project's money goes
 * through here and touches the ledger, so that parallel changes count each cent exactly once.
 * @param read the project's ledger, where it was read before the change was decided on
 * @throws UnreadableDocumentError when any of them is unreadable, because the sum would be wrong
 */
export async function settleProject(
  projectId: string,
  change: LedgerChange,
  read?: Awaited<ReturnType<typeof readLedger>>,
): Promise<Settlement> {
  const ledger = read ?? (await readLedger(projectId));
  const [storedInvoices, storedPayments] = await Promise.all([
    listInvoicesOfProject(projectId),
    listPaymentsOfProject(projectId, change.payment?.after.id),
  ]);
  const all = withChanged(storedInvoices, change.invoice, projectId);
  const payments = withChanged(storedPayments, change.payment?.after, projectId);
  const lowering =
    change.payment && (await lowerProjectBill(projectId, { invoices: all, payments }, change.payment));
  const lowered = all.map((each) => creditedInvoice(each, lowering?.credits.get(each.id) ?? 0));
  const { paidCents } = allocate(lowered, payments);
  const onItsWay = onItsWayOf(lowered, payments);
  const settled = new Map(
    lowered.map((each) => [
      each.id,
      settledInvoice(each, paidCents.get(each.id) ?? 0, onItsWay.get(each.id)),
    ]),
  );
  return {
    changed: change.invoice && settled.get(change.invoice.id),
    comingCents: (invoiceId) => comingCents(storedInvoices, storedPayments, invoiceId),
    write: async (batch) => {
      ledger.touch(batch);
      const credits = await lowering?.write(batch);
      for (const before of storedInvoices) {
        const after = settled.get(before.id);
        if (!after || before.id === change.invoice?.id) continue;
        const credit = credits?.get(before.id);
        if (!credit && isSame(before, after)) continue;
        const update = { ...after, ...credit, updatedAt: nextVersion(before.updatedAt) };
        batch.update((await invoices()).doc(before.id), await invoices.encodeUpdate(update));
      }
    },
  };
}

function comingCents(
  invoices: readonly Invoice[],
  payments: readonly Payment[],
  invoiceId: string | undefined,
): number {
  const coming = payments.filter(({ status }) => status === 'processing');
  if (invoiceId === undefined) return sumOfAmounts(coming);
  const named = sumOfAmounts(coming.filter((payment) => payment.invoiceId === invoiceId));
  return Math.max(named, onItsWayOf(invoices, payments).get(invoiceId) ?? 0);
}

/**
 * Refuses a change of money that a bank transfer on its way would pay a second time or in vain, unless staff confirmed it.
 * @throws Refusal transfer_on_its_way, with the amount
 */
export function requireConfirmed(
  comingCents: number,
  { despiteTransfer }: { readonly despiteTransfer?: boolean | undefined },
): void {
  if (comingCents === 0 || despiteTransfer) return;
  const amount = centsToDollars(comingCents);
  throw new Refusal(errorCodes.transferOnItsWay, transferOnItsWayText(formatDollars(amount)), { amount });
}

function isSame(before: Invoice, after: Settled): boolean {
  const { paid, balance, status, onItsWay } = before;
  return (
    paid === after.paid && balance === after.balance && status === after.status && onItsWay === after.onItsWay
  );
}

type MoneyChange = Omit<EntityChange<Payment>, 'id'> & {
  /** The request of a change that asks about transfers on their way. */
  readonly asksOfTransfers?: { readonly despiteTransfer?: boolean | undefined };
};

/**
 * Changes a payment at the desk, and settles its old and new project, in one batch.
 * @returns the new payment @throws as `changeEntity`
 */
export async function changePaymentMoney(
  id: string,
  { also, asksOfTransfers, ...change }: MoneyChange,
): Promise<Payment> {
  return await changeEntity(payments, {
    ...change,
    id,
    also: async (batch, before, after) => {
      const payment = { before, after, actor: change.actor };
      for (const projectId of new Set([before.projectId, after.projectId])) {
        if (!projectId) continue;
        const settlement = await settleProject(projectId, { payment });
        if (asksOfTransfers) requireConfirmed(settlement.comingCents(), asksOfTransfers);
        await settlement.write(batch);
      }
      await also?.(batch, before, after);
    },
  });
}
