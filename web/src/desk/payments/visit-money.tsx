import { arrivedAt, paymentSchema } from '@welding/domain/entities/payment';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { HandCoins } from 'lucide-react';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { problemWords } from '#desk/ui/desk-list-view.tsx';
import { deskUiTexts } from '#desk/ui/desk-ui-texts.ts';
import { LoadProblem } from '#shared/live-lists/loaded-view.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { PaymentActions, PaymentRow } from './payment-row.tsx';
import { takeBackTexts } from './payments-texts.tsx';

const most = 50;

/** Payments collected at a visit, with actions; nothing without any. */
export function VisitMoney({ visitId }: { visitId: string }) {
  const list = useDeskList({
    collection: 'payments',
    schema: paymentSchema,
    where: [['appointmentId', '==', visitId]],
    limit: most,
  });
  if (list.status === 'loading' || (list.status === 'ready' && [...list.items].length === 0)) return null;
  return (
    <Panel title={takeBackTexts().collectedHere} icon={HandCoins}>
      {list.status === 'error' ? (
        <LoadProblem of={list} {...problemWords()} />
      ) : (
        <>
          <ul className="grid gap-3">
            {list.items.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} actions={<PaymentActions payment={payment} />}>
                <span className="font-semibold wrap-anywhere">
                  {[payment.collectedBy?.name, formatChicagoDateTime(new Date(arrivedAt(payment)))]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </PaymentRow>
            ))}
          </ul>
          {list.isFull && <p className="text-sm">{deskUiTexts().moreThanShown}</p>}
        </>
      )}
    </Panel>
  );
}
