import { business } from '@welding/domain/business/business';
import { CreditCard, History, Wallet } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#shared/api/paths.ts';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { PayLink } from './pay-link.tsx';

/** Payment Options: to the checkout, and where receipts are found. */
export function PaymentOptionsCard() {
  const [historyOpen, setHistoryOpen] = useState(false);
  return (
    <Panel title="Payment Options" icon={Wallet}>
      <p>Pay an estimate or an invoice by card, in your own time.</p>
      <div className="flex flex-wrap gap-3">
        <PayLink to={paths.checkout} className="btn btn-primary">
          <CreditCard aria-hidden="true" />
          Make Payment
        </PayLink>
        <button
          type="button"
          aria-haspopup="dialog"
          className="btn btn-outline"
          onClick={() => setHistoryOpen(true)}
        >
          <History aria-hidden="true" />
          View Payment History
        </button>
      </div>
      <Dialog open={historyOpen} onClose={() => setHistoryOpen(false)} title="Payment History">
        <p>
          Stripe, which handles our card payments, sends a receipt for every payment to the e-mail you gave
          when paying.
        </p>
        <p>Missing one, or need the sum of a whole project? Call us and we will look it up.</p>
        <PhoneLink className="btn btn-primary justify-self-start">Call {business.phone}</PhoneLink>
      </Dialog>
    </Panel>
  );
}
