import { localTitle } from '@welding/domain/entities/local-title';
import type { Project } from '@welding/domain/entities/project';
import { unappliedMoney } from '@welding/domain/money/loose-money';
import { isPaymentDue, type ProjectAccount, projectAccount } from '@welding/domain/money/project-account';
import { formatCents } from '@welding/domain/values/money';
import { CircleDollarSign } from 'lucide-react';
import { useDeskList, wholeListOf } from '#desk/live/use-desk-list.ts';
import { DeskListView, NotWhole } from '#desk/ui/desk-list-view.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { invoicesOfProject, paymentsOfProject } from './ledger-of-project.ts';
import { LooseMoneyLine } from './loose-money.tsx';
import { PaymentActions, PaymentRow } from './payment-row.tsx';
import { deskPaymentsTexts } from './payments-texts.tsx';
import { RecordPayment } from './record-payment.tsx';

/** A project's account and payments, with a form for payments without a card. */
export function ProjectPayments({ project }: { project: Project }) {
  const t = deskPaymentsTexts();
  const list = useDeskList(paymentsOfProject(project.id));
  const payments = wholeListOf(list);
  const invoices = wholeListOf(useDeskList(invoicesOfProject(project.id)));
  const areAllThere = payments.status === 'ready' && invoices.status === 'ready';
  const account = areAllThere ? projectAccount(project, payments.items, invoices.items) : undefined;
  const looseCents = areAllThere ? unappliedMoney(project, invoices.items, payments.items).looseCents : 0;
  return (
    <Panel title={t.payments} icon={CircleDollarSign}>
      {account && <AccountFigures account={account} />}
      {looseCents > 0 && <LooseMoneyLine amount={formatCents(looseCents)} />}
      <NotWhole of={[invoices, payments]} noun={t.nounPayments} what={t.invoices} rows={1} />
      <RecordPayment
        pays={{ clientId: project.clientId, projectId: project.id }}
        title={localTitle(project.title)}
        balanceCents={account ? account.balanceCents - account.onItsWayCents : 0}
        className="justify-self-start"
      />
      <DeskListView list={list} noun={t.nounPayments} empty={<p>{t.nothingPaid}</p>} summedWith={[invoices]}>
        {(items) => (
          <ul className="grid gap-3">
            {items.map((payment) => (
              <PaymentRow
                key={payment.id}
                payment={payment}
                actions={<PaymentActions payment={payment} looseCents={looseCents} />}
              />
            ))}
          </ul>
        )}
      </DeskListView>
    </Panel>
  );
}

const costLabels = {
  invoiced: deskPaymentsTexts().invoiced,
  final: deskPaymentsTexts().finalCost,
  agreed: deskPaymentsTexts().agreed,
  estimated: deskPaymentsTexts().estimate,
  none: deskPaymentsTexts().price,
} as const;

export function AccountFigures({ account }: { account: ProjectAccount }) {
  const t = deskPaymentsTexts();
  const { basis, costCents, paidCents, balanceCents, onItsWayCents } = account;
  return (
    <dl className="figures">
      <div>
        <dt>{costLabels[basis]}</dt>
        <dd>{basis === 'none' ? t.notSet : formatCents(costCents)}</dd>
      </div>
      <div>
        <dt>{t.paid}</dt>
        <dd>{formatCents(paidCents)}</dd>
      </div>
      {onItsWayCents > 0 && (
        <div>
          <dt>{t.onItsWay}</dt>
          <dd>{formatCents(onItsWayCents)}</dd>
        </div>
      )}
      <div data-owed={(isPaymentDue(account) && balanceCents > onItsWayCents) || undefined}>
        <dt>{balanceCents < 0 ? (basis === 'none' ? t.paidAhead : t.paidTooMuch) : t.balance}</dt>
        <dd>{formatCents(Math.abs(balanceCents))}</dd>
      </div>
    </dl>
  );
}
