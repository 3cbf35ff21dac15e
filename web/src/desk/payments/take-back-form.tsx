import { deskApiPaths } from '@welding/domain/api-paths';
import type { Payment } from '@welding/domain/entities/payment';
import { takeBackReasonSchema } from '@welding/domain/entities/take-back';
import { formatDollars } from '@welding/domain/values/money';
import { ReasonForm } from '#desk/ui/reason-form.tsx';
import type { TakenAtVisit } from './payment-words.ts';

/** Asks why money counts as never collected. */
export function TakeBackForm({ payment, onDone }: { payment: Payment & TakenAtVisit; onDone: () => void }) {
  const { id, amount, appointmentId, paidAt: tapped, collectedBy } = payment;
  const send = async (reason: string) => {
    const { deskRequest } = await import('#desk/session/desk-request.ts');
    const body = { of: 'collect', tapped, at: new Date().toISOString(), reason };
    await deskRequest(deskApiPaths.visitTap(appointmentId, 'take-back'), () => undefined, { body });
  };
  return (
    <ReasonForm
      schema={takeBackReasonSchema}
      draft={`take-back-${id}`}
      hint="Kept in the history."
      action="Take it back"
      onSend={send}
      onDone={onDone}
    >
      <p>
        The {formatDollars(amount)} from {collectedBy?.name ?? 'the visit'} won’t count and can be collected
        again. If the client has the receipt, we tell them that it doesn’t count.
      </p>
    </ReasonForm>
  );
}
