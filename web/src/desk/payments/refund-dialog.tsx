import { deskApiPaths } from '@welding/domain/api-paths';
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
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { deskRequest } from '#desk/session/desk-request.ts';
import { optionsOf } from '#desk/ui/form/select-field.tsx';
import { useDeskForm } from '#desk/ui/form/use-desk-form.ts';
import { Dialog } from '#shared/ui/dialog.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { AmountForm, type AmountValues } from './amount-form.tsx';

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

const ways = {
  label: 'How it goes back now',
  options: [{ value: '', label: 'To the card again' }, ...optionsOf(paymentMethodLabels)],
};
const toPayment = (json: unknown) => storedPaymentSchema.parse(json);

/** What came back from the bank, else what came too much, else all of it. All in cents. */
function suggestedCents(kept: number, cameBack: number, overpaid: number): number {
  return Math.min(kept, cameBack || overpaid || kept);
}

type RefundFormProps = { payment: Payment; overpaidCents: number; onDone: () => void };

function RefundForm({ payment, overpaidCents, onDone }: RefundFormProps) {
  const keptOfIt = keptCents(payment);
  const cameBackCents = dollarsToCents(payment.refundFailedAmount ?? 0);
  const [method, setMethod] = useState<AmountValues['method']>();
  const most = centsToDollars(method ? Math.min(keptOfIt, cameBackCents) : keptOfIt);
  const amount = centsToDollars(suggestedCents(keptOfIt, cameBackCents, overpaidCents));
  const form = useDeskForm<AmountValues, RefundPayment, unknown>({
    schema: refundUpTo(most),
    stored: { values: { amount, method: undefined, note: undefined, reason: '' }, updatedAt: null },
    // Asking again after a lost answer gives back once; with what went back since, it is another refund.
    draft: `refund-${payment.id}-${returnedCents(payment)}`,
    send: (body, { keyFor }) =>
      deskRequest(deskApiPaths.refundPayment(payment.id), toPayment, { body, idempotencyKey: keyFor(body) }),
    onSent: (_, body) => {
      void showToast({ title: `${formatDollars(body.amount)} given back` });
      onDone();
    },
  });
  const chosen = useWatch({ control: form.control, name: 'method' });
  if (chosen !== method) setMethod(chosen);
  return (
    <AmountForm
      form={form}
      action="Give back"
      most={most}
      {...(cameBackCents > 0 && { ways })}
      text="reason"
      textHint="Kept in the history."
    >
      <p>
        {payment.stripePaymentIntentId && !method
          ? 'Stripe sends it back to the card; that takes the bank some days. Stripe keeps its fee.'
          : 'Hand it back yourself: this records that you did.'}
      </p>
      {overpaidCents > 0 && (
        <p className="font-semibold">
          {formatDollars(centsToDollars(overpaidCents))} came more than is owed.
        </p>
      )}
      {cameBackCents > 0 && (
        <p className="font-semibold">
          The bank sent {formatDollars(centsToDollars(cameBackCents))} back, as it does when a card has
          expired.
        </p>
      )}
    </AmountForm>
  );
}

function refundUpTo(most: number) {
  const amount = refundPaymentSchema.shape.amount.check(z.lte(most, paymentRecordMessages.refundTooMuch));
  return z.extend(refundPaymentSchema, { amount });
}
