import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { formatDollars } from '@welding/domain/values/money';
import { type FormEvent, useEffect, useId, useMemo, useState } from 'react';
import { Spinner } from '#shared/ui/spinner.tsx';
import { useOnline } from '#shared/ui/use-online.ts';
import type { ClosedReason } from './payment-outcome.ts';
import { paymentTexts } from './payment-texts.tsx';
import { PreparationFailed } from './preparation-failed.tsx';
import { type PayingPhase, useCardPayment } from './use-card-payment.ts';
import { useStripeAppearance } from './use-stripe-appearance.ts';
import { useStripeJs } from './use-stripe-js.ts';

export type CardPaymentProps = {
  clientSecret: string;
  /** Dollars. */
  amount: number;
  returnPath: string;
  onPhase: (phase: PayingPhase) => void;
  onPaid: () => void;
  onClosed: (reason: ClosedReason) => void;
  /** Asks for a new payment in place of one that cannot be shown. */
  onRenew: () => void;
};

/** Stripe's card form for one payment, and the button that pays it. */
export function CardPayment(props: CardPaymentProps) {
  const { stripe, failed, retry } = useStripeJs();
  const appearance = useStripeAppearance();
  const { clientSecret } = props;
  const options = useMemo(() => ({ clientSecret, appearance }), [clientSecret, appearance]);

  if (failed) {
    return <PreparationFailed onRetry={retry}>{paymentTexts().formMissing}</PreparationFailed>;
  }
  if (!stripe) return <FormLoading />;
  return (
    <Elements key={clientSecret} stripe={stripe} options={options}>
      <CardForm {...props} />
    </Elements>
  );
}

function CardForm({
  clientSecret,
  amount,
  returnPath,
  onPhase,
  onPaid,
  onClosed,
  onRenew,
}: CardPaymentProps) {
  const stripe = useStripe();
  const elements = useElements();
  const online = useOnline();
  const reasonId = useId();
  const [ready, setReady] = useState(false);
  const [unusable, setUnusable] = useState(false);
  const payment = { stripe, elements, clientSecret, amount, returnPath, onPaid, onClosed };
  const { phase, problem, pay, check } = useCardPayment(payment);
  useEffect(() => onPhase(phase), [phase, onPhase]);

  if (unusable) {
    return <PreparationFailed onRetry={onRenew}>{paymentTexts().formMissing}</PreparationFailed>;
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready && online) void (phase === 'unknown' ? check() : pay());
  };

  return (
    <form onSubmit={submit} className="grid gap-5" aria-busy={phase === 'paying'}>
      {!ready && <FormLoading />}
      <PaymentElement onReady={() => setReady(true)} onLoadError={() => setUnusable(true)} />
      <p role="alert" className="font-semibold text-error empty:hidden">
        {phase === 'unknown' ? paymentTexts().brokeWhilePaying : problem}
      </p>
      <div className="grid gap-2">
        <button
          type="submit"
          className="btn btn-primary btn-lg w-full"
          disabled={!ready || !online || phase === 'paying'}
          aria-describedby={online ? undefined : reasonId}
        >
          {phase === 'paying' && <Spinner />}
          {buttonText(phase, amount)}
        </button>
        <p id={reasonId} role="status" className="text-sm font-semibold empty:hidden">
          {online ? '' : paymentTexts().offline}
        </p>
      </div>
    </form>
  );
}

function buttonText(phase: PayingPhase, amount: number): string {
  if (phase === 'paying') return paymentTexts().paying;
  return phase === 'unknown' ? paymentTexts().checkPayment : paymentTexts().pay(formatDollars(amount));
}

function FormLoading() {
  return (
    <div className="grid place-items-center py-24">
      <Spinner label={paymentTexts().loadingForm} className="size-10 text-ember" />
    </div>
  );
}
