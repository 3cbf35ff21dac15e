import {
  daysOverdue,
  type Invoice,
  type InvoiceState,
  invoiceState,
  invoiceStateLabels,
} from '@welding/domain/entities/invoice';
import { toldTitle } from '@welding/domain/entities/told-title';
import { deskPaths } from '@welding/domain/paths';
import { formatDay } from '@welding/domain/values/chicago-day';
import { formatDollars } from '@welding/domain/values/money';
import {
  Ban,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CirclePercent,
  Clock,
  type LucideIcon,
  Plus,
  ReceiptText,
} from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { type DeskList, useDeskList } from '#desk/live/use-desk-list.ts';
import { invoicesOfProject } from '#desk/payments/ledger-of-project.ts';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { useToday } from '#desk/ui/use-today.ts';
import { Panel } from '#shared/ui/panel.tsx';
import { StatusBadge } from '#shared/ui/status-badge.tsx';
import { invoicesTexts } from './invoices-texts.ts';

const pageSize = 5;

type InvoicesPanelProps = {
  of: 'clientId' | 'projectId';
  id: string;
  /** What is known of a new one; undefined where there is to be none. */
  create?: Parameters<typeof deskPaths.newInvoice>[0];
};

/** The invoices of a project or a client, the newest first, and the way to a new one. */
export function InvoicesPanel({ of, id, create }: InvoicesPanelProps) {
  const today = useToday();
  const [limit, setLimit] = useState(pageSize);
  // The account beside it watches the same.
  const all = invoicesOfProject(id);
  const invoices = useDeskList(of === 'projectId' ? all : { ...all, where: [[of, '==', id]], limit });
  return (
    <Panel title={invoicesTexts().invoices} icon={ReceiptText}>
      <DeskListView
        list={firstOf(invoices, limit)}
        noun={invoicesTexts().nounInvoices}
        empty={<p>{invoicesTexts().noInvoiceYet}</p>}
        onMore={() => setLimit((shown) => shown + pageSize)}
      >
        {(items) => (
          <ul className="grid gap-2">
            {items.map((invoice) => (
              <li key={invoice.id}>
                <InvoiceRow invoice={invoice} today={today} />
              </li>
            ))}
          </ul>
        )}
      </DeskListView>
      {create && (
        <Link to={deskPaths.newInvoice(create)} className="btn btn-outline justify-self-start">
          <Plus aria-hidden="true" className="size-5" />
          {invoicesTexts().newInvoice}
        </Link>
      )}
    </Panel>
  );
}

function firstOf(list: DeskList<Invoice>, limit: number): DeskList<Invoice> {
  if (list.status !== 'ready') return list;
  const { items, isFull } = list;
  return { ...list, items: items.slice(0, limit), isFull: isFull || items.length > limit };
}

type InvoiceRowProps = {
  invoice: Invoice;
  /** The Chicago day. */
  today: string;
  /** Whose it is, where the list is of several clients. */
  of?: string | undefined;
};

/** One invoice in a list, with the way to it. */
export function InvoiceRow({ invoice, today, of }: InvoiceRowProps) {
  const { id, number, status, onPortal, total, balance, projectTitle } = invoice;
  const isOwed = status === 'open' && onPortal;
  const facts = [of && number, projectTitle && toldTitle(projectTitle), isOwed && dueText(invoice, today)];
  return (
    <Link to={deskPaths.invoice(id)} className="list-row-button flex-wrap">
      <span className="grid min-w-0 flex-1 basis-52">
        <span className="font-semibold wrap-anywhere">{of ?? number}</span>
        <span className="text-sm text-base-content/75 wrap-anywhere">
          {facts.filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="grid justify-items-end">
        <span className="font-semibold tabular-nums">{formatDollars(isOwed ? balance : total)}</span>
        {isOwed && balance !== total && (
          <span className="text-sm tabular-nums">{invoicesTexts().ofTotal(formatDollars(total))}</span>
        )}
      </span>
      <StatusBadge {...invoiceBadge(invoice, today)} />
    </Link>
  );
}

const looks = {
  draft: { tone: 'grey', icon: CircleDashed },
  open: { tone: 'blue', icon: Clock },
  part_paid: { tone: 'yellow', icon: CirclePercent },
  overdue: { tone: 'red', icon: CircleAlert },
  paid: { tone: 'green', icon: CircleCheck },
  void: { tone: 'grey', icon: Ban },
} as const satisfies Record<InvoiceState, { tone: string; icon: LucideIcon }>;

/** What an invoice is on this Chicago day. */
export function invoiceBadge(
  invoice: Pick<Invoice, 'status' | 'onPortal' | 'dueDate' | 'paid'>,
  today: string,
) {
  const state = invoiceState(invoice, today);
  return { label: invoiceStateLabels[state], ...looks[state] };
}

/** When an open invoice is or was due, for people. @param today the Chicago day */
export function dueText(invoice: Pick<Invoice, 'dueDate'>, today: string): string {
  const days = daysOverdue(invoice, today);
  if (days === 0) return invoicesTexts().dueToday;
  if (days === 1) return invoicesTexts().dueYesterday;
  return days > 1 ? invoicesTexts().daysOverdue(days) : invoicesTexts().due(formatDay(invoice.dueDate));
}
