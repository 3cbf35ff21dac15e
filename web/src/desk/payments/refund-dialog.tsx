import type { Payment } from '@welding/domain/entities/payment';
import {
  paymentRecordMessages,
  type RefundPayment,
  refundPaymentSchema,
} from '@welding/domain/entities/payment-record';
import { storedPaymentSchema } from '@welding/domain/entities/stored-payment';
import { keptCents } from '@welding/domain/money/kept-cents';
import { centsToDollars, formatDollars } from '@welding/domain/values/money';
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
  const suggested = overpaidCents > 0 ? Math.min(overpaidCents, keptOfIt) : keptOfIt;
  const isCard = Boolean(payment.stripePaymentIntentId);
  const refund = async (body: RefundPayment) => {
    const { deskRequest } = await import('#desk/session/desk-request.ts');
    const idempotencyKey = key.keyFor({ ...body, before: payment.refundedAmount ?? 0 });
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
      most={centsToDollars(keptOfIt)}
      tooMuch={paymentRecordMessages.refundTooMuch}
      suggested={centsToDollars(suggested).toFixed(2)}
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
    </AmountReasonForm>
  );
}
