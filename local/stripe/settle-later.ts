import type { Account } from './account.ts';
import { settle } from './resolve-payment.ts';

/** Lets the bank say yes to a processing payment after `delayMs`, unless a test decides before. */
export function settleLater(account: Account, delayMs: number): { stop(): void } {
  const timers = new Set<NodeJS.Timeout>();
  const plan = (intentId: string) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      const intent = account.paymentIntents.get(intentId);
      if (intent) settle(account, intent, true);
    }, delayMs);
    timers.add(timer.unref());
  };
  for (const { id, status } of account.paymentIntents.newestFirst()) {
    if (status === 'processing') plan(id);
  }
  account.onEvent((event) => {
    if (event.type === 'payment_intent.processing') plan(event.data.object.id);
  });
  return {
    stop: () => {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
