import { type Invoice, invoiceSchema } from '@welding/domain/entities/invoice';
import { deskPaths } from '@welding/domain/paths';
import { owedInvoices } from '#desk/live/next-and-owed.ts';
import { type ListFilter, ListPage } from '#desk/ui/list-page.tsx';
import { invoicesList } from './invoices-list.tsx';
import { invoicesTable } from './invoices-table.tsx';
import { invoicesTexts } from './invoices-texts.tsx';

/** Open invoices by due date, others newest first. */
export function InvoicesPage() {
  const t = invoicesTexts();
  return (
    <ListPage
      of={invoicesList}
      table={invoicesTable}
      label={t.invoicesThatAre}
      filters={filters}
      add={{ to: deskPaths.newInvoice(), label: t.newInvoice }}
    />
  );
}

const invoicesOf = { collection: 'invoices', schema: invoiceSchema } as const;

const filters: readonly [ListFilter<Invoice>, ...ListFilter<Invoice>[]] = [
  {
    value: 'owed',
    label: invoicesTexts().owed,
    none: invoicesTexts().nothingIsOwed,
    isCounted: true,
    query: owedInvoices,
  },
  {
    value: 'draft',
    label: invoicesTexts().drafts,
    none: invoicesTexts().noDrafts,
    isCounted: true,
    query: (limit) => ({
      ...invoicesOf,
      where: [
        ['onPortal', '==', false],
        ['status', '==', 'open'],
      ],
      order: ['createdAt', 'desc'],
      limit,
    }),
  },
  {
    value: 'paid',
    label: invoicesTexts().paid,
    none: invoicesTexts().noneIsPaid,
    query: (limit) => ({
      ...invoicesOf,
      where: [['status', '==', 'paid']],
      order: ['createdAt', 'desc'],
      limit,
    }),
  },
  {
    value: 'void',
    label: invoicesTexts().void,
    none: invoicesTexts().noneIsVoid,
    query: (limit) => ({
      ...invoicesOf,
      where: [['status', '==', 'void']],
      order: ['createdAt', 'desc'],
      limit,
    }),
  },
];
