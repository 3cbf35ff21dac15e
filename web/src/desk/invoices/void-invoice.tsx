import type { Invoice } from '@welding/domain/entities/invoice';
import { invoiceMessages } from '@welding/domain/entities/invoice-requests';
import { formatDollars } from '@welding/domain/values/money';
import { useState } from 'react';
import { ReasonForm } from '#desk/ui/reason-form.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { voidInvoice } from './invoice-calls.ts';

/** Makes an invoice void, after a reason. A payment that arrives meanwhile shows in the question. */
export function VoidInvoice({ invoice }: { invoice: Invoice }) {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const { number, paid } = invoice;
  return (
    <>
      <button
        type="button"
        className="btn btn-outline"
        aria-haspopup="dialog"
        onClick={() => setIsAsking(true)}
      >
        Void …
      </button>
      <Dialog open={isAsking} onClose={close} title={`Void invoice ${number}`}>
        <ReasonForm
          hint="Kept with the invoice."
          required={invoiceMessages.reasonRequired}
          action="Void invoice"
          onSend={async (reason) => {
            await voidInvoice(invoice, reason);
            void showToast({ title: `Invoice ${number} is void` });
          }}
          onDone={close}
        >
          <p>It keeps its number and asks for nothing any more. This cannot be taken back.</p>
          <p role="status" className="font-semibold empty:hidden">
            {paid > 0 &&
              `${formatDollars(paid)} was paid on it: it counts for other invoices of the project, or is to be given back.`}
          </p>
        </ReasonForm>
      </Dialog>
    </>
  );
}
