import type { Payment } from '@welding/domain/entities/payment';
import {
  paymentMethodLabels,
  paymentRecordMessages,
  type RefundPayment,
  refundPaymentSchema,
} from '@welding/domain/entities/payment-record';
import { storedPaymentSchema } from '@welding/domain/entities/stored-payment';
import { keptCents, returnedCents } from '@welding/domain/money/kept-cents';
import { centsToDollars, dollarsToCents, formatDollars } from '@welding/domain/values/money';
import { useState } from 'react';
import { deskApiPaths } from '#desk/paths.ts';
import { useKeptKey } from '#desk/ui/use-kept-key.ts';
import { Dialog } from '#shared/ui/dialog.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { AmountReasonForm } from './amount-reason-form.tsx';

type RefundDialogProps = {
  /** Null while it is closed. */
  payment: Payment | null;
  /** Cents that came beyond what was owed, where that is known: what is suggested to give back. */
  overpaidCents: number;
  onClose: () => void;
};

/** Gives a payment back, all or a part of it. */
export function RefundDialog({ payment, overpaidCents, onClose }: RefundDialogProps) {
  return (
    <Dialog open={payment !== null} onClose={onClose} title="Give money back">
      {payment && <RefundForm payment={payment} overpaidCents={overpaidCents} onDone={onClose} />}
    </Dialog>
  );
}

type Way = 'card' | NonNullable<RefundPayment['method']>;
const ways = Object.entries({ card: 'To the card again', ...paymentMethodLabels }) as readonly [
  Way,
  string,
][];

function WayChoice({ way, onChoose }: { way: Way; onChoose: (way: Way) => void }) {
  return (
    <fieldset>
      <legend className="font-semibold">How it goes back now</legend>
      <div className="flex flex-wrap gap-x-6">
        {ways.map(([value, label]) => (
          <label key={value} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="way"
              className="radio"
              checked={way === value}
              onChange={() => onChoose(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What came back from the bank, else what came too much, else all of it. All in cents. */
function suggestedCents(kept: number, cameBack: number, overpaid: number): number {
  return Math.min(kept, cameBack || overpaid || kept);
}

function RefundForm({
  payment,
  overpaidCents,
  onDone,
}: {
  payment: Payment;
  overpaidCents: number;
  onDone: () => void;
}) {
  // Asking again after a lost answer gives back once; with what went back since, it is another refund.
  const key = useKeptKey(`refund-${payment.id}`);
  const keptOfIt = keptCents(payment);
  const cameBackCents = dollarsToCents(payment.refundFailedAmount ?? 0);
  const [way, setWay] = useState<Way>('card');
  const most = way === 'card' ? keptOfIt : Math.min(keptOfIt, cameBackCents);
  const isCard = Boolean(payment.stripePaymentIntentId) && way === 'card';
  const refund = async ({ amount, reason }: RefundPayment) => {
    const { deskRequest } = await import('#desk/session/desk-request.ts');
    const body = { amount, reason, ...(way !== 'card' && { method: way }) };
    const idempotencyKey = key.keyFor({ ...body, before: returnedCents(payment) });
    await deskRequest(deskApiPaths.refundPayment(payment.id), (json) => storedPaymentSchema.parse(json), {
      body,
      idempotencyKey,
    });
    key.forget();
    void showToast({ title: `${formatDollars(body.amount)} given back` });
  };
  return (
    <AmountReasonForm
      schema={refundPaymentSchema}
      most={centsToDollars(most)}
      tooMuch={paymentRecordMessages.refundTooMuch}
      suggested={centsToDollars(suggestedCents(keptOfIt, cameBackCents, overpaidCents)).toFixed(2)}
      reasonHint="Kept in the history."
      action="Give back"
      onSend={refund}
      onDone={onDone}
    >
      <p>
        {isCard
          ? 'Stripe sends it back to the card; that takes the bank some days. Stripe keeps its fee.'
          : 'Hand it back yourself: this records that you did.'}
      </p>
      {overpaidCents > 0 && (
        <p className="font-semibold">
          {formatDollars(centsToDollars(overpaidCents))} came more than is owed.
        </p>
      )}
      {cameBackCents > 0 && (
        <>
          <p className="font-semibold">
            The bank sent {formatDollars(centsToDollars(cameBackCents))} back, as it does when a card has
            expired.
          </p>
          <WayChoice way={way} onChoose={setWay} />
        </>
      )}
    </AmountReasonForm>
  );
}
