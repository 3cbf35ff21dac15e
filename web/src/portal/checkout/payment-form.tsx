import { paths } from '@welding/domain/paths';
import { Link } from 'react-router';
import { sessionLoss } from '#portal/session/session-loss.ts';
import { ApiError } from '#shared/api/api-request.ts';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import { useOnline } from '#shared/ui/use-online.ts';
import type { CardPaymentProps } from './card-payment.tsx';
import { paymentTexts } from './payment-texts.tsx';
import { PreparationFailed } from './preparation-failed.tsx';
import type { PaymentSecret } from './use-payment-secret.ts';

const preparing = (
  <div className="grid place-items-center py-24">
    <Spinner label={paymentTexts().preparing} className="size-10 text-ember" />
  </div>
);
const CardPayment = lazyPart(async () => (await import('./card-payment.tsx')).CardPayment, {
  waiting: preparing,
});

type PaymentFormProps = Omit<CardPaymentProps, 'clientSecret'> & { secret: PaymentSecret };

/** The card form once the payment is prepared; until then the spinner, and after a failure a way on. */
export function PaymentForm({ secret, ...card }: PaymentFormProps) {
  const { onRenew } = card;
  const online = useOnline();
  if (secret.phase === 'failed') {
    if (sessionLoss(secret.error)) {
      return (
        <PreparationFailed onRetry={onRenew} retryLabel={paymentTexts().payWithoutSigningIn}>
          {paymentTexts().nothingCharged}
        </PreparationFailed>
      );
    }
    return (
      <PreparationFailed onRetry={onRenew}>
        {online ? <Reason error={secret.error} /> : paymentTexts().offlineGoesOn}
      </PreparationFailed>
    );
  }
  if (secret.phase === 'preparing') return preparing;
  return <CardPayment clientSecret={secret.clientSecret} {...card} />;
}

function Reason({ error }: { error: unknown }) {
  if (error instanceof ApiError && error.status === 404) {
    return paymentTexts().checkLink(error.reason, (label) => (
      <Link to={paths.checkout} className="link">
        {label}
      </Link>
    ));
  }
  // What is refused says why: too many tries, or that it is paid already.
  if (error instanceof ApiError && [400, 403, 409, 429].includes(error.status)) return `${error.reason}.`;
  return paymentTexts().notPrepared;
}
