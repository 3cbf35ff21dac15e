import { arrivedAt, type Payment, paymentSchema } from '@welding/domain/entities/payment';
import { deskPaths } from '@welding/domain/paths';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { HandCoins, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { type DeskList, useDeskList } from '#desk/live/use-desk-list.ts';
import { CarriedMoney, notHandedOver } from '#desk/payments/carried-money.tsx';
import { allLoose, LooseMoneyRows, looseSum } from '#desk/payments/loose-money.tsx';
import { looseTexts } from '#desk/payments/loose-texts.ts';
import { PaymentActions, PaymentRow } from '#desk/payments/payment-row.tsx';
import { isUnassigned } from '#desk/payments/payment-words.ts';
import { problemWords, WholeListView } from '#desk/ui/desk-list-view.tsx';
import { AsOfLists } from '#shared/live-lists/as-of.tsx';
import { LoadProblem } from '#shared/live-lists/loaded-view.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { FunnelPanel } from './funnel-panel.tsx';
import { LatestPayments, newestPayments, useYearFilter, useYearMonths } from './latest-payments.tsx';
import { moneyOverviewTexts } from './money-texts.ts';
import { OwedPanel } from './owed-panel.tsx';
import { useMoneyYear, YearPanel } from './year-panel.tsx';

export function MoneyOverview() {
  const [filter, setFilter] = useYearFilter();
  const { first, last } = useYearMonths();
  const latest = useDeskList(newestPayments(first, last));
  const version =
    latest.status === 'ready' ? [...latest.items].map(({ id, updatedAt }) => id + updatedAt).join() : '';
  const year = useMoneyYear(latest.status === 'loading' ? null : version);
  return (
    <div className="grid gap-5">
      <TroublePanel />
      <CarriedPanel />
      <div className="money-overview">
        <YearPanel of={year} filter={filter} onFilter={setFilter} />
        <OwedPanel />
        <LatestPayments latest={latest} filter={filter} onFilter={setFilter} />
        <FunnelPanel of={year} />
      </div>
    </div>
  );
}

/** Cash and checks that staff still carry; nothing if all is handed over. */
function CarriedPanel() {
  const t = moneyOverviewTexts();
  const list = useDeskList(notHandedOver);
  if (list.status === 'loading' || (list.status === 'ready' && [...list.items].length === 0)) return null;
  return (
    <Panel title={t.notHandedOverYet} icon={HandCoins}>
      <WholeListView list={list} noun={t.nounPayments}>
        {(payments) => <CarriedMoney payments={payments} />}
      </WholeListView>
    </Panel>
  );
}

const mostTroubles = 30;
const payments = { collection: 'payments', schema: paymentSchema, limit: mostTroubles } as const;

/** Disputed, unassigned and failed-refund payments; nothing without any. */
function TroublePanel() {
  const t = moneyOverviewTexts();
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
  const loose = useDeskList(allLoose);
  const lists = [disputed, cameBack, unassigned, loose];
  const failed = lists.find((list) => list.status === 'error');
  const shown = lists.some((list) => list.status === 'ready' && [...list.items].length > 0);
  if (!failed && !shown) return null;
  return (
    <Panel title={t.toLookAfter} icon={TriangleAlert}>
      {failed && <LoadProblem of={failed} {...problemWords()} />}
      {loose.status === 'ready' && loose.isComplete && <AsOfLists of={[loose]} />}
      <Payments title={t.disputed} list={disputed} />
      <Payments title={t.returnedRefunds} list={cameBack} />
      <Payments title={t.notMatchedToAProject} list={unassigned} only={isUnassigned} />
      {loose.status === 'ready' && [...loose.items].length > 0 && (
        <section aria-label={looseTexts().title} className="grid gap-2">
          <h3 className="flex flex-wrap justify-between gap-3 font-bold text-lg">
            {looseTexts().title}
            {loose.isComplete && <span className="tabular-nums">{looseSum(loose.items)}</span>}
          </h3>
          <LooseMoneyRows items={loose.items} />
          {loose.isFull && <p className="text-sm">{t.onlyFirst(mostTroubles)}</p>}
        </section>
      )}
    </Panel>
  );
}

type PaymentsProps = {
  title: string;
  list: DeskList<Payment>;
  only?: (payment: Payment) => boolean;
};

function Payments({ title, list, only = () => true }: PaymentsProps) {
  const t = moneyOverviewTexts();
  const items = list.status === 'ready' ? [...list.items.filter(only)] : [];
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
                {t.openTheProject}
              </Link>
            ) : (
              <span className="font-semibold">{t.withoutAProject}</span>
            )}
            <span className="text-sm">{formatChicagoDateTime(new Date(arrivedAt(payment)))}</span>
          </PaymentRow>
        ))}
      </ul>
      {list.status === 'ready' && list.isFull && <p className="text-sm">{t.onlyFirst(mostTroubles)}</p>}
    </section>
  );
}
