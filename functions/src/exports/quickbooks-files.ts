import { creditReason, type Invoice } from '@welding/domain/entities/invoice';
import { lineKindLabels } from '@welding/domain/entities/money-line';
import { arrivedAt, type Payment } from '@welding/domain/entities/payment';
import { paymentMethodName } from '@welding/domain/entities/payment-record';
import { totalsOf } from '@welding/domain/entities/totals';
import { returnedCents } from '@welding/domain/money/balance';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import type { CsvCell } from '@welding/domain/values/csv-row';
import { centsToDollars, dollarsToCents } from '@welding/domain/values/money';
import { withoutInvisible } from '@welding/domain/values/plain-letters';
import { actionsTexts } from '#actions-texts.ts';
import { invoices } from '#invoices/invoices.ts';
import { payments } from '#payments/payments.ts';
import { findPaymentNames, numbersOf, type PaymentNames } from './books-names.ts';
import { isIn, type Period, rowsFile } from './rows-file.ts';

// QuickBooks Online maps these headings by itself; docs/quickbooks.md describes the import.

const invoiceHeadings = [
  '*InvoiceNo',
  '*Customer',
  '*InvoiceDate',
  '*DueDate',
  'Memo',
  'Item(Product/Service)',
  'ItemDescription',
  'ItemQuantity',
  'ItemRate',
  '*ItemAmount',
];

const bankHeadings = ['Date', 'Description', 'Amount'];

export const quickBooksFiles = {
  'quickbooks-invoices': rowsFile<Invoice, undefined>(invoices, {
    headings: invoiceHeadings,
    lookUp: async () => undefined,
    rowsOf: (invoice, _, period) => (isIn(period, invoice.sentAt) ? invoiceRows(invoice) : []),
    isForProgram: true,
  }),
  'quickbooks-payments': rowsFile<Payment, PaymentNames>(payments, {
    headings: bankHeadings,
    lookUp: findPaymentNames,
    rowsOf: paymentRows,
    isForProgram: true,
  }),
} as const;

/** Rows for each line without tax, the discount, sales tax and each credit note, which add up to the amount due. */
function invoiceRows(invoice: Invoice): CsvCell[][] {
  const t = actionsTexts();
  const { number, recipient, sentAt, dueDate, status, lines, credits } = invoice;
  if (sentAt === undefined || status === 'void') return [];
  const { lineCents, discountCents, includedTaxCents, salesTaxCents } = totalsOf(invoice);
  const start = [
    number,
    quickBooksName(recipient?.name ?? ''),
    usDate(chicagoDate(new Date(sentAt))),
    usDate(dueDate),
    memoOf(invoice),
  ];
  const amountRow = (item: string, description: string, dollars: number) => [
    ...start,
    quickBooksName(item),
    onOneLine(description),
    1,
    dollars,
    dollars,
  ];
  return [
    ...lines.map(({ kind, description, quantity, unitPrice }, index) => {
      const [cents = 0, taxCents = 0] = [lineCents[index], includedTaxCents[index]];
      if (taxCents !== 0)
        return amountRow(lineKindLabels[kind], description, centsToDollars(cents - taxCents));
      return [
        ...start,
        quickBooksName(lineKindLabels[kind]),
        onOneLine(description),
        quantity,
        unitPrice,
        centsToDollars(cents),
      ];
    }),
    ...(discountCents > 0 ? [amountRow(t.discount, t.discount, centsToDollars(-discountCents))] : []),
    ...(salesTaxCents !== 0 ? [amountRow(t.salesTax, t.salesTax, centsToDollars(salesTaxCents))] : []),
    ...credits.map((credit) =>
      amountRow('Credit', `${credit.number}: ${creditReason(credit)}`, -credit.amount),
    ),
  ];
}

/** The job and the client's purchase order, because QuickBooks imports no column for the order. */
function memoOf({ projectTitle = '', poNumber }: Invoice): string | undefined {
  const order = poNumber && actionsTexts().poNumber(poNumber);
  return [onOneLine(projectTitle), order].filter(Boolean).join(', ') || undefined;
}

/** Rows for the payment, its refunds and what a bank withdrew, each on its own day. */
function paymentRows(payment: Payment, names: PaymentNames, period: Period): CsvCell[][] {
  const t = actionsTexts();
  const { id, status, kind, amount, withdrawnAmount = 0, withdrawnAt } = payment;
  const { refunds, refundedAt, handBacks, handedBackAmount = 0, handedBackAt } = payment;
  if (status !== 'succeeded' && status !== 'refunded') return [];
  const arrived = arrivedAt(payment);
  const poNumber = names.poNumberOf(payment);
  const order = poNumber && t.poNumber(poNumber);
  const who = [names.clientOf(payment), numbersOf(names.paidBy(payment)), order].filter(Boolean);
  const said = [`${paymentMethodName(payment)} ${id}`, ...who].join(', ');
  const rows = [
    { at: arrived, what: said, dollars: kind === 'refund' ? -amount : amount },
    ...eachOf(refunds, returnedCents(payment) - dollarsToCents(handedBackAmount)).map(
      ({ at = refundedAt ?? arrived, amount: back }) => ({
        at,
        what: actionsTexts().refundOf(said),
        dollars: -back,
      }),
    ),
    ...eachOf(handBacks, dollarsToCents(handedBackAmount)).map(
      ({ at = handedBackAt ?? arrived, amount: back }) => ({
        at,
        what: actionsTexts().refundByHand(said),
        dollars: -back,
      }),
    ),
    { at: withdrawnAt ?? arrived, what: t.disputeOf(said), dollars: -withdrawnAmount },
  ];
  return rows
    .filter(({ at, dollars }) => dollars !== 0 && isIn(period, at))
    .map(({ at, what, dollars }) => [usDate(chicagoDate(new Date(at))), onOneLine(what), dollars]);
}

type Return = { readonly at?: string; readonly amount: number };

/** A payment lists its returns from the second on. One return, or a sum that differs from the list, has no time of its own. */
function eachOf(listed: readonly Return[] = [], cents: number): readonly Return[] {
  const isEach = listed.reduce((sum, { amount }) => sum + dollarsToCents(amount), 0) === cents;
  return isEach ? listed : [{ amount: centsToDollars(cents) }];
}

/** MM/DD/YYYY, QuickBooks' format for the United States. */
function usDate(day: string): string {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}

/** In code points, so that no letter is cut in two. */
const longestName = 100;

/** A valid QuickBooks name: at most 100 characters, without tabs, line breaks, colons or quotation marks. */
function quickBooksName(name: string): string {
  const allowed = onOneLine(name.replaceAll('"', "'").replace(/\s*:\s*/g, ' - '));
  return [...allowed].slice(0, longestName).join('').trim();
}

function onOneLine(text: string): string {
  return withoutInvisible(text).replace(/\s+/g, ' ').trim();
}
