import { askedCents, type Invoice, invoiceState } from '@welding/domain/entities/invoice';
import { localTitle } from '@welding/domain/entities/local-title';
import { paperHeadTexts } from '@welding/domain/money/paper-head-texts';
import { invoiceRows } from '@welding/domain/money/total-rows';
import { formatChicagoDate } from '@welding/domain/values/chicago-time';
import { centsToDollars, formatDollars } from '@welding/domain/values/money';
import { formatDay } from '@welding/domain/values/words';
import { CircleCheckBig, CreditCard, ReceiptText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PricedLines } from '#shared/signature/priced-lines.tsx';
import { Notice, Panel } from '#shared/ui/panel.tsx';
import { useStepFocus } from '#shared/ui/use-modal.ts';
import type { PayNow } from './deposit-due.tsx';
import { portalInvoiceBadge, useChicagoToday } from './paper-lists.ts';
import { PaperFact, PaperFacts, PaperPage, PartyFact } from './paper-page.tsx';
import { portalPaperTexts } from './portal-paper-texts.tsx';

type InvoicePaperProps = {
  invoice: Invoice;
  payNow: PayNow;
  back?: ReactNode;
  pdf: ReactNode;
  receipt: ReactNode;
};

export function InvoicePaper({ invoice, payNow, back, pdf, receipt }: InvoicePaperProps) {
  const t = portalPaperTexts();
  const today = useChicagoToday();
  const { number, projectTitle, sentAt, createdAt, dueDate, recipient, sender, terms } = invoice;
  const state = invoiceState(invoice, today);
  return (
    <PaperPage
      title={t.invoice(number)}
      subject={projectTitle && localTitle(projectTitle)}
      badge={portalInvoiceBadge(invoice, today)}
      back={back}
    >
      {state === 'void' && <Notice className="max-w-prose">{t.invoiceVoid}</Notice>}
      <Panel title={t.theInvoice} icon={ReceiptText}>
        <PaperFacts>
          <PaperFact name={paperHeadTexts().date}>
            {formatChicagoDate(new Date(sentAt ?? createdAt))}
          </PaperFact>
          <PaperFact name={paperHeadTexts().due}>{formatDay(dueDate)}</PaperFact>
          {invoice.poNumber && <PaperFact name={paperHeadTexts().poNumber}>{invoice.poNumber}</PaperFact>}
          <PartyFact name={paperHeadTexts().billTo} party={recipient} />
          <PartyFact name={paperHeadTexts().from} party={sender} />
        </PaperFacts>
        <PricedLines priced={invoice} rows={invoiceRows(invoice)} />
        {terms && (
          <section className="grid gap-1">
            <h3 className="font-bold text-lg">{paperHeadTexts().terms}</h3>
            <p className="wrap-anywhere max-w-prose whitespace-pre-line">{terms}</p>
          </section>
        )}
        <div>{pdf}</div>
      </Panel>
      {invoice.onItsWay !== undefined && (
        <Notice role="status" className="max-w-prose">
          {t.fromYourBank(formatDollars(invoice.onItsWay))}
        </Notice>
      )}
      {askedCents(invoice) > 0 && state !== 'void' && (
        // A payment's amount is fixed, so a new amount starts a new payment.
        <PayInvoice key={askedCents(invoice)} invoice={invoice} payNow={payNow} />
      )}
      {state === 'paid' && invoice.paid > 0 && (
        <Panel title={t.paidInFull} icon={CircleCheckBig}>
          <p role="status">{t.nothingMoreToDo}</p>
          <div>{receipt}</div>
        </Panel>
      )}
    </PaperPage>
  );
}

type PayInvoiceProps = Pick<InvoicePaperProps, 'invoice' | 'payNow'>;

function PayInvoice({ invoice, payNow }: PayInvoiceProps) {
  const t = portalPaperTexts();
  const [isPaid, setIsPaid] = useState(false);
  const thanks = useStepFocus<HTMLParagraphElement>(isPaid);
  const { id: invoiceId, projectId } = invoice;
  const amount = centsToDollars(askedCents(invoice));
  return (
    <Panel title={t.pay(formatDollars(amount))} icon={CreditCard}>
      {isPaid ? (
        <p ref={thanks} tabIndex={-1} role="status" className="outline-none">
          {t.onItsWay(formatDollars(amount))}
        </p>
      ) : (
        payNow({ amount, projectId, invoiceId }, () => setIsPaid(true))
      )}
    </Panel>
  );
}
