import { deskApiPaths } from '@welding/domain/api-paths';
import {
  type NewPayment,
  paymentMethodLabels,
  type RecordedMoney,
  recordedMoneySchema,
} from '@welding/domain/entities/payment-record';
import { storedPaymentSchema } from '@welding/domain/entities/stored-payment';
import { centsToDollars, formatDollars } from '@welding/domain/values/money';
import type { ComponentProps } from 'react';
import { deskRequest } from '#desk/session/desk-request.ts';
import { DialogButton } from '#desk/ui/dialog-button.tsx';
import { optionsOf } from '#desk/ui/form/select-field.tsx';
import { useDeskForm } from '#desk/ui/form/use-desk-form.ts';
import { useToday } from '#desk/ui/use-today.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { AmountForm, type AmountValues } from './amount-form.tsx';
import { paymentsTexts } from './payments-texts.tsx';

type RecordPaymentProps = {
  /** What the money is for. */
  pays: Pick<NewPayment, 'clientId' | 'projectId' | 'invoiceId' | 'estimateId'>;
  /** What people call that. */
  title: string;
  /** What is still owed, in cents: the amount of the form until another is typed. */
  balanceCents: number;
};

/** A button that records cash, a check or other money that no card moved. */
export function RecordPayment({
  pays,
  title,
  balanceCents,
  ...button
}: RecordPaymentProps &
  Partial<Pick<ComponentProps<typeof DialogButton>, 'label' | 'of' | 'icon' | 'look' | 'className'>>) {
  return (
    <DialogButton label={paymentsTexts().recordAPayment} {...button} title={paymentsTexts().recordAPayment}>
      {(close) => <RecordPaymentForm pays={pays} title={title} balanceCents={balanceCents} onDone={close} />}
    </DialogButton>
  );
}

const ways = { label: paymentsTexts().howItCame, options: optionsOf(paymentMethodLabels) };
const toPayment = (json: unknown) => storedPaymentSchema.parse(json);

function RecordPaymentForm({
  pays,
  title,
  balanceCents,
  onDone,
}: RecordPaymentProps & { onDone: () => void }) {
  const today = useToday();
  const owed = balanceCents > 0 ? centsToDollars(balanceCents) : undefined;
  const form = useDeskForm<AmountValues, RecordedMoney, unknown>({
    schema: recordedMoneySchema,
    stored: {
      values: { amount: owed, method: 'cash', paidOn: today, note: '', reason: undefined },
      updatedAt: null,
    },
    draft: `payment-for-${pays.invoiceId ?? pays.estimateId ?? pays.projectId}`,
    send: async ({ amount, method, paidOn, note }, { keyFor }) => {
      const body = { ...pays, amount, method, ...(paidOn && { paidOn }), ...(note && { note }) };
      const options = { body, idempotencyKey: keyFor(body) };
      return await deskRequest(deskApiPaths.payments, toPayment, options);
    },
    onSent: (_, { amount }) => {
      void showToast({ title: paymentsTexts().recorded(formatDollars(amount)), description: title });
      onDone();
    },
  });
  return (
    <AmountForm
      form={form}
      action={paymentsTexts().recordPayment}
      ways={ways}
      today={today}
      text="note"
      textHint={paymentsTexts().noteHint}
    >
      <p className="wrap-anywhere">{paymentsTexts().forTitle(title)}</p>
    </AmountForm>
  );
}
