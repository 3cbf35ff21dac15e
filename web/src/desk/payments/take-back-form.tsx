import { deskApiPaths } from '@welding/domain/api-paths';
import type { Payment } from '@welding/domain/entities/payment';
import { takeBackReasonSchema } from '@welding/domain/entities/take-back';
import { formatDollars } from '@welding/domain/values/money';
import { deskRequest } from '#desk/session/desk-request.ts';
import { ReasonForm } from '#desk/ui/desk-form.tsx';
import { serverNow } from '#shared/time/server-clock.ts';
import type { TakenAtVisit } from './payment-words.ts';
import { takeBackTexts } from './payments-texts.tsx';

export function TakeBackForm({ payment, onDone }: { payment: Payment & TakenAtVisit; onDone: () => void }) {
  const t = takeBackTexts();
  const { id, amount, appointmentId, paidAt: tapped, collectedBy } = payment;
  const send = async (reason: string) => {
    const body = { of: 'collect', tapped, at: serverNow().toISOString(), reason };
    await deskRequest(deskApiPaths.visitTap(appointmentId, 'take-back'), () => undefined, { body });
  };
  return (
    <ReasonForm
      schema={takeBackReasonSchema}
      draft={`take-back-${id}`}
      hint={t.keptInTheHistory}
      action={t.takeItBack}
      onSend={send}
      onDone={onDone}
    >
      <p>{t.explained(formatDollars(amount), collectedBy?.name ?? t.theVisit)}</p>
    </ReasonForm>
  );
}
