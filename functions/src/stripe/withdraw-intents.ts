import { depositDueCents } from '@welding/domain/money/deposit';
import { isAsked, projectAccount } from '@welding/domain/money/project-account';
import { dollarsToCents } from '@welding/domain/values/money';
import { listEstimatesOfProject } from '#estimates/estimates.ts';
import { listInvoicesOfProject } from '#invoices/invoices.ts';
import { listPaymentsOfProject } from '#money/payments.ts';
import { findProject } from '#projects/projects.ts';
import { withdrawIntent, withdrawOfPages } from './cancel-intent.ts';

/**
 * Closes at Stripe whatever of a project is being paid by more than is still asked: who has a page open cannot pay by card what
 * was paid by another way meanwhile. For whoever has just lowered what the project asks. Where Stripe does not do it a payment
 * stays open, and what is paid by it is owed to the payer.
 */
export async function withdrawIntents(projectId: string): Promise<void> {
  const [project, estimates, invoices, payments] = await Promise.all([
    findProject(projectId),
    listEstimatesOfProject(projectId),
    listInvoicesOfProject(projectId),
    listPaymentsOfProject(projectId),
  ]);
  const ledger = { project, invoices, payments };
  // Stripe is not asked about what has arrived.
  const arrived = new Set(payments.filter(({ status }) => status === 'succeeded').map(({ id }) => id));
  const withdraw = async (intentId: string | undefined, askedCents: number) => {
    if (intentId && !arrived.has(intentId)) await withdrawIntent(intentId, askedCents);
  };
  const account = project && projectAccount(project, payments, invoices);
  await Promise.all([
    ...estimates.map(({ depositIntentId, ...estimate }) =>
      withdraw(depositIntentId, depositDueCents(estimate, ledger)),
    ),
    ...invoices.map(({ balanceIntentId, balance }) => withdraw(balanceIntentId, dollarsToCents(balance))),
    // Whoever pays ahead, where nothing is asked, pays what they like.
    account && isAsked(account) ? withdrawOfPages(projectId, account.balanceCents) : undefined,
  ]);
}
