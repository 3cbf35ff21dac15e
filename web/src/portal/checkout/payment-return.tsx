import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

const secretName = 'payment_intent_client_secret';
const addedByStripe = ['redirect_status', 'payment_intent', secretName];

export function isPaymentReturn(search: string): boolean {
  const parameters = new URLSearchParams(search);
  return addedByStripe.some((name) => parameters.has(name));
}

/** Reports the payment after a bank's page and cleans the URL. */
export function PaymentReturn() {
  const { search } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    if (!isPaymentReturn(search)) return;
    const parameters = new URLSearchParams(search);
    const secret = parameters.get(secretName);
    if (secret)
      void import('./handle-stripe-return.ts').then(({ handleStripeReturn }) => handleStripeReturn(secret));
    for (const name of addedByStripe) parameters.delete(name);
    void navigate({ search: parameters.toString() }, { replace: true });
  }, [search, navigate]);

  return null;
}
