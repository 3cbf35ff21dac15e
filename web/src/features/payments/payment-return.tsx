import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

const addedByStripe = ['redirect_status', 'payment_intent', 'payment_intent_client_secret'];

/** Where a payer comes back to from a bank's own page: says how the payment went and cleans the address. */
export function PaymentReturn() {
  const [search, setSearch] = useSearchParams();
  const status = search.get('redirect_status');

  useEffect(() => {
    if (status === null) return;
    void import('./tell-return.ts').then(({ tellReturn }) => tellReturn(status));
    setSearch(
      (before) => {
        const cleaned = new URLSearchParams(before);
        for (const name of addedByStripe) cleaned.delete(name);
        return cleaned;
      },
      { replace: true },
    );
  }, [status, setSearch]);

  return null;
}
