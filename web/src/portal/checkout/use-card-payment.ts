import type { PaymentIntentResult, Stripe, StripeElements } from '@stripe/stripe-js';
import { maxFailedAttempts } from '@welding/domain/entities/payment';
import { atSite } from '@welding/domain/paths';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useRetryOnline } from '#shared/ui/use-online.ts';
import {
  noteAttempt,
  notePaid,
  outcomeOfCheck,
  outcomeOfConfirmation,
  type PaymentClosedReason,
  type PaymentOutcome,
  showPaymentToast,
} from './payment-outcome.ts';
import { portalPaymentTexts } from './portal-payment-texts.tsx';
import { stripeJs } from './stripe-js.ts';

/** `unknown`: the connection broke while paying; checked again on reconnect. */
export type PayingPhase = 'idle' | 'paying' | 'unknown';

type CardPayment = {
  stripe: Stripe | null;
  elements: StripeElements | null;
  clientSecret: string;
  /** Dollars. */
  amount: number;
  returnPath: string;
  onPaid: () => void;
  onClosed: (reason: PaymentClosedReason) => void;
};

/** Pays with the card form, once at a time, and reports every outcome. */
export function useCardPayment(payment: CardPayment) {
  const { stripe, elements, clientSecret, amount, returnPath, onPaid, onClosed } = payment;
  const [phase, setPhase] = useState<PayingPhase>('idle');
  const [problem, setProblem] = useState<string>();
  const [depositsUrl, setDepositsUrl] = useState<string>();
  const busy = useRef(false);
  const failedCharges = useRef(new Set<string>());

  const conclude = useCallback(
    (outcome: PaymentOutcome) => {
      if (outcome.kind === 'unknown') return setPhase('unknown');
      if (outcome.kind === 'deposits') {
        setDepositsUrl(outcome.url);
        return setPhase('idle');
      }
      showPaymentToast(outcome);
      if (outcome.kind === 'failed') {
        setProblem(outcome.message);
        setPhase('idle');
        if (outcome.closed) onClosed(outcome.closed);
        return;
      }
      // The phase stays, so that Pay cannot be pressed again during navigation.
      notePaid();
      onPaid();
    },
    [onPaid, onClosed],
  );

  const exclusively = useCallback(
    async (work: () => Promise<PaymentOutcome>) => {
      // A second click may arrive before the button is disabled.
      if (busy.current) return;
      busy.current = true;
      setProblem(undefined);
      setPhase('paying');
      const outcome = await work().catch((): PaymentOutcome => ({ kind: 'unknown' }));
      busy.current = outcome.kind === 'paid' || outcome.kind === 'processing';
      conclude(outcome);
    },
    [conclude],
  );

  const pay = () =>
    exclusively(async () => {
      if (!stripe || !elements) return { kind: 'failed', message: portalPaymentTexts().formNotReady };
      noteAttempt(amount);
      const result = await stripe.confirmPayment({
        elements,
        confirmParams: { return_url: `${window.location.origin}${atSite(returnPath)}` },
        redirect: 'if_required',
      });
      const outcome = outcomeOfConfirmation(result);
      if (outcome.kind === 'unknown') return outcomeOfCheck(await stripe.retrievePaymentIntent(clientSecret));
      // The server closes the payment soon, so the form takes no other card.
      const isLast = outcome.kind === 'failed' && countFailures(result) >= maxFailedAttempts;
      return isLast ? { ...outcome, closed: 'attempts' } : outcome;
    });

  function countFailures({ error }: PaymentIntentResult): number {
    if (error?.charge) failedCharges.current.add(error.charge);
    return failedCharges.current.size;
  }

  const check = useCallback(
    () =>
      exclusively(async () =>
        stripe ? outcomeOfCheck(await stripe.retrievePaymentIntent(clientSecret)) : { kind: 'unknown' },
      ),
    [exclusively, stripe, clientSecret],
  );

  useRetryOnline(phase === 'unknown', () => void check());

  return { phase, problem, depositsUrl, pay, check };
}

/** Stripe.js, or its failure with a retry. Also retries on reconnect. */
export function useStripeJs(): { stripe: Stripe | undefined; failed: boolean; retry: () => void } {
  const [stripe, setStripe] = useState<Stripe>();
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  const retry = useCallback(() => {
    setFailed(false);
    setRound((before) => before + 1);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round is one more try
  useEffect(() => {
    let left = false;
    stripeJs().then(
      (loaded) => !left && setStripe(loaded),
      () => !left && setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [round]);

  useRetryOnline(failed, retry);

  return { stripe, failed, retry };
}
