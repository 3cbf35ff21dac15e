import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

const secretName = 'payment_intent_client_secret';
const addedByStripe = ['redirect_status', 'payment_intent', secretName];

/** Where a payer comes back to from a bank's own page: says how the payment went and cleans the address. */
export function PaymentReturn() {
  const [search, setSearch] = useSearchParams();
  const returned = addedByStripe.some((name) => search.has(name));
  const secret = search.get(secretName);

  useEffect(() => {
    if (!returned) return;
    if (secret)
      void import('./handle-stripe-return.ts').then(({ handleStripeReturn }) => handleStripeReturn(secret));
    setSearch(
      (before) => {
        const cleaned = new URLSearchParams(before);
        for (const name of addedByStripe) cleaned.delete(name);
        return cleaned;
      },
      { replace: true },
    );
  }, [returned, secret, setSearch]);

  return null;
}
