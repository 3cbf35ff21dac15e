import { type Invoice, invoiceSchema } from '@welding/domain/entities/invoice';
import { deskPaths } from '@welding/domain/paths';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { DeskQuery } from '#desk/live/desk-query.ts';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { FilterTabs, useFilter } from '#desk/ui/filter-tabs.tsx';
import { useToday } from '#desk/ui/use-today.ts';
import { RowsWithClients } from '#desk/ui/with-clients.tsx';
import { InvoiceRow } from './invoices-list.tsx';
import { invoicesTexts } from './invoices-texts.ts';

const pageSize = 20;

const kinds = ['owed', 'draft', 'paid', 'void'] as const;
type Kind = (typeof kinds)[number];

const invoicesOf = { collection: 'invoices', schema: invoiceSchema } as const;

type Shown = {
  readonly label: string;
  readonly none: string;
  readonly query: (limit: number) => DeskQuery<Invoice>;
};

const shown: Record<Kind, Shown> = {
  owed: {
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
  draft: {
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
  paid: {
    label: invoicesTexts().paid,
    none: invoicesTexts().noneIsPaid,
    query: (limit) => ({
      ...invoicesOf,
      where: [['status', '==', 'paid']],
      order: ['createdAt', 'desc'],
      limit,
    }),
  },
  void: {
    label: invoicesTexts().void,
    none: invoicesTexts().noneIsVoid,
    query: (limit) => ({
      ...invoicesOf,
      where: [['status', '==', 'void']],
      order: ['createdAt', 'desc'],
      limit,
    }),
  },
};

/** All invoices: what is owed, the longest first, and the others, the newest first. */
export function InvoicesPage() {
  const [kind, choose] = useFilter(kinds);
  return (
    <div className="grid gap-5">
      <FilterTabs
        label={invoicesTexts().invoicesThatAre}
        choices={kinds.map((value) => ({ value, label: shown[value].label }))}
        chosen={kind}
        onChoose={choose}
      />
      <InvoicesOfKind key={kind} kind={kind} />
      <Link to={deskPaths.newInvoice()} className="btn btn-primary justify-self-start">
        <Plus aria-hidden="true" className="size-5" />
        {invoicesTexts().newInvoice}
      </Link>
    </div>
  );
}

function InvoicesOfKind({ kind }: { kind: Kind }) {
  const today = useToday();
  const [limit, setLimit] = useState(pageSize);
  const { none, query } = shown[kind];
  const invoices = useDeskList(query(limit));
  return (
    <DeskListView
      list={invoices}
      noun={invoicesTexts().nounInvoices}
      empty={<p>{none}</p>}
      onMore={() => setLimit((before) => before + pageSize)}
    >
      {(items) => (
        <RowsWithClients items={items}>
          {(invoice, of) => <InvoiceRow invoice={invoice} today={today} of={of} />}
        </RowsWithClients>
      )}
    </DeskListView>
  );
}
