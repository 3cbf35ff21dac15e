import { projectAccount } from '@welding/domain/business/project-account';
import type { Payment } from '@welding/domain/entities/payment';
import type { Project } from '@welding/domain/entities/project';
import { storedPaymentSchema } from '@welding/domain/entities/stored-payment';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { CircleDollarSign } from 'lucide-react';
import { useState } from 'react';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { AccountFigures } from './account-figures.tsx';
import { PaymentRow } from './payment-row.tsx';
import { canBeVoided } from './payment-words.ts';
import { RecordPaymentDialog } from './record-payment-dialog.tsx';
import { useMayVoid } from './use-may-void.ts';
import { VoidPaymentDialog } from './void-payment-dialog.tsx';

/** More payments than any project has: its account needs all of them. */
const most = 200;

/** A project's account and every payment of it, and the form for what came without a card. */
export function ProjectPayments({ project }: { project: Project }) {
  const [isRecording, setIsRecording] = useState(false);
  const [voiding, setVoiding] = useState<Payment | null>(null);
  const mayVoid = useMayVoid();
  const payments = useDeskList({
    collection: 'payments',
    schema: storedPaymentSchema,
    where: [['projectId', '==', project.id]],
    order: ['createdAt', 'desc'],
    limit: most,
  });
  const account =
    payments.status === 'ready' && !payments.isFull ? projectAccount(project, payments.items) : undefined;
  return (
    <Panel title="Payments" icon={CircleDollarSign}>
      {account && <AccountFigures account={account} />}
      {payments.status === 'ready' && payments.isFull && (
        <p role="alert">More payments than this page can add up. Download the payments as CSV.</p>
      )}
      <button
        type="button"
        className="btn btn-primary justify-self-start"
        aria-haspopup="dialog"
        onClick={() => setIsRecording(true)}
      >
        Record a payment
      </button>
      <DeskListView list={payments} noun="payments" empty={<p>Nothing has been paid yet.</p>}>
        {(items) => (
          <ul className="grid gap-3">
            {items.map((payment) => (
              <PaymentRow
                key={payment.id}
                payment={payment}
                onVoid={mayVoid && canBeVoided(payment) ? () => setVoiding(payment) : undefined}
              >
                <span className="font-semibold">
                  {formatChicagoDateTime(new Date(payment.paidAt ?? payment.createdAt))}
                </span>
              </PaymentRow>
            ))}
          </ul>
        )}
      </DeskListView>
      <RecordPaymentDialog
        project={project}
        balanceCents={account?.balanceCents ?? 0}
        open={isRecording}
        onClose={() => setIsRecording(false)}
      />
      <VoidPaymentDialog payment={voiding} onClose={() => setVoiding(null)} />
    </Panel>
  );
}
