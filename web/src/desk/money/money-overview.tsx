import { askedCents, invoiceSchema } from '@welding/domain/entities/invoice';
import { arrivedAt, type Payment, paymentSchema } from '@welding/domain/entities/payment';
import { ageGroups, ageLabels, onItsWayCents, owedByAge } from '@welding/domain/money/owed-by-age';
import { deskPaths } from '@welding/domain/paths';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { formatCents } from '@welding/domain/values/money';
import { HandCoins, Hourglass, TriangleAlert } from 'lucide-react';
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
import { useToday } from '#shared/ui/use-clock.ts';
import { ExportPanel, IncomePanel } from './income-panel.tsx';
import { moneyOverviewTexts } from './money-texts.ts';
import { MonthsPanel } from './months-panel.tsx';
import { DepositsPanel, ProjectAccountsPanel } from './project-accounts-panel.tsx';

export function MoneyOverview() {
  return (
    <div className="grid gap-5">
      <TroublePanel />
      <CarriedPanel />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <div className="grid gap-5">
          <OwedPanel />
          <MonthsPanel />
          <DepositsPanel />
        </div>
        <div className="grid gap-5">
          <IncomePanel />
          <ProjectAccountsPanel />
        </div>
      </div>
      <ExportPanel />
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

/** Above what a shop has open; more are not added up. */
const mostOwed = 1000;

function OwedPanel() {
  const t = moneyOverviewTexts();
  const today = useToday();
  const invoices = useDeskList({
    collection: 'invoices',
    schema: invoiceSchema,
    where: [
      ['onPortal', '==', true],
      ['status', '==', 'open'],
    ],
    order: ['dueDate', 'asc'],
    limit: mostOwed,
  });
  return (
    <Panel title={t.owed} icon={Hourglass}>
      <WholeListView list={invoices} noun={t.nounInvoices} empty={<p>{t.nothingIsOwed}</p>}>
        {(items) => {
          const owed = owedByAge(items, today);
          const wayCents = onItsWayCents(items);
          const all = ageGroups.reduce((sum, group) => sum + owed[group], 0);
          return (
            <>
              <p className="flex flex-wrap items-baseline justify-between gap-3 border-base-300 border-b pb-3">
                <span>{t.onInvoices(items.filter((invoice) => askedCents(invoice) > 0).length)}</span>
                <strong className="text-2xl tabular-nums">{formatCents(all)}</strong>
              </p>
              <dl className="ages">
                {ageGroups.map((group) => (
                  <div key={group} data-late={(group !== 'not_due' && owed[group] > 0) || undefined}>
                    <dt>{ageLabels[group]}</dt>
                    <dd>{formatCents(owed[group])}</dd>
                  </div>
                ))}
              </dl>
              <p className="text-sm text-base-content/75">{t.daysPastTheDueDate}</p>
              {wayCents > 0 && <p>{t.onItsWay(formatCents(wayCents))}</p>}
            </>
          );
        }}
      </WholeListView>
      <Link to={deskPaths.invoices} className="link inline-flex min-h-11 items-center justify-self-start">
        {t.allInvoices}
      </Link>
    </Panel>
  );
}
