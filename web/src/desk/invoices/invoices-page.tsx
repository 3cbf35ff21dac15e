import { invoiceSchema } from '@welding/domain/entities/invoice';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { moneyPaths } from '#desk/paths.ts';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { FilterTabs } from '#desk/ui/filter-tabs.tsx';
import { RowsWithClients } from '#desk/ui/rows-with-clients.tsx';
import { useFilter } from '#desk/ui/use-filter.ts';
import { useToday } from '#desk/ui/use-today.ts';
import type { ListQuery } from '#shared/live-lists/list-query.ts';
import { InvoiceRow } from './invoice-row.tsx';

const pageSize = 20;

const kinds = ['owed', 'draft', 'paid', 'void'] as const;
type Kind = (typeof kinds)[number];
type Chosen = Required<Pick<ListQuery<unknown>, 'where' | 'order'>>;

const queries: Record<Kind, Chosen & { readonly label: string; readonly none: string }> = {
  owed: {
    label: 'Owed',
    none: 'Nothing is owed.',
    where: [
      ['onPortal', '==', true],
      ['status', '==', 'open'],
    ],
    order: ['dueDate', 'asc'],
  },
  draft: {
    label: 'Drafts',
    none: 'There is no draft.',
    where: [
      ['onPortal', '==', false],
      ['status', '==', 'open'],
    ],
    order: ['createdAt', 'desc'],
  },
  paid: {
    label: 'Paid',
    none: 'No invoice is paid yet.',
    where: [['status', '==', 'paid']],
    order: ['createdAt', 'desc'],
  },
  void: {
    label: 'Void',
    none: 'No invoice is void.',
    where: [['status', '==', 'void']],
    order: ['createdAt', 'desc'],
  },
};

/** All invoices: what is owed, the longest first, and the others, the newest first. */
export function InvoicesPage() {
  const [kind, choose] = useFilter(kinds);
  return (
    <div className="grid gap-5">
      <FilterTabs
        label="Invoices that are"
        choices={kinds.map((value) => ({ value, label: queries[value].label }))}
        chosen={kind}
        onChoose={choose}
      />
      <InvoicesOfKind key={kind} kind={kind} />
      <Link to={moneyPaths.newInvoice()} className="btn btn-primary justify-self-start">
        <Plus aria-hidden="true" className="size-5" />
        New invoice
      </Link>
    </div>
  );
}

function InvoicesOfKind({ kind }: { kind: Kind }) {
  const today = useToday();
  const [limit, setLimit] = useState(pageSize);
  const { where, order, none } = queries[kind];
  const invoices = useDeskList({ collection: 'invoices', schema: invoiceSchema, where, order, limit });
  return (
    <DeskListView
      list={invoices}
      noun="invoices"
      empty={<p>{none}</p>}
      onMore={() => setLimit((shown) => shown + pageSize)}
    >
      {(items) => (
        <RowsWithClients items={items}>
          {(invoice, of) => <InvoiceRow invoice={invoice} today={today} of={of} />}
        </RowsWithClients>
      )}
    </DeskListView>
  );
}
