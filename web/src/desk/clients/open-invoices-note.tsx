import { invoiceSchema } from '@welding/domain/entities/invoice';
import { dollarsToCents, formatCents } from '@welding/domain/values/money';
import { useDeskList } from '#desk/live/use-desk-list.ts';

/** More invoices than a client has. */
const most = 1000;

/** Says what a client still owes before the client is gone; nothing where no invoice is open. */
export function OpenInvoicesNote({ clientId }: { clientId: string }) {
  const invoices = useDeskList({
    collection: 'invoices',
    schema: invoiceSchema,
    where: [['clientId', '==', clientId]],
    limit: most,
  });
  if (invoices.status !== 'ready') return null;
  const open = invoices.items.filter(({ status, onPortal }) => status === 'open' && onPortal);
  if (open.length === 0) return null;
  const owed = formatCents(open.reduce((sum, { balance }) => sum + dollarsToCents(balance), 0));
  const which = open.map(({ number }) => number).join(', ');
  return (
    <p role="alert" className="font-semibold text-error wrap-anywhere">
      {open.length === 1 ? 'An invoice is' : `${open.length} invoices are`} still open: {which}, {owed} in
      all. They stay in the books as they are, and nobody is reminded of them any more.
    </p>
  );
}
