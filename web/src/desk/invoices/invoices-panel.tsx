import type { Invoice } from '@welding/domain/entities/invoice';
import { deskPaths } from '@welding/domain/paths';
import { Plus, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { type DeskList, useDeskList } from '#desk/live/use-desk-list.ts';
import { invoicesOfProject } from '#desk/payments/ledger-of-project.ts';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { useToday } from '#desk/ui/use-today.ts';
import { Panel } from '#shared/ui/panel.tsx';
import { InvoiceRow } from './invoice-row.tsx';
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
