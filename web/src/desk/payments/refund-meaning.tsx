import type { Payment } from '@welding/domain/entities/payment';
import { balanceAfterRefund, type RefundedLedger } from '@welding/domain/money/lower-bill';
import { isAsked, projectAccount } from '@welding/domain/money/project-account';
import { formatCents } from '@welding/domain/values/money';
import { RadioField } from '#desk/ui/form/radio-field.tsx';
import type { DeskFormHandle } from '#desk/ui/form/use-desk-form.ts';
import type { AmountValues } from './amount-form.tsx';
import { refundTexts } from './refund-texts.ts';
import { useRefundLedger } from './use-refund-ledger.ts';

const meanings = [
  { value: 'lower', label: refundTexts().billLowered },
  { value: 'stays', label: refundTexts().billStays },
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
  if (status === 'none') return <p>{refundTexts().noProject}</p>;
  if (account && !isAsked(account)) return <p>{noBillText(payment, account)}</p>;
  return (
    <div className="grid gap-2">
      <RadioField form={form} name="bill" label={refundTexts().meaningForBill} options={meanings} />
      <p role="status" className="font-semibold">
        {ledger ? resultText(ledger, payment, { cents, lowersBill }) : waitingTexts[status]}
      </p>
    </div>
  );
}

const waitingTexts = {
  loading: refundTexts().loadingTheBalance,
  ready: '',
  offline: refundTexts().balanceWhenOnline,
  error: refundTexts().balanceUnknown,
} as const;

function resultText(
  ledger: RefundedLedger,
  payment: Payment,
  refund: { readonly cents: number; readonly lowersBill: boolean },
): string {
  const left = balanceAfterRefund(ledger, payment, refund);
  return left < 0
    ? refundTexts().stillPaidTooMuch(formatCents(-left))
    : refundTexts().balanceAfterThis(formatCents(left));
}

function noBillText(
  { estimateId }: Payment,
  { basis, costCents }: ReturnType<typeof projectAccount>,
): string {
  const texts = refundTexts();
  return [
    texts.noInvoiceYet,
    basis !== 'none' && texts.priceStays(formatCents(costCents)),
    estimateId && texts.depositNotAskedAgain,
  ]
    .filter(Boolean)
    .join(' ');
}
