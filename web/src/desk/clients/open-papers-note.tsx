import { estimateSchema } from '@welding/domain/entities/estimate';
import { invoiceSchema } from '@welding/domain/entities/invoice';
import { dollarsToCents, formatCents } from '@welding/domain/values/money';
import type { ReactNode } from 'react';
import { useDeskList } from '#desk/live/use-desk-list.ts';

/** More papers than a client has. */
const most = 1000;

type OpenPapersNoteProps = {
  clientId: string;
  /** What becomes of the invoices that are still open. */
  invoicesThen: ReactNode;
  /** What becomes of the estimates that wait for an answer. */
  estimatesThen: ReactNode;
};

/** Says what a client still owes and has not answered before the record ends; nothing where nothing is open. */
export function OpenPapersNote({ clientId, invoicesThen, estimatesThen }: OpenPapersNoteProps) {
  const ofClient = { where: [['clientId', '==', clientId]], limit: most } as const;
  const invoices = useDeskList({ ...ofClient, collection: 'invoices', schema: invoiceSchema });
  const estimates = useDeskList({
    ...ofClient,
    collection: 'estimates',
    schema: estimateSchema,
    order: ['createdAt', 'desc'],
  });
  const open =
    invoices.status === 'ready'
      ? invoices.items.filter(({ status, onPortal }) => status === 'open' && onPortal)
      : [];
  const sent = estimates.status === 'ready' ? estimates.items.filter(({ status }) => status === 'sent') : [];
  const owed = formatCents(open.reduce((sum, { balance }) => sum + dollarsToCents(balance), 0));
  return (
    <div role="alert" className="grid gap-2 font-semibold text-error wrap-anywhere empty:hidden">
      {open.length > 0 && (
        <p>
          {open.length === 1 ? 'An invoice is' : `${open.length} invoices are`} still open: {listOf(open)},{' '}
          {owed} in all. {invoicesThen}
        </p>
      )}
      {sent.length > 0 && (
        <p>
          {sent.length === 1 ? 'An estimate waits' : `${sent.length} estimates wait`} for an answer:{' '}
          {listOf(sent)}. {estimatesThen}
        </p>
      )}
    </div>
  );
}

function listOf(papers: readonly { readonly number: string }[]): string {
  return papers.map(({ number }) => number).join(', ');
}
