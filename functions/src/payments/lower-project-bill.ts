import type { Actor } from '@welding/domain/entities/audit-entry';
import { creditReason, type Invoice } from '@welding/domain/entities/invoice';
import type { Payment } from '@welding/domain/entities/payment';
import type { Project } from '@welding/domain/entities/project';
import { forgivenCents } from '@welding/domain/money/balance';
import { type LoweredBill, lowerBill } from '@welding/domain/money/lower-bill';
import { centsToDollars, dollarsToCents } from '@welding/domain/values/money';
import { inLanguage } from '#language.ts';
import { findProject, projects } from '#projects/projects.ts';
import { recordChange } from '#store/audit.ts';
import { addChange } from '#store/change-entity.ts';
import { takeNumbers } from '#store/counters.ts';
import type { Batch } from '#store/firestore.ts';

/** The actor of a bill lowered by a refund in Stripe's dashboard. */
const atStripe: Actor = { id: 'stripe', name: 'Stripe', role: 'system' };
const nothing: LoweredBill = { credits: new Map(), finalCostCents: 0 };

/** A payment about to be written, its stored version, and who changes it. */
export type PaymentNews = {
  readonly after: Payment;
  readonly before?: Payment | undefined;
  readonly actor?: Actor;
};

/** A project's bill, lowered by a refund. Money is whole cents. */
export type LoweringOfProject = LoweredBill & {
  /** Writes the credited invoices and their history entries to the refund's batch. */
  readonly write: (batch: Batch) => Promise<ReadonlyMap<string, Pick<Invoice, 'credits' | 'credited'>>>;
};

/** Works out how a payment's change lowers its project's bill. @param ledger the whole project after the change */
export async function lowerProjectBill(
  projectId: string,
  ledger: { readonly invoices: readonly Invoice[]; readonly payments: readonly Payment[] },
  { before, after, actor = atStripe }: PaymentNews,
): Promise<LoweringOfProject> {
  const cents =
    forgivenCents(after) - (before ? forgivenCents(before) : creditedCents(ledger.invoices, after));
  const project = cents > 0 ? await findProject(projectId) : undefined;
  const lowered = project ? lowerBill({ ...ledger, project }, after, cents) : nothing;
  return {
    ...lowered,
    write: async (batch) => {
      const off = lowered.finalCostCents || offInvoicedCents(project, lowered);
      if (off > 0) await lowerFinalCost(batch, projectId, off, actor);
      return await writeCreditNotes(batch, ledger.invoices, { credits: lowered.credits, after, actor });
    },
  };
}

/** The cents credited on invoices of a completed job, which lower its final cost. */
function offInvoicedCents(project: Project | undefined, { credits }: LoweredBill): number {
  return project?.finalCost === undefined ? 0 : [...credits.values()].reduce((sum, cents) => sum + cents, 0);
}

/** The cents already credited for a payment's refunds. Its own record may be lost. */
function creditedCents(invoices: readonly Invoice[], { id }: Payment): number {
  return invoices
    .flatMap(({ credits }) => credits)
    .filter(({ paymentId }) => paymentId === id)
    .reduce((sum, { amount }) => sum + dollarsToCents(amount), 0);
}

async function writeCreditNotes(
  batch: Batch,
  invoices: readonly Invoice[],
  { credits, after, actor }: Pick<LoweredBill, 'credits'> & { after: Payment; actor: Actor },
) {
  const fields = new Map<string, Pick<Invoice, 'credits' | 'credited'>>();
  const credited = invoices.filter(({ id }) => credits.has(id));
  if (credited.length === 0) return fields;
  const numbers = await takeNumbers(batch, 'creditNotes', credited.length);
  const at = new Date().toISOString();
  // Pages and papers word it themselves. The stored text is for other readers, such as the file with everything.
  const reason = inLanguage('en', () => creditReason({ paymentId: after.id, reason: '' }));
  for (const [index, invoice] of credited.entries()) {
    const cents = credits.get(invoice.id) ?? 0;
    const [number = '', amount] = [numbers[index], centsToDollars(cents)];
    const note = { number, amount, reason, at, paymentId: after.id };
    fields.set(invoice.id, {
      credits: [...invoice.credits, note],
      credited: centsToDollars(dollarsToCents(invoice.credited) + cents),
    });
    await recordChange(batch, {
      actor,
      action: 'credited',
      entity: 'invoice',
      entityId: invoice.id,
      clientId: invoice.clientId,
      changes: [{ field: 'credited' }],
      facts: [{ code: 'amountFor', amount }, { code: 'refund' }],
    });
  }
  return fields;
}

async function lowerFinalCost(batch: Batch, projectId: string, cents: number, actor: Actor): Promise<void> {
  await addChange(batch, projects, {
    id: projectId,
    actor,
    action: 'changed',
    facts: [{ code: 'refund' }],
    decide: ({ finalCost = 0 }) => ({
      finalCost: centsToDollars(Math.max(0, dollarsToCents(finalCost) - cents)),
    }),
  });
}
