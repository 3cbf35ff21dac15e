import type { Payment } from '@welding/domain/entities/payment';
import { balanceAfterRefund, type RefundedLedger } from '@welding/domain/money/lower-bill';
import { isAsked, projectAccount } from '@welding/domain/money/project-account';
import { formatCents } from '@welding/domain/values/money';
import { RadioField } from '#desk/ui/form/radio-field.tsx';
import type { DeskFormHandle } from '#desk/ui/form/use-desk-form.ts';
import type { AmountValues } from './amount-form.tsx';
import { useRefundLedger } from './use-refund-ledger.ts';

const meanings = [
  { value: 'lower', label: 'Lower the bill by the same amount' },
  { value: 'stays', label: 'The bill stays, the client owes it again' },
];

type RefundMeaningProps = {
  form: DeskFormHandle<AmountValues>;
  payment: Payment;
  /** Cents that are to go back, as far as they can. */
  cents: number;
  lowersBill: boolean;
};

/** Asks what a refund means for the bill, and says the balance that it leaves. */
export function RefundMeaning({ form, payment, cents, lowersBill }: RefundMeaningProps) {
  const { ledger, status } = useRefundLedger(payment);
  const account = ledger && projectAccount(ledger.project, ledger.payments, ledger.invoices);
  if (status === 'none') return <p>This payment belongs to no project yet, so no bill changes.</p>;
  if (account && !isAsked(account)) return <p>{noBillText(payment, account)}</p>;
  return (
    <div className="grid gap-2">
      <RadioField form={form} name="bill" label="What it means for the bill" options={meanings} />
      <p role="status" className="font-semibold">
        {ledger ? resultText(ledger, payment, { cents, lowersBill }) : waitingTexts[status]}
      </p>
    </div>
  );
}

const waitingTexts = {
  loading: 'Loading the balance…',
  ready: '',
  offline: "The balance after this shows when you're back online.",
  error: 'The balance after this can’t be worked out here. Check the project afterward.',
} as const;

function resultText(
  ledger: RefundedLedger,
  payment: Payment,
  refund: { readonly cents: number; readonly lowersBill: boolean },
): string {
  const left = balanceAfterRefund(ledger, payment, refund);
  return left < 0
    ? `After this the client has still paid ${formatCents(-left)} too much.`
    : `Balance after this: ${formatCents(left)}`;
}

function noBillText(
  { estimateId }: Payment,
  { basis, costCents }: ReturnType<typeof projectAccount>,
): string {
  const none = 'There is no invoice yet, so there is no bill to lower.';
  const price = basis === 'none' ? '' : ` The price of the job stays ${formatCents(costCents)}.`;
  return `${none}${price}${estimateId ? ' The deposit is not asked for again.' : ''}`;
}
