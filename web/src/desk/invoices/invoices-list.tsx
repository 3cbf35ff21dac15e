import {
  askedCents,
  daysOverdue,
  type Invoice,
  type InvoiceState,
  invoiceState,
  invoiceStateLabels,
} from '@welding/domain/entities/invoice';
import { localTitle } from '@welding/domain/entities/local-title';
import { deskPaths } from '@welding/domain/paths';
import { formatDollars } from '@welding/domain/values/money';
import { formatDay } from '@welding/domain/values/words';
import {
  Ban,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleHelp,
  CirclePercent,
  Clock,
  Landmark,
  type LucideIcon,
  Plus,
  ReceiptText,
} from 'lucide-react';
import { Link } from 'react-router';
import { invoicesOfProject } from '#desk/payments/ledger-of-project.ts';
import { type ListOf, ListPanel } from '#desk/ui/desk-list.tsx';
import { LinkButton } from '#shared/ui/button.tsx';
import { StatusBadge } from '#shared/ui/panel.tsx';
import { useToday } from '#shared/ui/use-clock.ts';
import { deskInvoiceTexts, invoicesTexts } from './invoices-texts.tsx';

export const invoicesList: ListOf<Invoice> = {
  title: invoicesTexts().invoices,
  icon: ReceiptText,
  noun: invoicesTexts().nounInvoices,
  none: invoicesTexts().noInvoiceYet,
  Row: InvoiceRow,
};

type InvoicesPanelProps = {
  of: 'clientId' | 'projectId';
  id: string;
  /** Known values for a new one; undefined if none may be added. */
  create?: Parameters<typeof deskPaths.newInvoice>[0];
};

/** Newest first. */
export function InvoicesPanel({ of, id, create }: InvoicesPanelProps) {
  // The same query as the project's account, so that both share it.
  const all = invoicesOfProject(id);
  return (
    <ListPanel
      of={invoicesList}
      query={(limit) => (of === 'projectId' ? all : { ...all, where: [[of, '==', id]], limit })}
      action={
        create && (
          <LinkButton to={deskPaths.newInvoice(create)} icon={Plus} className="justify-self-start">
            {invoicesTexts().newInvoice}
          </LinkButton>
        )
      }
    />
  );
}

type InvoiceRowProps = {
  item: Invoice;
  /** The client's name, in a list of several clients. */
  of?: string;
  /** On the project's own page, which needs no title. */
  isOfProject?: boolean;
};

export function InvoiceRow({ item: invoice, of, isOfProject = false }: InvoiceRowProps) {
  const today = useToday();
  const { id, number, status, onPortal, total, balance, projectTitle } = invoice;
  const isOwed = status === 'open' && onPortal;
  const isDue = isOwed && askedCents(invoice) > 0;
  const facts = [
    of && number,
    !isOfProject && projectTitle && localTitle(projectTitle),
    isDue && dueText(invoice, today),
  ];
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
  on_its_way: { tone: 'yellow', icon: Landmark },
  paid: { tone: 'green', icon: CircleCheck },
  void: { tone: 'grey', icon: Ban },
  other: { tone: 'grey', icon: CircleHelp },
} as const satisfies Record<InvoiceState, { tone: string; icon: LucideIcon }>;

/** @param today the Chicago day */
export function invoiceBadge(invoice: Parameters<typeof invoiceState>[0], today: string) {
  const state = invoiceState(invoice, today);
  return { label: invoiceStateLabels[state], ...looks[state] };
}

/** Sentences about the money that voiding an invoice leaves over. */
export function paidOnVoid({ paid, onItsWay = 0 }: Pick<Invoice, 'paid' | 'onItsWay'>): string[] {
  const t = deskInvoiceTexts();
  return [
    ...(paid > 0 ? [t.wasPaidOnIt(formatDollars(paid))] : []),
    ...(onItsWay > 0 ? [t.isOnItsWay(formatDollars(onItsWay))] : []),
  ];
}

/**
 * The due date of an open invoice in words.
 * @param today the Chicago day
 */
export function dueText(invoice: Pick<Invoice, 'dueDate'>, today: string): string {
  const t = invoicesTexts();
  const days = daysOverdue(invoice, today);
  if (days === 0) return t.dueToday;
  if (days === 1) return t.dueYesterday;
  return days > 1 ? t.daysOverdue(days) : t.due(formatDay(invoice.dueDate));
}
