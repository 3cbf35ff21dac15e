import { refundPayment } from '@welding/domain/contracts/payments';
import { type Payment, paymentSchema } from '@welding/domain/entities/payment';
import {
  paymentMethodLabels,
  paymentRecordMessages,
  type RefundPayment,
  refundPaymentSchema,
} from '@welding/domain/entities/payment-record';
import { projectSchema } from '@welding/domain/entities/project';
import { carriedCents, netCents, returnedCents } from '@welding/domain/money/balance';
import { balanceAfterRefund, type RefundedLedger } from '@welding/domain/money/lower-bill';
import { isPaymentDue, projectAccount } from '@welding/domain/money/project-account';
import {
  centsToDollars,
  dollarsToCents,
  formatCents,
  formatDollars,
  hasWholeCents,
} from '@welding/domain/values/money';
import { strictBody } from '@welding/domain/values/text-fields';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useDeskList, wholeListOf } from '#desk/live/use-desk-list.ts';
import { deskCall } from '#desk/session/desk-call.ts';
import { MailNote } from '#desk/ui/shown-mail.tsx';
import { optionsOf, RadioField } from '#shared/form/select-field.tsx';
import { type SavedFormHandle, useSavedForm } from '#shared/form/use-saved-form.ts';
import { Dialog } from '#shared/ui/dialog.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { invoicesOfProject, paymentsOfProject } from './ledger-of-project.ts';
import { refundTexts } from './payments-texts.tsx';
import { AmountForm, type AmountValues } from './record-payment.tsx';

type RefundDialogProps = {
  /** Null while closed. */
  payment: Payment | null;
  /** Overpaid cents, if known; the suggested amount. */
  overpaidCents: number;
  onClose: () => void;
};

export function RefundDialog({ payment, overpaidCents, onClose }: RefundDialogProps) {
  return (
    <Dialog open={payment !== null} onClose={onClose} title={refundTexts().refund}>
      {payment && <RefundForm payment={payment} overpaidCents={overpaidCents} onDone={onClose} />}
    </Dialog>
  );
}

const waysFrom = (isBank: boolean) => ({
  label: refundTexts().howRefunded,
  options: [
    { value: '', label: isBank ? refundTexts().backToTheBank : refundTexts().backToTheCard },
    ...optionsOf(paymentMethodLabels),
  ],
});
const _toPayment = (json: unknown) => paymentSchema.parse(json);

/** In cents: a refund that the bank returned, else the overpaid sum, else all. */
function suggestedCents(net: number, cameBack: number, overpaid: number): number {
  return Math.min(net, cameBack || overpaid || net);
}

type RefundFormProps = { payment: Payment; overpaidCents: number; onDone: () => void };

function RefundForm({ payment, overpaidCents, onDone }: RefundFormProps) {
  const t = refundTexts();
  const netOfIt = netCents(payment);
  const isBank = payment.method === 'bank_transfer';
  const cameBackCents = dollarsToCents(payment.refundFailedAmount ?? 0);
  const [method, setMethod] = useState<AmountValues['method']>();
  const most = centsToDollars(method ? Math.min(netOfIt, cameBackCents) : netOfIt);
  const amount = centsToDollars(suggestedCents(netOfIt, cameBackCents, overpaidCents));
  const form = useSavedForm<AmountValues, RefundTyped, unknown>({
    schema: refundUpTo(most),
    stored: {
      values: { amount, method: undefined, note: undefined, reason: '', bill: 'lower' },
      updatedAt: null,
    },
    // A retry after a lost response refunds once. After another refund the key differs.
    draft: `refund-${payment.id}-${returnedCents(payment)}`,
    send: ({ bill, ...typed }, { keyFor, isConfirmed }) => {
      const body: RefundPayment = {
        ...typed,
        lowerBill: bill !== 'stays',
        ...(isConfirmed && { despiteTransfer: true }),
      };
      return deskCall(refundPayment, { id: payment.id, body, key: keyFor(body) });
    },
    onSent: (_, body) => {
      void showToast({ title: t.refunded(formatDollars(body.amount)) });
      onDone();
    },
  });
  const [chosen, typed, bill] = useWatch({ control: form.control, name: ['method', 'amount', 'bill'] });
  if (chosen !== method) setMethod(chosen);
  return (
    <AmountForm
      form={form}
      action={t.refund}
      most={most}
      {...(cameBackCents > 0 && { ways: waysFrom(isBank) })}
      text="reason"
      textHint={t.keptInTheHistory}
      below={
        <>
          <RefundMeaning
            form={form}
            payment={payment}
            cents={Math.min(centsOf(typed), netOfIt)}
            lowersBill={bill !== 'stays'}
          />
          <MailNote clientId={payment.clientId} purpose="invoices" about={t.theRefund} />
        </>
      }
    >
      <p>
        {payment.stripePaymentIntentId && !method
          ? isBank
            ? t.stripeSendsToBank
            : t.stripeSendsBack
          : t.giveBackYourself}
      </p>
      {payment.method === 'cash' && carriedCents(payment) > 0 && (
        <p>{t.cashIsStillWith(payment.collectedBy?.name ?? '')}</p>
      )}
      {overpaidCents > 0 && (
        <p className="font-semibold">{t.cameTooMuch(formatDollars(centsToDollars(overpaidCents)))}</p>
      )}
      {cameBackCents > 0 && (
        <p className="font-semibold">{t.bankSentBack(formatDollars(centsToDollars(cameBackCents)))}</p>
      )}
    </AmountForm>
  );
}

