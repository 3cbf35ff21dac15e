import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type SessionLoss, sessionLoss } from '#portal/session/session-loss.ts';
import { useRetryOnline } from '#shared/ui/use-retry-online.ts';
import { type PaymentWish, requestPaymentSecret } from './request-payment-secret.ts';

/** What the page knows of the payment it prepares; `failed` keeps the error that is on the console, too. */
export type PaymentSecret =
  | { phase: 'preparing' }
  | { phase: 'failed'; error: unknown }
  | { phase: 'ready'; clientSecret: string };

/** Someone who goes through the amounts with the arrow keys asks for the last one only. */
const changePauseMs = 250;

const preparing: PaymentSecret = { phase: 'preparing' };

/**
 * The secret of a payment, a new one whenever what is to be paid changes. The answer to an older wish is
 * cancelled and never wins over a newer one; leaving the page cancels, too.
 * `renew` asks for a new payment: after a failure, and after the old one was paid. `onSessionLost` hears when the payment
 * is refused because the page shows a client whose session the browser no longer has.
 */
export function usePaymentSecret(
  { amount, projectId, estimateId, invoiceId, paperLink }: PaymentWish,
  onSessionLost: (loss: SessionLoss) => void,
) {
  const [round, setRound] = useState(0);
  const wanted = [amount, projectId, estimateId, invoiceId, round].join(' ');
  const [known, setKnown] = useState<{ wanted: string; secret: PaymentSecret }>();
  const renew = useCallback(() => setRound((before) => before + 1), []);
  const first = useRef(true);
  const tellLoss = useEffectEvent(onSessionLost);
  const secret = known?.wanted === wanted ? known.secret : preparing;

  useEffect(() => {
    const leaving = new AbortController();
    const settle = (settled: PaymentSecret) => {
      if (!leaving.signal.aborted) setKnown({ wanted, secret: settled });
    };
    const prepare = () =>
      requestPaymentSecret(
        { amount, projectId, paperLink, ...(estimateId && { estimateId }), ...(invoiceId && { invoiceId }) },
        leaving.signal,
      ).then(
        (clientSecret) => settle({ phase: 'ready', clientSecret }),
        (error: unknown) => {
          if (leaving.signal.aborted) return;
          // biome-ignore lint/suspicious/noConsole: specification section 8 wants this failure on the console
          console.error(error);
          settle({ phase: 'failed', error });
          const loss = sessionLoss(error);
          if (loss) tellLoss(loss);
        },
      );
    const timer = setTimeout(prepare, first.current ? 0 : changePauseMs);
    first.current = false;
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [amount, projectId, estimateId, invoiceId, paperLink, wanted]);

  useRetryOnline(secret.phase === 'failed', renew);

  return { secret, renew };
}
