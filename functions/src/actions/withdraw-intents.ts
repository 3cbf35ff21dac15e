import { maxListLength } from '@welding/domain/values/limits';
import { dollarsToCents } from '@welding/domain/values/money';
import { listEstimatesOfProject } from '#data/estimates.ts';
import { listInvoicesOfProject } from '#data/invoices.ts';
import { withdrawIntent } from '#payments/cancel-intent.ts';
import { depositDueOf } from './deposit-due.ts';

/**
 * Closes at Stripe whatever of a project is being paid by more than is still asked: who has a page open cannot pay by card what
 * was handed over in cash meanwhile. For whoever has just lowered what the project's papers ask.
 */
export async function withdrawIntents(projectId: string): Promise<void> {
  const [estimates, invoices] = await Promise.all([
    listEstimatesOfProject(projectId),
    listInvoicesOfProject(projectId, maxListLength),
  ]);
  const deposits = estimates.map(async (estimate) => {
    const { depositIntentId } = estimate;
    if (depositIntentId) await withdrawIntent(depositIntentId, await depositDueOf(estimate));
  });
  const balances = invoices.map(async ({ balanceIntentId, balance }) => {
    if (balanceIntentId) await withdrawIntent(balanceIntentId, dollarsToCents(balance));
  });
  await Promise.all([...deposits, ...balances]);
}
