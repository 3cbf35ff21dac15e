import { useCallback, useState } from 'react';
import type { SessionLoss } from '#portal/session/session-loss.ts';
import { ClosedPayment, type Closing } from './closed-payment.tsx';
import { PaymentForm } from './payment-form.tsx';
import type { PaymentWish } from './request-payment-secret.ts';
import { returnPathOf } from './return-path.ts';
import { usePaymentSecret } from './use-payment-secret.ts';

type DuePaymentProps = {
  due: PaymentWish;
  onPaid: () => void;
  onSessionLost: (loss: SessionLoss) => void;
};

/** The card form for one amount that is due, in the place where it is asked for. */
export function DuePayment({ due, onPaid, onSessionLost }: DuePaymentProps) {
  const [closing, setClosing] = useState<Closing>();
  const { secret, renew } = usePaymentSecret(due, onSessionLost);
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

/** The amount stands still here, whatever the payment does. */
function ignorePhase(): void {}
