import { recordPayment } from '@welding/domain/contracts/payments';
import {
  type NewPayment,
  paymentMethodLabels,
  type RecordedMoney,
  recordedMoneySchema,
} from '@welding/domain/entities/payment-record';
import { centsToDollars, formatDollars } from '@welding/domain/values/money';
import type { ComponentProps, ReactNode } from 'react';
import { deskCall } from '#desk/session/desk-call.ts';
import { DeskForm } from '#desk/ui/desk-form.tsx';
import { DialogButton } from '#desk/ui/dialog-button.tsx';
import { AmountField } from '#shared/form/number-field.tsx';
import { type Option, optionsOf, RadioField } from '#shared/form/select-field.tsx';
import { TextField } from '#shared/form/text-field.tsx';
import { type SavedFormHandle, useSavedForm } from '#shared/form/use-saved-form.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { useToday } from '#shared/ui/use-clock.ts';
import { deskPaymentsTexts } from './payments-texts.tsx';

type RecordPaymentProps = {
  pays: Pick<NewPayment, 'clientId' | 'projectId' | 'invoiceId' | 'estimateId'>;
  title: string;
  /** The balance in cents, the default amount. */
  balanceCents: number;
};

/** Records cash, a check or other money without a card. */
export function RecordPayment({
  pays,
  title,
  balanceCents,
  ...button
}: RecordPaymentProps &
  Partial<Pick<ComponentProps<typeof DialogButton>, 'label' | 'of' | 'icon' | 'look' | 'className'>>) {
  const t = deskPaymentsTexts();
  return (
    <DialogButton label={t.recordAPayment} {...button} title={t.recordAPayment}>
      {(close) => <RecordPaymentForm pays={pays} title={title} balanceCents={balanceCents} onDone={close} />}
    </DialogButton>
  );
}

const ways = { label: deskPaymentsTexts().howItCame, options: optionsOf(paymentMethodLabels) };

function RecordPaymentForm({
  pays,
  title,
  balanceCents,
  onDone,
}: RecordPaymentProps & { onDone: () => void }) {
  const t = deskPaymentsTexts();
  const today = useToday();
  const owed = balanceCents > 0 ? centsToDollars(balanceCents) : undefined;
  const form = useSavedForm<AmountValues, RecordedMoney, unknown>({
    schema: recordedMoneySchema,
    stored: {
      values: { amount: owed, method: 'cash', paidOn: today, note: '', reason: undefined },
      updatedAt: null,
    },
    draft: `payment-for-${pays.invoiceId ?? pays.estimateId ?? pays.projectId}`,
    send: async ({ amount, method, paidOn, note }, { keyFor, isConfirmed }) => {
      const said = { ...(paidOn && { paidOn }), ...(note && { note }) };
      const body = { ...pays, amount, method, ...said, ...(isConfirmed && { despiteTransfer: true }) };
      return await deskCall(recordPayment, { body, key: keyFor(body) });
    },
    onSent: (_, { amount }) => {
      void showToast({ title: t.recorded(formatDollars(amount)), description: title });
      onDone();
    },
  });
  return (
    <AmountForm
      form={form}
      action={t.recordPayment}
      ways={ways}
      today={today}
      text="note"
      textHint={t.noteHint}
    >
      <p className="wrap-anywhere">{t.forTitle(title)}</p>
    </AmountForm>
  );
}

/** An amount in dollars, its method and a note. */
export type AmountValues = {
  amount: number | undefined;
  /** Missing for a card. */
  method: 'cash' | 'check' | 'other' | undefined;
  note: string | undefined;
  reason: string | undefined;
  /** The Chicago day of a payment. */
  paidOn?: string | undefined;
  /** Whether a refund lowers the bill. */
  bill?: 'lower' | 'stays' | undefined;
};

type AmountFormProps = {
  form: SavedFormHandle<AmountValues>;
  action: string;
  /** The maximum in dollars, if shown. */
  most?: number;
  /** Missing if the method is fixed. */
  ways?: { readonly label: string; readonly options: readonly Option[] };
  /** The latest allowed day, if a day is asked for. */
  today?: string;
  text: 'note' | 'reason';
  textHint: string;
  children?: ReactNode;
  below?: ReactNode;
};

export function AmountForm({
  form,
  action,
  most,
  ways,
  today,
  text,
  textHint,
  children,
  below,
}: AmountFormProps) {
  const t = deskPaymentsTexts();
  return (
    <DeskForm form={form} action={action}>
      {children}
      <AmountField
        form={form}
        name="amount"
        label={t.amount}
        hint={most !== undefined && t.atMost(formatDollars(most))}
      />
      {ways && <RadioField form={form} name="method" {...ways} />}
      {today && <TextField form={form} name="paidOn" label={t.dateReceived} type="date" max={today} />}
      {text === 'note' ? (
        <TextField form={form} name="note" hint={textHint} maxLength={5000} />
      ) : (
        <TextField form={form} name="reason" hint={textHint} rows={3} maxLength={1000} />
      )}
      {below}
    </DeskForm>
  );
}
