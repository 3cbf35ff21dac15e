import { apiPaths } from '@welding/domain/api-paths';
import type { Payment } from '@welding/domain/entities/payment';
import { useState } from 'react';
import { useOpenPdf } from '#desk/ui/use-open-pdf.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { canBeRefunded, canBeTakenBack, canBeVoided, isUnassigned } from './payment-words.ts';
import { paymentsTexts } from './payments-texts.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { TakeBackButton } from './take-back-button.tsx';
import { useIsOwner } from './use-is-owner.ts';
import { VoidPaymentDialog } from './void-payment-dialog.tsx';

type PaymentActionsProps = {
  payment: Payment;
  /** Cents that came beyond what its project owes, where that is known. */
  overpaidCents?: number;
};

/** What can be done with a payment by whoever is signed in: receipt, whose it is, take back, refund, void. */
export function PaymentActions({ payment, overpaidCents = 0 }: PaymentActionsProps) {
  const [asked, setAsked] = useState<'assign' | 'refund' | 'void'>();
  const isOwner = useIsOwner();
  const close = () => setAsked(undefined);
  const button = (what: NonNullable<typeof asked>, label: string) => (
    <button type="button" className="btn btn-ghost" aria-haspopup="dialog" onClick={() => setAsked(what)}>
      {label} …
    </button>
  );
  return (
    <span className="-mr-4 flex flex-wrap justify-end">
      <ReceiptButton payment={payment} />
      {isUnassigned(payment) && button('assign', paymentsTexts().assign)}
      {canBeTakenBack(payment) && <TakeBackButton payment={payment} />}
      {isOwner && canBeRefunded(payment) && button('refund', paymentsTexts().refund)}
      {isOwner && canBeVoided(payment) && button('void', paymentsTexts().voidIt)}
      <AssignDialog payment={asked === 'assign' ? payment : null} onClose={close} />
      <RefundDialog
        payment={asked === 'refund' ? payment : null}
        overpaidCents={overpaidCents}
        onClose={close}
      />
      <VoidPaymentDialog payment={asked === 'void' ? payment : null} onClose={close} />
    </span>
  );
}

/** Opens the receipt of money that arrived. */
function ReceiptButton({ payment: { id, status } }: { payment: Payment }) {
  const { isLoading, open } = useOpenPdf(apiPaths.receiptPdf(id), `receipt-${id}`);
  if (status !== 'succeeded' && status !== 'refunded') return null;
  return (
    <button type="button" className="btn btn-ghost" aria-disabled={isLoading} onClick={open}>
      {paymentsTexts().receipt}
    </button>
  );
}
