import type { Client } from '@welding/domain/entities/client';
import { localTitle } from '@welding/domain/entities/local-title';
import { arrivedAt, type Payment } from '@welding/domain/entities/payment';
import { paymentMethodName, paymentReference } from '@welding/domain/entities/payment-record';
import { partyOf } from '@welding/domain/entities/recipients';
import { netCents, returnedCents } from '@welding/domain/money/balance';
import { business } from '@welding/domain/values/business';
import { formatChicagoDate } from '@welding/domain/values/chicago-time';
import { dollarsToCents, formatCents, formatDollars } from '@welding/domain/values/money';
import { type Paper, partyLines, poFact } from './paper.ts';
import { papersTexts } from './papers-texts.ts';

export type ReceiptParts = {
  readonly payment: Payment;
  readonly client: Client | undefined;
  readonly projectTitle: string | undefined;
  /** INV-1001 or E-1001, undefined for a payment of neither. */
  readonly paidFor: string | undefined;
  /** The purchase order of the paid invoice or estimate. */
  readonly poNumber?: string | undefined;
  /** Cents the project still owes, undefined for a payment without a project. */
  readonly balanceCents: number | undefined;
  readonly now: Date;
};

export function receiptPaper({
  payment,
  client,
  projectTitle,
  paidFor,
  poNumber,
  balanceCents,
  now,
}: ReceiptParts): Paper {
  const t = papersTexts();
  const { id, amount, kind, withdrawnAmount = 0 } = payment;
  const what = kind === 'deposit' ? t.deposit : t.payment;
  const netInCents = netCents(payment);
  const backInCents = returnedCents(payment);
  const isWhole = netInCents === dollarsToCents(amount);
  return {
    name: t.receipt,
    number: '',
    facts: [
      { label: t.paidOn, value: formatChicagoDate(new Date(arrivedAt(payment))) },
      ...poFact({ poNumber }),
    ],
    stamp: isWhole
      ? { text: t.paid, tone: 'good' }
      : { text: netInCents > 0 ? t.partlyRefunded : t.refunded, tone: 'bad' },
    parties: [
      ...(client ? [{ heading: t.receivedFrom, lines: partyLines(partyOf(client, 'invoices')) }] : []),
      { heading: t.receivedBy, lines: partyLines(business) },
    ],
    subject: projectTitle && localTitle(projectTitle),
    lines: [
      {
        description: paidFor ? t.paidFor(what, paidFor) : what,
        detail: t.reference(paymentMethodName({ ...payment, kind: 'payment' }), paymentReference(id)),
        quantity: '1',
        price: formatDollars(amount),
        amount: formatDollars(amount),
      },
    ],
    totals: [
      { label: t.received, amount: formatDollars(amount), strong: isWhole },
      ...(isWhole
        ? []
        : [
            ...(backInCents > 0 ? [{ label: t.refunded, amount: formatCents(-backInCents) }] : []),
            ...(withdrawnAmount > 0 ? [{ label: t.takenBack, amount: formatDollars(-withdrawnAmount) }] : []),
            { label: t.kept, amount: formatCents(netInCents), strong: true },
          ]),
    ],
    sections:
      balanceCents === undefined
        ? []
        : [
            {
              heading: t.thisProject,
              paragraphs: [balanceText(balanceCents, formatChicagoDate(now))],
            },
          ],
  };
}

/** @param day of the balance, formatted */
function balanceText(cents: number, day: string): string {
  const t = papersTexts();
  if (cents > 0) return t.stillToPay(day, formatCents(cents));
  if (cents < 0) return t.paidTooMuch(day, formatCents(-cents));
  return t.nothingDue(day);
}
