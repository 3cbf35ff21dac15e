import type { Client } from '@welding/domain/entities/client';
import { clientName } from '@welding/domain/entities/client-names';
import { arrivedAt, type Payment, paymentSchema } from '@welding/domain/entities/payment';
import { sumOfNet } from '@welding/domain/money/balance';
import { deskPaths } from '@welding/domain/paths';
import { formatChicagoTime } from '@welding/domain/values/chicago-time';
import { formatCents } from '@welding/domain/values/money';
import { HandCoins, Landmark } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { PaymentActions, PaymentRow } from '#desk/payments/payment-row.tsx';
import { isUnassigned } from '#desk/payments/payment-words.ts';
import { WholeListView } from '#desk/ui/desk-list-view.tsx';
import { deskUiTexts } from '#desk/ui/desk-ui-texts.ts';
import { WithClients } from '#desk/ui/with-clients.tsx';
import type { Complete } from '#shared/live-lists/complete.ts';
import { Button, LinkButton } from '#shared/ui/button.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { moneyOverviewTexts } from './money-texts.ts';
import { byDay, type Month, MonthSwitch, monthRange, useShownMonth } from './month-switch.tsx';

/** Above a month of a shop; more are not added up. */
const most = 1000;
const pageSize = 100;

/** Income by month, newest first, with sums by month and day. */
export function PaymentsPage() {
  const t = moneyOverviewTexts();
  const shown = useShownMonth();
  return (
    <Panel title={t.whatCameIn} icon={HandCoins} className="max-w-4xl">
      <MonthSwitch {...shown} />
      <IncomeOfMonth key={shown.month} month={shown.month} />
      <LinkButton
        icon={Landmark}
        className="justify-self-start"
        href="https://dashboard.stripe.com/payouts"
        target="_blank"
        rel="noreferrer"
      >
        {t.feesAndPayouts}
      </LinkButton>
    </Panel>
  );
}

function IncomeOfMonth({ month }: { month: Month }) {
  const [rows, setRows] = useState(pageSize);
  const { from, to } = monthRange(month);
  const list = useDeskList({
    collection: 'payments',
    schema: paymentSchema,
    where: [
      ['paidAt', '>=', from],
      ['paidAt', '<', to],
    ],
    order: ['paidAt', 'desc'],
    limit: most,
  });
  const t = moneyOverviewTexts();
  return (
    <WholeListView list={list} noun={t.nounPayments} empty={<p>{t.noPaymentsThisMonth}</p>}>
      {(payments) => (
        <>
          <p className="flex flex-wrap items-baseline justify-between gap-3 border-base-300 border-b pb-3">
            <span>{t.totalNetOfRefunds}</span>
            <strong className="text-2xl tabular-nums">{formatCents(sumOfNet(payments))}</strong>
          </p>
          <IncomeByDay payments={payments} rows={rows} />
          {payments.length > rows && (
            <Button className="justify-self-start" onClick={() => setRows((shown) => shown + pageSize)}>
              {deskUiTexts().showMore(t.nounPayments)}
            </Button>
          )}
        </>
      )}
    </WholeListView>
  );
}

/** Whole days until `rows` payments are shown. */
function IncomeByDay({ payments, rows }: { payments: Complete<Payment>; rows: number }) {
  const days = byDay(payments, arrivedAt);
  const shown = days.filter((_, at) => days.slice(0, at).flatMap(({ items }) => items).length < rows);
  return (
    <WithClients ids={shown.flatMap(({ items }) => items.flatMap(({ clientId }) => clientId || []))}>
      {(clients) =>
        shown.map(({ day, label, items }) => (
          <section key={day} aria-label={label} className="grid gap-2">
            <h4 className="flex flex-wrap justify-between gap-x-4 font-semibold">
              {label}
              <span className="tabular-nums">{formatCents(sumOfNet(items))}</span>
            </h4>
            <ul className="grid gap-2">
              {items.map((payment) => (
                <IncomeRow key={payment.id} payment={payment} client={clients.get(payment.clientId)} />
              ))}
            </ul>
          </section>
        ))
      }
    </WithClients>
  );
}

type IncomeRowProps = {
  payment: Payment;
  client: Client | undefined;
};

function IncomeRow({ payment, client }: IncomeRowProps) {
  const t = moneyOverviewTexts();
  const { clientId, projectId } = payment;
  const name = client ? clientName(client) : clientId ? t.client : t.paidWithoutSigningIn;
  return (
    <PaymentRow
      payment={payment}
      // Other payments have their actions in the project's account.
      actions={isUnassigned(payment) && <PaymentActions payment={payment} />}
    >
      {projectId ? (
        <Link to={deskPaths.project(projectId)} className="link -my-2.5 block py-2.5 wrap-anywhere">
          {name}
        </Link>
      ) : (
        <span className="wrap-anywhere font-semibold">{name}</span>
      )}
      <span className="text-sm">{formatChicagoTime(new Date(arrivedAt(payment)))}</span>
    </PaymentRow>
  );
}
