import type { Stripe } from '@stripe/stripe-js';
import { useCallback, useEffect, useState } from 'react';
import { useRetryOnline } from '#shared/ui/use-retry-online.ts';
import { stripeJs } from './stripe-js.ts';

/** Stripe.js, or that it did not come and how to try again. It also tries again when the network returns. */
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
