import { notePaid } from './recent-payment.ts';
import { outcomeOfReturn } from './return-outcome.ts';
import { tellOutcome } from './tell-outcome.ts';

/** Tells a payer who came back from a bank's page how the payment went. */
export function tellReturn(redirectStatus: string): void {
  const outcome = outcomeOfReturn(redirectStatus);
  if (outcome.kind !== 'failed') notePaid();
  tellOutcome(outcome);
}
