import type { Invoice } from '@welding/domain/entities/invoice';
import { deskPaths } from '@welding/domain/paths';
import { formatDay, isDate } from '@welding/domain/values/chicago-day';
import type { Sendable } from '#desk/priced/draft-paper.tsx';
import { liveTotals } from '#desk/priced/live-totals.ts';
import { SendDialog } from '#desk/priced/send-dialog.tsx';
import { sendInvoice } from './invoice-calls.ts';
import { invoiceTexts } from './invoice-texts.tsx';

/** Says what the client gets before an invoice goes out. */
export function SendInvoiceDialog({ draft, values, ...dialog }: Sendable<Invoice>) {
  const { totalCents } = liveTotals(values);
  const { dueDate = '' } = values;
  const { clientId, projectId, estimateId } = draft;
  return (
    <SendDialog
      {...dialog}
      paper="invoice"
      kind="invoices"
      clientId={clientId}
      totalCents={totalCents}
      onSend={sendInvoice}
      changeOrder={
        estimateId
          ? deskPaths.newEstimate({ client: clientId, project: projectId, change: estimateId })
          : deskPaths.project(projectId)
      }
      facts={
        <div>
          <dt>{invoiceTexts().due}</dt>
          <dd>{isDate(dueDate) ? formatDay(dueDate) : dueDate}</dd>
        </div>
      }
    >
      <p>{invoiceTexts().beforeSending}</p>
    </SendDialog>
  );
}
