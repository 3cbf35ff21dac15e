import { askedCents, creditReason, type Invoice, invoiceState } from '@welding/domain/entities/invoice';
import { localTitle } from '@welding/domain/entities/local-title';
import { paperHeadTexts } from '@welding/domain/money/paper-head-texts';
import { invoiceRows } from '@welding/domain/money/total-rows';
import { paths } from '@welding/domain/paths';
import { business } from '@welding/domain/values/business';
import { formatChicagoDate, toChicagoWallTime } from '@welding/domain/values/chicago-time';
import { formatDollars } from '@welding/domain/values/money';
import { formatDay } from '@welding/domain/values/words';
import { sitePage } from '#site-page.ts';
import { type Paper, paperLines, paperTotals, paragraphsOf, partyLines, poFact } from './paper.ts';
import { papersTexts } from './papers-texts.ts';

type InvoiceParts = { readonly invoice: Invoice; readonly siteUrl: string; readonly now: Date };

export function invoicePaper({ invoice, siteUrl, now }: InvoiceParts): Paper {
  const t = paperHeadTexts();
  const { number, sentAt, createdAt, dueDate, recipient, sender, projectTitle, terms, voidReason } = invoice;
  const { credits } = invoice;
  return {
    name: papersTexts().invoice,
    number,
    facts: [
      { label: t.date, value: formatChicagoDate(new Date(sentAt ?? createdAt)) },
      { label: t.due, value: formatDay(dueDate) },
      ...poFact(invoice),
    ],
    stamp: stampOf(invoice, now),
    parties: [
      ...(recipient ? [{ heading: t.billTo, lines: partyLines(recipient) }] : []),
      ...(sender ? [{ heading: t.from, lines: partyLines(sender) }] : []),
    ],
    subject: projectTitle && localTitle(projectTitle),
    lines: paperLines(invoice),
    totals: paperTotals(invoiceRows(invoice)),
    sections: [
      ...(voidReason ? [{ heading: papersTexts().reasonVoided, paragraphs: paragraphsOf(voidReason) }] : []),
      ...(credits.length > 0
        ? [
            {
              heading: papersTexts().creditNotes,
              paragraphs: credits.map(
                (credit) =>
                  `${credit.number}, ${formatChicagoDate(new Date(credit.at))}, ${formatDollars(credit.amount)}: ${creditReason(credit)}`,
              ),
            },
          ]
        : []),
      ...(terms ? [{ heading: t.terms, paragraphs: paragraphsOf(terms) }] : []),
      ...(askedCents(invoice) > 0 ? [howToPay(invoice, siteUrl)] : []),
    ],
  };
}

function howToPay({ number }: Invoice, siteUrl: string): Paper['sections'][number] {
  const t = papersTexts();
  return {
    heading: t.howToPay,
    paragraphs: [
      t.payByCard(`${siteUrl}${sitePage(paths.dashboard)}`),
      t.payByCheck(business.name, business.address, number),
    ],
  };
}

function stampOf(invoice: Invoice, now: Date): Paper['stamp'] {
  const t = papersTexts();
  switch (invoiceState(invoice, toChicagoWallTime(now).slice(0, 10))) {
    case 'paid':
      return { text: t.paidInFull, tone: 'good' };
    case 'void':
      return { text: t.void, tone: 'bad' };
    case 'overdue':
      return { text: t.overdue, tone: 'bad' };
    case 'draft':
      return { text: t.draft, tone: 'bad' };
    default:
      return undefined;
  }
}
