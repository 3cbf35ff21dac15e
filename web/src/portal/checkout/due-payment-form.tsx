import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { SessionLoss } from '#portal/session/session-loss.ts';
import { ApiError } from '#shared/api/api-request.ts';
import { ClosedPayment, type Closing, PaymentForm } from './payment-form.tsx';
import { type PaymentWish, returnPathOf, usePaymentSecret } from './use-payment-secret.ts';

type DuePaymentProps = {
  due: PaymentWish;
  onPaid: () => void;
  onSessionLost: (loss: SessionLoss) => void;
  /** The server refuses it: it may be paid by now, or the amount changed. */
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
