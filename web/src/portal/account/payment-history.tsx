import type { Payment } from '@welding/domain/entities/payment';
import type { Project } from '@welding/domain/entities/project';
import { toldTitle } from '@welding/domain/entities/told-title';
import { business } from '@welding/domain/values/business';
import { maxListLength } from '@welding/domain/values/limits';
import type { ReactNode } from 'react';
import type { SessionLoss } from '#portal/session/session-loss.ts';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { fetchPayments } from './account-calls.ts';
import { OwnDataView } from './own-data-view.tsx';
import { PaymentEntry } from './payment-entry.tsx';
import { paymentsTexts } from './payments-texts.tsx';
import { useOwnData } from './use-own-data.ts';

type PaymentHistoryProps = {
  clientId: string;
  projects: readonly Project[];
  confirm: (onConfirmed: () => void) => ReactNode;
  onSessionLost: (loss: SessionLoss) => void;
};

/** What the client has paid, once it is sure who asks; before that, where receipts are found. */
export function PaymentHistory({ clientId, projects, confirm, onSessionLost }: PaymentHistoryProps) {
  const own = useOwnData(clientId, (signal) => fetchPayments(clientId, signal), onSessionLost);
  return (
    <>
      {own.phase !== 'ready' && <WhereReceiptsAre />}
      <OwnDataView own={own} noun={paymentsTexts().yourPayments} confirm={confirm}>
        {(payments) => <PaymentList payments={payments} projects={projects} />}
      </OwnDataView>
    </>
  );
}

function WhereReceiptsAre() {
  return (
    <>
      <p>{paymentsTexts().stripeReceipts}</p>
      <p>{paymentsTexts().missingOne}</p>
      <PhoneLink className="btn btn-outline justify-self-start">
        {paymentsTexts().call(business.phone)}
      </PhoneLink>
    </>
  );
}

function PaymentList({ payments, projects }: { payments: readonly Payment[]; projects: readonly Project[] }) {
  // What never moved money is no payment to whoever tried.
  const moved = payments.filter(({ status }) => status !== 'failed' && status !== 'canceled');
  const titleOf = (payment: Payment) => {
    const project = projects.find(({ id }) => id === payment.projectId);
    return project && toldTitle(project.title);
  };
  return (
    <>
      {moved.length === 0 ? (
        <p>{paymentsTexts().noPayments}</p>
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {moved.map((payment) => (
            <PaymentEntry key={payment.id} payment={payment} title={titleOf(payment)} />
          ))}
        </ul>
      )}
      <p className="text-sm text-base-content/75">
        {payments.length === maxListLength && `${paymentsTexts().latestOnly(maxListLength)} `}
        {paymentsTexts().somethingWrong(<PhoneLink className="link whitespace-nowrap" />)}
      </p>
    </>
  );
}
