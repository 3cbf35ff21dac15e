import type { Invoice } from '@welding/domain/entities/invoice';
import { deskPaths } from '@welding/domain/paths';
import { dollarsToCents, formatDollars } from '@welding/domain/values/money';
import { formatDate } from '@welding/domain/values/words';
import { clientColumn, jobColumn, type ListTableOf } from '#desk/ui/list-page.tsx';
import { instantDay } from '#desk/ui/table-columns.ts';
import { tableTexts } from '#desk/ui/table-texts.ts';
import { StatusBadge } from '#shared/ui/panel.tsx';
import { useToday } from '#shared/ui/use-clock.ts';
import { invoiceBadge } from './invoices-list.tsx';

const { heads } = tableTexts();

export const invoicesTable: ListTableOf<Invoice> = {
  pathOf: ({ id }) => deskPaths.invoice(id),
  cents: owedCents,
  columns: [
    {
      id: 'number',
      head: heads.number,
      isShort: true,
      cell: ({ number }) => number,
      sortBy: ({ number }) => number,
    },
    clientColumn,
    jobColumn(68),
    { id: 'state', head: heads.state, cell: (invoice) => <State invoice={invoice} /> },
    {
      id: 'sent',
      head: heads.sent,
      from: 80,
      isShort: true,
      cell: ({ sentAt }) => instantDay(sentAt),
      sortBy: ({ sentAt }) => sentAt,
    },
    {
      id: 'due',
      head: heads.due,
      isShort: true,
      cell: ({ dueDate }) => formatDate(dueDate),
      sortBy: ({ dueDate }) => dueDate,
    },
    {
      id: 'total',
      head: heads.total,
      isFigure: true,
      cell: ({ total }) => formatDollars(total),
      sortBy: ({ total }) => total,
      sum: ({ total }) => dollarsToCents(total),
    },
    {
      id: 'paid',
      head: heads.paid,
      isFigure: true,
      from: 80,
      cell: ({ paid }) => formatDollars(paid),
      sortBy: ({ paid }) => paid,
      sum: ({ paid }) => dollarsToCents(paid),
    },
    {
      id: 'balance',
      head: heads.balance,
      isFigure: true,
      cell: (invoice) => formatDollars(owed(invoice)),
      sortBy: owed,
      sum: owedCents,
    },
  ],
};

/** Dollars. Drafts and void invoices owe nothing. */
function owed({ status, onPortal, balance }: Invoice): number {
  return status === 'open' && onPortal ? balance : 0;
}

function owedCents(invoice: Invoice): number {
  return dollarsToCents(owed(invoice));
}

function State({ invoice }: { invoice: Invoice }) {
  return <StatusBadge {...invoiceBadge(invoice, useToday())} />;
}
