import type { Estimate } from '@welding/domain/entities/estimate';
import type { Invoice } from '@welding/domain/entities/invoice';
import { localTitle } from '@welding/domain/entities/local-title';
import { arrivedAt, type Payment } from '@welding/domain/entities/payment';
import type { Project } from '@welding/domain/entities/project';
import { unappliedMoney } from '@welding/domain/money/loose-money';
import { projectAccount } from '@welding/domain/money/project-account';
import { deskPaths } from '@welding/domain/paths';
import { formatCents } from '@welding/domain/values/money';
import { CircleDollarSign, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { EstimateRow } from '#desk/estimates/estimates-list.tsx';
import { estimatesTexts } from '#desk/estimates/estimates-texts.ts';
import { InvoiceRow } from '#desk/invoices/invoices-list.tsx';
import { invoicesTexts } from '#desk/invoices/invoices-texts.tsx';
import { type DeskList, useDeskList, wholeListOf } from '#desk/live/use-desk-list.ts';
import { AccountBar, AccountFigures } from '#desk/payments/account-figures.tsx';
import {
  estimatesOfProject,
  invoicesOfProject,
  paymentsOfProject,
} from '#desk/payments/ledger-of-project.ts';
import { LooseMoneyLine } from '#desk/payments/loose-money.tsx';
import { PaymentActions, PaymentRow } from '#desk/payments/payment-row.tsx';
import { RecordPayment } from '#desk/payments/record-payment.tsx';
import { NotWhole } from '#desk/ui/desk-list-view.tsx';
import { AsOfLists } from '#shared/live-lists/as-of.tsx';
import { LinkButton } from '#shared/ui/button.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { deskProjectTexts } from './projects-texts.ts';

/** A project's account, and its estimates, invoices and payments as one list, newest first. */
export function ProjectBilling({ project }: { project: Project }) {
  const t = deskProjectTexts();
  const { id, clientId, title } = project;
  const known = { client: clientId, project: id };
  const lists = {
    estimates: useDeskList(estimatesOfProject(id)),
    invoices: useDeskList(invoicesOfProject(id)),
    payments: useDeskList(paymentsOfProject(id)),
  };
  const [estimates, invoices, payments] = [
    wholeListOf(lists.estimates),
    wholeListOf(lists.invoices),
    wholeListOf(lists.payments),
  ];
  const areAllThere = payments.status === 'ready' && invoices.status === 'ready';
  const account = areAllThere ? projectAccount(project, payments.items, invoices.items) : undefined;
  const looseCents = areAllThere ? unappliedMoney(project, invoices.items, payments.items).looseCents : 0;
  const entries = inTime([
    ...itemsOf(lists.estimates).map(estimateEntry),
    ...itemsOf(lists.invoices).map(invoiceEntry),
    ...itemsOf(lists.payments).map((payment) => paymentEntry(payment, looseCents)),
  ]);
  const isEmpty = entries.length === 0 && areAllThere && estimates.status === 'ready';
  return (
    <Panel title={t.money} icon={CircleDollarSign}>
      <AsOfLists of={areAllThere ? [invoices, payments] : []} />
      {account && (
        <div className="grid gap-2">
          <AccountFigures account={account} />
          <AccountBar account={account} />
        </div>
      )}
      {looseCents > 0 && <LooseMoneyLine amount={formatCents(looseCents)} />}
      <NotWhole of={[invoices, payments, estimates]} noun={t.nounPapers} rows={1} />
      {isEmpty && <p>{t.noPapers}</p>}
      <ul className="grid gap-2 empty:hidden">{entries.map(({ row }) => row)}</ul>
      <div className="job-adds">
        <LinkButton to={deskPaths.newEstimate(known)} icon={Plus}>
          {estimatesTexts().newEstimate}
        </LinkButton>
        <LinkButton to={deskPaths.newInvoice(known)} icon={Plus}>
          {invoicesTexts().newInvoice}
        </LinkButton>
        <RecordPayment
          pays={{ clientId, projectId: id }}
          title={localTitle(title)}
          balanceCents={account ? account.balanceCents - account.onItsWayCents : 0}
        />
      </div>
    </Panel>
  );
}

function itemsOf<Item>(list: DeskList<Item>): readonly Item[] {
  return list.status === 'ready' ? [...list.items] : [];
}

type Entry = { readonly at: string; readonly row: ReactNode };

function inTime(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((one, other) => (one.at < other.at ? 1 : -1));
}

/** A sent paper is listed by the day it was sent. */
function estimateEntry(estimate: Estimate): Entry {
  return {
    at: estimate.sentAt ?? estimate.createdAt,
    row: (
      <li key={estimate.id}>
        <EstimateRow item={estimate} isOfProject />
      </li>
    ),
  };
}

function invoiceEntry(invoice: Invoice): Entry {
  return {
    at: invoice.sentAt ?? invoice.createdAt,
    row: (
      <li key={invoice.id}>
        <InvoiceRow item={invoice} isOfProject />
      </li>
    ),
  };
}

function paymentEntry(payment: Payment, looseCents: number): Entry {
  return {
    at: arrivedAt(payment),
    row: (
      <PaymentRow
        key={payment.id}
        payment={payment}
        actions={<PaymentActions payment={payment} looseCents={looseCents} />}
      />
    ),
  };
}
