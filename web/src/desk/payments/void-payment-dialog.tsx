import { deskApiPaths } from '@welding/domain/api-paths';
import type { Payment } from '@welding/domain/entities/payment';
import { voidPaymentSchema } from '@welding/domain/entities/payment-record';
import { storedPaymentSchema } from '@welding/domain/entities/stored-payment';
import { formatDollars } from '@welding/domain/values/money';
import * as z from 'zod/mini';
import { deskRequest } from '#desk/session/desk-request.ts';
import { ReasonForm } from '#desk/ui/reason-form.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { paymentsTexts } from './payments-texts.tsx';

const reasonSchema = z.pick(voidPaymentSchema, { reason: true });

/** Takes a payment that was recorded wrongly out of every sum. @param payment null while it is closed */
export function VoidPaymentDialog({ payment, onClose }: { payment: Payment | null; onClose: () => void }) {
  return (
    <Dialog open={payment !== null} onClose={onClose} title={paymentsTexts().voidAPayment}>
      {payment && <VoidForm payment={payment} onDone={onClose} />}
    </Dialog>
  );
}

function VoidForm({ payment, onDone }: { payment: Payment; onDone: () => void }) {
  const send = async (reason: string) => {
    const body = { updatedAt: payment.updatedAt ?? null, reason };
    await deskRequest(deskApiPaths.voidPayment(payment.id), (json) => storedPaymentSchema.parse(json), {
      body,
    });
  };
  return (
    <ReasonForm
      hint={paymentsTexts().keptInTheHistory}
      schema={reasonSchema}
      draft={`void-payment-${payment.id}`}
      action={paymentsTexts().voidPayment}
      onSend={send}
      onDone={onDone}
    >
      <p>{paymentsTexts().voidExplained(formatDollars(payment.amount))}</p>
    </ReasonForm>
  );
}
