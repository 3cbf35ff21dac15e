import type { Estimate } from '@welding/domain/entities/estimate';
import { storedPaymentSchema } from '@welding/domain/entities/stored-payment';
import { storedProjectSchema } from '@welding/domain/entities/stored-project';
import { depositDueCents, unpaidDepositCents } from '@welding/domain/money/deposit';
import { formatCents } from '@welding/domain/values/money';
import { useDeskDocument } from '#desk/live/use-desk-document.ts';
import { type DeskList, useDeskList } from '#desk/live/use-desk-list.ts';
import { invoicesOfProject, paymentsOfProject } from '#desk/payments/ledger-of-project.ts';
import { paymentsTexts } from '#desk/payments/payments-texts.tsx';
import { RecordPayment } from '#desk/payments/record-payment.tsx';
import { LoadProblem } from '#desk/ui/load-problem.tsx';
import { estimateTexts } from './estimate-texts.tsx';

/** A deposit is paid in one payment or a few. */
const mostPayments = 20;

/** Whether the deposit of an approved estimate is there, and the way to record one that came without a card. */
export function DepositState({ estimate }: { estimate: Estimate }) {
  const payments = useDeskList(
    estimate.depositAmount > 0
      ? {
          collection: 'payments',
          schema: storedPaymentSchema,
          where: [['estimateId', '==', estimate.id]],
          limit: mostPayments,
        }
      : null,
  );
  if (payments.status === 'error') return <NotRead list={payments} />;
  if (payments.status !== 'ready') return null;
  if (unpaidDepositCents(estimate, payments.items) === 0) return <Paid />;
  return <OpenDeposit estimate={estimate} />;
}

/** What of it is still to come, by all money of the job. */
function OpenDeposit({ estimate }: { estimate: Estimate }) {
  const { id: estimateId, projectId, clientId, number } = estimate;
  const project = useDeskDocument('projects', projectId, storedProjectSchema);
  const payments = useDeskList(paymentsOfProject(projectId));
  const invoices = useDeskList(invoicesOfProject(projectId));
  if (payments.status === 'error') return <NotRead list={payments} />;
  if (invoices.status === 'error') return <NotRead list={invoices} />;
  if (payments.status !== 'ready' || invoices.status !== 'ready' || project.status === 'loading') return null;
  if (project.status === 'ready' && project.item.status === 'cancelled') return null;
  if (payments.isFull || invoices.isFull) return <p role="alert">{paymentsTexts().tooManyPayments}</p>;
  const dueCents = depositDueCents(estimate, {
    project: project.status === 'ready' ? project.item : undefined,
    invoices: invoices.items,
    payments: payments.items,
  });
  if (dueCents === 0) return <Paid />;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="font-semibold">{estimateTexts().depositToCome(formatCents(dueCents))}</p>
      <RecordPayment
        label={estimateTexts().recordTheDeposit}
        pays={{ projectId, clientId, estimateId }}
        title={estimateTexts().depositOfEstimate(number)}
        balanceCents={dueCents}
      />
    </div>
  );
}

function Paid() {
  return <p className="font-semibold">{estimateTexts().theDepositIsPaid}</p>;
}

function NotRead({ list: { offline, retry } }: { list: Extract<DeskList<unknown>, { status: 'error' }> }) {
  return <LoadProblem subject={estimateTexts().theDepositIs} offline={offline} retry={retry} />;
}