/** In cents; 0 for invalid text. */
function centsOf(dollars: number | undefined): number {
  return dollars !== undefined && dollars > 0 && hasWholeCents(dollars) ? dollarsToCents(dollars) : 0;
}

type RefundTyped = Omit<RefundPayment, 'lowerBill'> & { bill?: 'lower' | 'stays' | undefined };

function refundUpTo(most: number) {
  const amount = refundPaymentSchema.shape.amount.check(z.lte(most, paymentRecordMessages.refundTooMuch));
  const { reason, method } = refundPaymentSchema.shape;
  return strictBody({ amount, reason, method, bill: z.optional(z.enum(['lower', 'stays'])) });
}

const meanings = [
  { value: 'lower', label: refundTexts().billLowered },
  { value: 'stays', label: refundTexts().billStays },
];

type RefundMeaningProps = {
  form: SavedFormHandle<AmountValues>;
  payment: Payment;
  /** The refund in cents, at most what is left. */
  cents: number;
  lowersBill: boolean;
};

function RefundMeaning({ form, payment, cents, lowersBill }: RefundMeaningProps) {
  const t = refundTexts();
  const { ledger, status } = useRefundLedger(payment);
  const account = ledger && projectAccount(ledger.project, ledger.payments, ledger.invoices);
  if (status === 'none') return <p>{t.noProject}</p>;
  if (account && !isPaymentDue(account)) return <p>{noBillText(payment, account)}</p>;
  return (
    <div className="grid gap-2">
      <RadioField form={form} name="bill" label={t.meaningForBill} options={meanings} />
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
  const t = refundTexts();
  const left = balanceAfterRefund(ledger, payment, refund);
  return left < 0 ? t.stillPaidTooMuch(formatCents(-left)) : t.balanceAfterThis(formatCents(left));
}

function noBillText(
  { estimateId }: Payment,
  { basis, costCents }: ReturnType<typeof projectAccount>,
): string {
  const t = refundTexts();
  return [
    t.noInvoiceYet,
    basis !== 'none' && t.priceStays(formatCents(costCents)),
    estimateId && t.depositNotAskedAgain,
  ]
    .filter(Boolean)
    .join(' ');
}

function useRefundLedger({ projectId }: Payment): {
  /** Missing until loaded, and for a payment without a project. */
  readonly ledger?: RefundedLedger;
  readonly status: 'loading' | 'ready' | 'offline' | 'error' | 'none';
} {
  const isAsked = projectId !== '';
  const projects = useDeskList(
    isAsked
      ? {
          collection: 'projects',
          schema: projectSchema,
          where: [['__name__', 'in', [projectId]]],
          limit: 1,
        }
      : null,
  );
  const payments = wholeListOf(useDeskList(isAsked ? paymentsOfProject(projectId) : null));
  const invoices = wholeListOf(useDeskList(isAsked ? invoicesOfProject(projectId) : null));
  if (!isAsked) return { status: 'none' };
  const lists = [projects, payments, invoices];
  const failed = lists.find((list) => list.status === 'error');
  if (failed?.status === 'error') return { status: failed.offline ? 'offline' : 'error' };
  if (projects.status !== 'ready' || payments.status !== 'ready' || invoices.status !== 'ready')
    return { status: 'loading' };
  const [project] = projects.items;
  if (!project) return { status: 'error' };
  return { status: 'ready', ledger: { project, payments: payments.items, invoices: invoices.items } };
}
