import { type Invoice, invoiceState } from '@welding/domain/entities/invoice';
import { invoiceRows } from '@welding/domain/money/total-rows';
import { paths } from '@welding/domain/paths';
import { business } from '@welding/domain/values/business';
import { formatDay } from '@welding/domain/values/chicago-day';
import { formatChicagoDate, toChicagoWallTime } from '@welding/domain/values/chicago-time';
import { formatDollars } from '@welding/domain/values/money';
import type { Paper } from './paper.ts';
import { paperLines, paperTotals, paragraphsOf, partyLines } from './priced-lines.ts';

type InvoiceParts = { readonly invoice: Invoice; readonly siteUrl: string; readonly now: Date };

/** An invoice as it stands on paper: what it asks, what was taken off and paid, and what is left. */
export function invoicePaper({ invoice, siteUrl, now }: InvoiceParts): Paper {
  const { number, sentAt, createdAt, dueDate, recipient, sender, projectTitle, terms, voidReason } = invoice;
  const { credits, balance } = invoice;
  return {
    name: 'Invoice',
    number,
    facts: [
      { label: 'Date', value: formatChicagoDate(new Date(sentAt ?? createdAt)) },
      { label: 'Due', value: formatDay(dueDate) },
    ],
    stamp: stampOf(invoice, now),
    parties: [
      ...(recipient ? [{ heading: 'Bill to', lines: partyLines(recipient) }] : []),
      ...(sender ? [{ heading: 'From', lines: partyLines(sender) }] : []),
    ],
    subject: projectTitle,
    lines: paperLines(invoice),
    totals: paperTotals(invoiceRows(invoice)),
    sections: [
      ...(voidReason ? [{ heading: 'Reason voided', paragraphs: paragraphsOf(voidReason) }] : []),
      ...(credits.length > 0
        ? [
            {
              heading: 'Credit notes',
              paragraphs: credits.map(
                (credit) =>
                  `${credit.number}, ${formatChicagoDate(new Date(credit.at))}, ${formatDollars(credit.amount)}: ${credit.reason}`,
              ),
            },
          ]
        : []),
      ...(terms ? [{ heading: 'Terms', paragraphs: paragraphsOf(terms) }] : []),
      ...(balance > 0 ? [howToPay(invoice, siteUrl)] : []),
    ],
  };
}

function howToPay({ id, number }: Invoice, siteUrl: string): Paper['sections'][number] {
  return {
    heading: 'How to pay',
    paragraphs: [
      `By card in your portal: ${siteUrl}${paths.invoice(id)}`,
      `By check to ${business.name}, ${business.address}, with ${number} on it; or in cash to our welder.`,
    ],
  };
}

function stampOf(invoice: Invoice, now: Date): Paper['stamp'] {
  switch (invoiceState(invoice, toChicagoWallTime(now).slice(0, 10))) {
    case 'paid':
      return { text: 'Paid in full', tone: 'good' };
    case 'void':
      return { text: 'Void', tone: 'bad' };
    case 'overdue':
      return { text: 'Overdue', tone: 'bad' };
    case 'draft':
      return { text: 'Draft', tone: 'bad' };
    default:
      return undefined;
  }
}
