import { invoiceSchema } from '@welding/domain/entities/invoice';
import { storedPaymentSchema } from '@welding/domain/entities/stored-payment';
import { balanceOf } from '@welding/domain/money/balance';
import { formatCents } from '@welding/domain/values/money';
import { Scale } from 'lucide-react';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { LoadProblem } from '#desk/ui/load-problem.tsx';
import { ListSkeleton } from '#shared/live-lists/list-skeleton.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { clientsTexts } from './clients-texts.ts';

/** More invoices or payments than a client has: the balance needs all of them. */
const most = 1000;

/** What a client was invoiced, has paid, and owes in all. */
export function ClientBalance({ clientId }: { clientId: string }) {
  return (
    <Panel title={clientsTexts().balance} icon={Scale}>
      <Figures clientId={clientId} />
    </Panel>
  );
}

function Figures({ clientId }: { clientId: string }) {
  const ofClient = { where: [['clientId', '==', clientId]], limit: most } as const;
  const invoices = useDeskList({ ...ofClient, collection: 'invoices', schema: invoiceSchema });
  const payments = useDeskList({ ...ofClient, collection: 'payments', schema: storedPaymentSchema });
  const failed = [invoices, payments].find((list) => list.status === 'error');
  if (failed?.status === 'error') {
    return (
      <LoadProblem subject={clientsTexts().balanceSubject} offline={failed.offline} retry={failed.retry} />
    );
  }
  if (invoices.status !== 'ready' || payments.status !== 'ready') {
    return <ListSkeleton label={clientsTexts().loadingTheBalance} rows={1} />;
  }
  if (invoices.isFull || payments.isFull) {
    return <p>{clientsTexts().tooMany}</p>;
  }
  const { invoicedCents, receivedCents, balanceCents } = balanceOf(invoices.items, payments.items);
  return (
    <dl className="figures">
      <div>
        <dt>{clientsTexts().invoiced}</dt>
        <dd>{formatCents(invoicedCents)}</dd>
      </div>
      <div>
        <dt>{clientsTexts().paid}</dt>
        <dd>{formatCents(receivedCents)}</dd>
      </div>
      <div data-owed={balanceCents > 0 || undefined}>
        <dt>{balanceCents < 0 ? clientsTexts().paidAhead : clientsTexts().balance}</dt>
        <dd>{formatCents(Math.abs(balanceCents))}</dd>
      </div>
    </dl>
  );
}
