import { formatDollars } from '@welding/domain/values/money';
import type { ReactNode } from 'react';
import { DeskForm } from '#desk/ui/form/desk-form.tsx';
import { AmountField } from '#desk/ui/form/number-field.tsx';
import { RadioField } from '#desk/ui/form/radio-field.tsx';
import type { Option } from '#desk/ui/form/select-field.tsx';
import { TextField } from '#desk/ui/form/text-field.tsx';
import type { DeskFormHandle } from '#desk/ui/form/use-desk-form.ts';
import { paymentsTexts } from './payments-texts.tsx';

/** An amount in dollars, the way it goes, and what is said of it. */
export type AmountValues = {
  amount: number | undefined;
  /** Missing: by card. */
  method: 'cash' | 'check' | 'other' | undefined;
  note: string | undefined;
  reason: string | undefined;
  /** Of money that came: the Chicago day. */
  paidOn?: string | undefined;
  /** Of a refund: whether the bill is lower by it. */
  bill?: 'lower' | 'stays' | undefined;
};

type AmountFormProps = {
  form: DeskFormHandle<AmountValues>;
  /** What the button does. */
  action: string;
  /** The most it can be, in dollars, where it is told. */
  most?: number;
  /** The ways it can go, where they are asked for. */
  ways?: { readonly label: string; readonly options: readonly Option[] };
  /** The last day on which it can have come, where that is asked for. */
  today?: string;
  /** What is asked for in words. */
  text: 'note' | 'reason';
  textHint: string;
  /** Stands before the fields. */
  children?: ReactNode;
  /** Stands below them. */
  below?: ReactNode;
};

/** Money that comes, goes back, or is taken off an invoice. */
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
  return (
    <DeskForm form={form} action={action}>
      {children}
      <AmountField
        form={form}
        name="amount"
        label={paymentsTexts().amount}
        hint={most !== undefined && paymentsTexts().atMost(formatDollars(most))}
      />
      {ways && <RadioField form={form} name="method" {...ways} />}
      {today && (
        <TextField form={form} name="paidOn" label={paymentsTexts().dateReceived} type="date" max={today} />
      )}
      {text === 'note' ? (
        <TextField form={form} name="note" label={paymentsTexts().note} hint={textHint} maxLength={5000} />
      ) : (
        <TextField
          form={form}
          name="reason"
          label={paymentsTexts().reason}
          hint={textHint}
          rows={3}
          maxLength={1000}
        />
      )}
      {below}
    </DeskForm>
  );
}
