import { maxFailedAttempts } from '@welding/domain/entities/payment';
import { paths } from '@welding/domain/paths';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { type SessionLoss, sessionLoss } from '#portal/session/session-loss.ts';
import { ApiError } from '#shared/api/api-request.ts';
import { Spinner } from '#shared/ui/button.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { useOnline } from '#shared/ui/use-online.ts';
import type { CardPaymentProps } from './card-payment.tsx';
import type { PaymentClosedReason } from './payment-outcome.ts';
import { portalPaymentTexts } from './portal-payment-texts.tsx';
import {
  type PaymentSecret,
  type PaymentWish,
  PreparationFailed,
  returnPathOf,
  usePaymentSecret,
} from './use-payment-secret.tsx';

const preparing = (
  <div className="grid place-items-center py-24">
    <Spinner label={portalPaymentTexts().preparing} className="size-10 text-ember" />
  </div>
);
const CardPayment = lazyPart(async () => (await import('./card-payment.tsx')).CardPayment, {
  waiting: preparing,
});

type PaymentFormProps = Omit<CardPaymentProps, 'clientSecret'> & { secret: PaymentSecret };

export function PaymentForm({ secret, ...card }: PaymentFormProps) {
  const t = portalPaymentTexts();
  const { onRenew } = card;
  const online = useOnline();
  if (secret.phase === 'failed') {
    if (sessionLoss(secret.error)) {
      return (
        <PreparationFailed onRetry={onRenew} retryLabel={t.payWithoutSigningIn}>
          {t.nothingCharged}
        </PreparationFailed>
      );
    }
    return (
      <PreparationFailed onRetry={onRenew}>
        {online ? <Reason error={secret.error} /> : t.offlineGoesOn}
      </PreparationFailed>
    );
  }
  if (secret.phase === 'preparing') return preparing;
  return <CardPayment clientSecret={secret.clientSecret} {...card} />;
}

function Reason({ error }: { error: unknown }) {
  const t = portalPaymentTexts();
  if (error instanceof ApiError && error.status === 404) {
    return t.checkLink(error.reason, (label) => (
      <Link to={paths.checkout} className="link">
        {label}
      </Link>
    ));
  }
  // These responses give their reason, such as too many tries or already paid.
  if (error instanceof ApiError && [400, 403, 409, 429].includes(error.status)) return `${error.reason}.`;
  return t.notPrepared;
}

const closedTexts: Record<PaymentClosedReason, (phone: ReactNode) => ReactNode> = {
  attempts: (phone) => portalPaymentTexts().closedAfter(maxFailedAttempts, phone),
  age: (phone) => portalPaymentTexts().closedByAge(phone),
  overtaken: (phone) => portalPaymentTexts().closedByOther(phone),
};

/** A closed payment. Each gets a new object, so that the notice takes the focus again. */
export type Closing = { readonly reason: PaymentClosedReason };

/** Says why the card form is empty again. Takes the focus because the button is gone. */
export function ClosedPayment({ closing }: { closing: Closing }) {
  const notice = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each closing is told anew
  useEffect(() => notice.current?.focus(), [closing]);
  const phone = <PhoneLink className="link font-semibold whitespace-nowrap" />;
  return (
    <section
      ref={notice}
      tabIndex={-1}
      aria-label={portalPaymentTexts().paymentClosed}
      className="alert alert-warning items-start scroll-mt-24"
    >
      <p>{closedTexts[closing.reason](phone)}</p>
    </section>
  );
}

type DuePaymentProps = {
  due: PaymentWish;
  onPaid: () => void;
  onSessionLost: (loss: SessionLoss) => void;
  /** Called when the server refuses the payment. It may be paid by now, or the amount changed. */
  onRefused?: () => void;
};

export function DuePaymentForm({ due, onPaid, onSessionLost, onRefused }: DuePaymentProps) {
  const [closing, setClosing] = useState<Closing>();
  const { secret, renew } = usePaymentSecret(due, onSessionLost);
  const refused =
    secret.phase === 'failed' && secret.error instanceof ApiError && secret.error.status === 409;
  const tellRefusal = useEffectEvent(() => onRefused?.());
  useEffect(() => {
    if (refused) tellRefusal();
  }, [refused]);
  const startAnew = useCallback(
    (reason: Closing['reason']) => {
      setClosing({ reason });
      renew();
    },
    [renew],
  );
  return (
    <div className="grid max-w-xl gap-4">
      {closing && <ClosedPayment closing={closing} />}
      <PaymentForm
        secret={secret}
        amount={due.amount}
        returnPath={returnPathOf(due)}
        onPhase={ignorePhase}
        onPaid={onPaid}
        onClosed={startAnew}
        onRenew={renew}
      />
    </div>
  );
}

/** The amount is fixed here. */
function ignorePhase(): void {}
