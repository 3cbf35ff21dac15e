import { type Invoice, invoiceSchema } from '@welding/domain/entities/invoice';
import { deskPaths } from '@welding/domain/paths';
import { type ListFilter, ListPage } from '#desk/ui/desk-list.tsx';
import { invoicesList } from './invoices-list.tsx';
import { invoicesTexts } from './invoices-texts.tsx';

/** Open invoices by due date, others newest first. */
export function InvoicesPage() {
  const t = invoicesTexts();
  return (
    <ListPage
      of={invoicesList}
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
    query: (limit) => ({
      ...invoicesOf,
      where: [
        ['onPortal', '==', true],
        ['status', '==', 'open'],
      ],
      order: ['dueDate', 'asc'],
      limit,
    }),
  },
  {
    value: 'draft',
    label: invoicesTexts().drafts,
    none: invoicesTexts().noDrafts,
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
