import { askedCents, creditReason, type Invoice } from '@welding/domain/entities/invoice';
import { paymentSchema } from '@welding/domain/entities/payment';
import { totalsOf } from '@welding/domain/entities/totals';
import { deskPaths } from '@welding/domain/paths';
import { formatChicagoDate, formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { formatDollars } from '@welding/domain/values/money';
import { formatDay } from '@welding/domain/values/words';
import { CircleDollarSign, ListChecks, Scale } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { looseTexts } from '#desk/payments/loose-texts.ts';
import { PaymentActions, PaymentRow } from '#desk/payments/payment-row.tsx';
import { LineList } from '#desk/priced/draft-paper.tsx';
import { PoNumber, TotalsFigures } from '#desk/priced/paper-fields.tsx';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { useToday } from '#shared/ui/use-clock.ts';
import { InvoiceActions } from './invoice-actions.tsx';
import { dueText } from './invoices-list.tsx';
import { deskInvoiceTexts } from './invoices-texts.tsx';

export function SentInvoice({ invoice }: { invoice: Invoice }) {
  const { lines, taxRate = 0 } = invoice;
  return (
    <>
      <InvoiceActions invoice={invoice} />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Panel title={deskInvoiceTexts().whatItSays} icon={ListChecks}>
          <LineList lines={lines} totals={totalsOf(invoice)} />
          <TotalsFigures totals={totalsOf(invoice)} taxRate={taxRate} />
          <Facts invoice={invoice} />
        </Panel>
        <div className="grid gap-5">
          <BalancePanel invoice={invoice} />
          <InvoicePayments invoice={invoice} />
        </div>
      </div>
    </>
  );
}

function Facts({ invoice: { terms, sentAt, estimateId, poNumber } }: { invoice: Invoice }) {
  const t = deskInvoiceTexts();
  return (
    <dl className="facts">
      {sentAt && (
        <div>
          <dt>{t.sent}</dt>
          <dd>{formatChicagoDateTime(new Date(sentAt))}</dd>
        </div>
      )}
      <PoNumber poNumber={poNumber} />
      {estimateId && (
        <div>
          <dt>{t.ofEstimate}</dt>
          <dd>
            <Link
              to={deskPaths.estimate(estimateId)}
              className="link -my-2.5 inline-flex min-h-11 items-center"
            >
              {t.openTheEstimate}
            </Link>
          </dd>
        </div>
      )}
      {terms && (
        <div>
          <dt>{t.terms}</dt>
          <dd className="whitespace-pre-line">{terms}</dd>
        </div>
      )}
    </dl>
  );
}

function BalancePanel({ invoice }: { invoice: Invoice }) {
  const t = deskInvoiceTexts();
  const { status, total, credited, paid, balance, onItsWay, dueDate, credits, voidedAt, voidReason } =
    invoice;
  const today = useToday();
  const voidedOn = voidedAt ? formatChicagoDate(new Date(voidedAt)) : '';
  return (
    <Panel title={t.balance} icon={Scale}>
      {status === 'void' && (
        <p className="wrap-anywhere">
          {voidReason ? t.voidBecause(voidedOn, voidReason) : t.voidSince(voidedOn)}
        </p>
      )}
      <dl className="figures" aria-live="polite">
        <div>
          <dt>{t.total}</dt>
          <dd>{formatDollars(total)}</dd>
        </div>
        {credited > 0 && (
          <div>
            <dt>{t.credited}</dt>
            <dd>{formatDollars(-credited)}</dd>
          </div>
        )}
        <div>
          <dt>{t.paid}</dt>
          <dd>{formatDollars(paid)}</dd>
        </div>
        <div data-owed={askedCents(invoice) > 0 || undefined}>
          <dt>{t.balance}</dt>
          <dd>{formatDollars(balance)}</dd>
        </div>
      </dl>
      {onItsWay !== undefined && <p>{t.onItsWay(formatDollars(onItsWay))}</p>}
      {status === 'open' && askedCents(invoice) > 0 && (
        <p>
          {dueText(invoice, today)}
          {dueDate <= today && `, ${formatDay(dueDate)}`}
        </p>
      )}
      {credits.length > 0 && (
        <section aria-label={t.creditNotes} className="grid gap-2">
          <h3 className="font-bold">{t.creditNotes}</h3>
          <ul className="grid gap-2">
            {credits.map(({ number, amount, at, ...credit }) => (
              <li key={number} className="list-row-plain">
                <span className="grid min-w-0 flex-1">
                  <span className="font-semibold">{number}</span>
                  <span className="wrap-anywhere">{creditReason(credit)}</span>
                  <span className="text-sm text-base-content/75">{formatChicagoDate(new Date(at))}</span>
                </span>
                <span className="font-semibold tabular-nums">{formatDollars(-amount)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Panel>
  );
}

const pageSize = 10;

/** Payments for this invoice. Other payments of the project may cover it, too. */
function InvoicePayments({ invoice }: { invoice: Invoice }) {
  const t = deskInvoiceTexts();
  const [limit, setLimit] = useState(pageSize);
  const payments = useDeskList({
    collection: 'payments',
    schema: paymentSchema,
    where: [['invoiceId', '==', invoice.id]],
    order: ['createdAt', 'desc'],
    limit,
  });
  return (
    <Panel title={t.payments} icon={CircleDollarSign}>
      <DeskListView
        list={payments}
        noun={t.nounPayments}
        empty={<p>{invoice.paid > 0 ? t.paidByOthers : t.noPayments}</p>}
        onMore={() => setLimit((shown) => shown + pageSize)}
      >
        {(items) => (
          <ul className="grid gap-3">
            {items.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} actions={<PaymentActions payment={payment} />} />
            ))}
          </ul>
        )}
      </DeskListView>
      {invoice.status === 'void' && payments.status === 'ready' && [...payments.items].length > 0 && (
        <p className="font-semibold">{looseTexts().onVoid}</p>
      )}
      <p className="text-sm text-base-content/75">{t.otherPaymentsExplained}</p>
      <Link
        to={deskPaths.project(invoice.projectId)}
        className="link inline-flex min-h-11 items-center justify-self-start"
      >
        {t.allPayments}
      </Link>
    </Panel>
  );
}
