import { estimateSchema } from '@welding/domain/entities/estimate';
import { invoiceSchema } from '@welding/domain/entities/invoice';
import { storedPaymentSchema } from '@welding/domain/entities/stored-payment';
import { storedProjectSchema } from '@welding/domain/entities/stored-project';
import { deskPaths } from '@welding/domain/paths';
import { addDays } from '@welding/domain/values/chicago-day';
import { formatDollars } from '@welding/domain/values/money';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EstimateRow } from '#desk/estimates/estimate-row.tsx';
import { InvoiceRow } from '#desk/invoices/invoice-row.tsx';
import { type DeskList, useDeskList } from '#desk/live/use-desk-list.ts';
import { disputeText } from '#desk/payments/payment-words.ts';
import { UnrecordedPayments } from '#desk/payments/unrecorded-payments.tsx';
import { LoadProblem } from '#desk/ui/load-problem.tsx';
import { RowsWithClients } from '#desk/ui/rows-with-clients.tsx';
import { useToday } from '#desk/ui/use-today.ts';
import { Waiting } from './waiting.tsx';

const most = 10;
/** An approval is news for so many days. */
const newsDays = 7;

/** What waits about money: questions, approvals of the last days, finished work without an invoice, overdue invoices, disputes; nothing where there is none. */
export function NeedsMoney() {
  const today = useToday();
  const estimates = { collection: 'estimates', schema: estimateSchema, limit: most } as const;
  const questions = useDeskList({ ...estimates, where: [['awaitsAnswer', '==', true]] });
  const approved = useDeskList({
    ...estimates,
    where: [['status', '==', 'approved']],
    order: ['approval.at', 'desc'],
  });
  const overdue = useDeskList({
    collection: 'invoices',
    schema: invoiceSchema,
    where: [
      ['onPortal', '==', true],
      ['status', '==', 'open'],
      ['dueDate', '<', today],
    ],
    order: ['dueDate', 'asc'],
    limit: most,
  });
  const disputes = useDeskList({
    collection: 'payments',
    schema: storedPaymentSchema,
    where: [['disputeStatus', '==', 'needs_response']],
    limit: most,
  });
  const finished = useDeskList({
    collection: 'projects',
    schema: storedProjectSchema,
    where: [['awaitsInvoice', '==', true]],
    limit: most,
  });
  const newsSince = addDays(today, -newsDays);
  return (
    <>
      <UnrecordedPayments />
      <Rows title="Disputed payments" list={disputes}>
        {(payment) => (
          <Link
            to={payment.projectId ? deskPaths.project(payment.projectId) : deskPaths.money}
            className="list-row-button flex-wrap"
          >
            <span className="min-w-0 grow basis-40">{disputeText(payment)}</span>
            <span className="font-semibold tabular-nums">{formatDollars(payment.amount)}</span>
          </Link>
        )}
      </Rows>
      <Rows title="Questions about estimates" list={questions}>
        {(estimate, of) => <EstimateRow estimate={estimate} today={today} of={of} />}
      </Rows>
      <Rows
        title="Approved in the last days"
        list={approved}
        only={({ approval }) => approval !== undefined && approval.at.slice(0, 10) >= newsSince}
      >
        {(estimate, of) => <EstimateRow estimate={estimate} today={today} of={of} />}
      </Rows>
      <Rows title="Finished, not invoiced" list={finished}>
        {({ id, clientId, title, agreedTotal }, of) => (
          <Link
            to={deskPaths.newInvoice({ client: clientId, project: id })}
            className="list-row-button flex-wrap"
          >
            <span className="grid min-w-0 grow basis-40">
              <span className="wrap-anywhere font-semibold">{title}</span>
              <span className="text-base-content/75">{of}</span>
            </span>
            <span className="font-semibold">
              {agreedTotal === undefined ? 'Write invoice' : `Agreed ${formatDollars(agreedTotal)}`}
            </span>
          </Link>
        )}
      </Rows>
      <Rows title="Overdue invoices" list={overdue}>
        {(invoice, of) => <InvoiceRow invoice={invoice} today={today} of={of} />}
      </Rows>
    </>
  );
}

type RowsProps<Item> = {
  title: string;
  list: DeskList<Item>;
  only?: (item: Item) => boolean;
  children: (item: Item, of: string) => ReactNode;
};

function Rows<Item extends { readonly id: string; readonly clientId: string }>(props: RowsProps<Item>) {
  const { title, list, only = () => true, children } = props;
  if (list.status === 'error') {
    return <LoadProblem subject={`${title} are`} offline={list.offline} retry={list.retry} />;
  }
  const items = list.status === 'ready' ? list.items.filter(only) : [];
  if (items.length === 0) return null;
  return (
    <Waiting title={title} path={deskPaths.money} link="Money">
      <RowsWithClients items={items}>{children}</RowsWithClients>
    </Waiting>
  );
}
