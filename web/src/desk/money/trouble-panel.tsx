import { arrivedAt } from '@welding/domain/entities/arrived-at';
import type { Payment } from '@welding/domain/entities/payment';
import { storedPaymentSchema } from '@welding/domain/entities/stored-payment';
import { deskPaths } from '@welding/domain/paths';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { type DeskList, useDeskList } from '#desk/live/use-desk-list.ts';
import { PaymentActions } from '#desk/payments/payment-actions.tsx';
import { PaymentRow } from '#desk/payments/payment-row.tsx';
import { isUnassigned } from '#desk/payments/payment-words.ts';
import { LoadProblem } from '#desk/ui/load-problem.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { moneyOverviewTexts } from './money-overview-texts.ts';

const most = 30;
const payments = { collection: 'payments', schema: storedPaymentSchema, limit: most } as const;

/** Payments that somebody has to look after: disputed, given back in vain, or of nobody knows whom. Nothing where there are none. */
export function TroublePanel() {
  const disputed = useDeskList({
    ...payments,
    where: [['disputeStatus', 'in', ['needs_response', 'under_review']]],
  });
  const cameBack = useDeskList({ ...payments, where: [['refundFailedAmount', '>', 0]] });
  const unassigned = useDeskList({
    ...payments,
    where: [
      ['projectId', '==', ''],
      ['status', '==', 'succeeded'],
    ],
    order: ['createdAt', 'desc'],
  });
  const lists = [disputed, cameBack, unassigned];
  const failed = lists.find((list) => list.status === 'error');
  const shown = lists.some((list) => list.status === 'ready' && list.items.length > 0);
  if (!failed && !shown) return null;
  return (
    <Panel title={moneyOverviewTexts().toLookAfter} icon={TriangleAlert}>
      {failed && (
        <LoadProblem
          subject={moneyOverviewTexts().someOfThese}
          offline={failed.offline}
          retry={failed.retry}
        />
      )}
      <Payments title={moneyOverviewTexts().disputed} list={disputed} />
      <Payments title={moneyOverviewTexts().returnedRefunds} list={cameBack} />
      <Payments title={moneyOverviewTexts().notMatchedToAProject} list={unassigned} only={isUnassigned} />
    </Panel>
  );
}

type PaymentsProps = {
  title: string;
  list: DeskList<Payment>;
  only?: (payment: Payment) => boolean;
};

function Payments({ title, list, only = () => true }: PaymentsProps) {
  const items = list.status === 'ready' ? list.items.filter(only) : [];
  if (items.length === 0) return null;
  return (
    <section aria-label={title} className="grid gap-2">
      <h3 className="text-lg font-bold">{title}</h3>
      <ul className="grid gap-2">
        {items.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} actions={<PaymentActions payment={payment} />}>
            {payment.projectId ? (
              <Link
                to={deskPaths.project(payment.projectId)}
                className="link inline-flex min-h-11 items-center font-semibold"
              >
                {moneyOverviewTexts().openTheProject}
              </Link>
            ) : (
              <span className="font-semibold">{moneyOverviewTexts().withoutAProject}</span>
            )}
            <span className="text-sm">{formatChicagoDateTime(new Date(arrivedAt(payment)))}</span>
          </PaymentRow>
        ))}
      </ul>
    </section>
  );
}
