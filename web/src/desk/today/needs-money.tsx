import { type Estimate, estimateSchema } from '@welding/domain/entities/estimate';
import { askedCents, type Invoice, invoiceSchema } from '@welding/domain/entities/invoice';
import { localTitle } from '@welding/domain/entities/local-title';
import { failureText, type Payment, paymentSchema } from '@welding/domain/entities/payment';
import { type Project, projectSchema } from '@welding/domain/entities/project';
import { deskPaths } from '@welding/domain/paths';
import { addDays, chicagoDayBounds } from '@welding/domain/values/chicago-day';
import { formatDollars } from '@welding/domain/values/money';
import { Link } from 'react-router';
import { EstimateRow } from '#desk/estimates/estimates-list.tsx';
import { CoveredDrafts } from '#desk/invoices/covered-drafts.tsx';
import { InvoiceRow } from '#desk/invoices/invoices-list.tsx';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { CarriedMoney, carriedText, notHandedOver } from '#desk/payments/carried-money.tsx';
import { LooseMoneyRows, looseSum, looseToDecide } from '#desk/payments/loose-money.tsx';
import { looseTexts } from '#desk/payments/loose-texts.ts';
import { PaymentActions, PaymentRow } from '#desk/payments/payment-row.tsx';
import { disputeText, isUnassigned } from '#desk/payments/payment-words.ts';
import { carriedTexts } from '#desk/payments/payments-texts.tsx';
import { UnrecordedPayments } from '#desk/payments/unrecorded-payments.tsx';
import { WholeListView } from '#desk/ui/desk-list-view.tsx';
import { Waiting } from '#desk/ui/waiting.tsx';
import { RowsWithClients } from '#desk/ui/with-clients.tsx';
import type { Part } from '#shared/live-lists/complete.ts';
import { useToday } from '#shared/ui/use-clock.ts';
import { plannersTodayTexts } from './planners-today-texts.ts';

const most = 10;
/** Days an approval is listed. */
const newsDays = 7;
const money = { path: deskPaths.money, label: plannersTodayTexts().money } as const;
const invoices = { path: deskPaths.invoices, label: plannersTodayTexts().allInvoices } as const;
const estimates = { collection: 'estimates', schema: estimateSchema, limit: most } as const;

/** Open money matters for the office. Nothing without any. */
export function NeedsMoney() {
  const t = plannersTodayTexts();
  const today = useToday();
  const questions = useDeskList({ ...estimates, where: [['awaitsAnswer', '==', true]] });
  const approved = useDeskList({
    ...estimates,
    where: [
      ['status', '==', 'approved'],
      ['approval.at', '>=', addDays(today, -newsDays)],
    ],
    order: ['approval.at', 'desc'],
  });
  const overdue = useDeskList({
    collection: 'invoices',
    schema: invoiceSchema,
    where: [
      ['onPortal', '==', true],
      ['status', '==', 'open'],
      ['dueDate', '<', today],
    ],
    order: ['dueDate', 'asc'],
    limit: most,
  });
  const disputes = useDeskList({
    collection: 'payments',
    schema: paymentSchema,
    where: [['disputeStatus', '==', 'needs_response']],
    limit: most,
  });
  const refused = useDeskList({
    collection: 'payments',
    schema: paymentSchema,
    where: [['failedAt', '>=', chicagoDayBounds(addDays(today, -newsDays)).start]],
    order: ['failedAt', 'desc'],
    limit: most,
  });
  const finished = useDeskList({
    collection: 'projects',
    schema: projectSchema,
    where: [['awaitsInvoice', '==', true]],
    limit: most,
  });
  const carried = useDeskList(notHandedOver);
  const loose = useDeskList(looseToDecide);
  const unassigned = useDeskList({
    collection: 'payments',
    schema: paymentSchema,
    where: [
      ['projectId', '==', ''],
      ['status', '==', 'succeeded'],
    ],
    order: ['createdAt', 'desc'],
    limit: most,
  });
  const takenBack = useDeskList({
    collection: 'payments',
    schema: paymentSchema,
    where: [
      ['handedOver', '==', false],
      ['status', '==', 'canceled'],
      ['updatedAt', '>=', chicagoDayBounds(addDays(today, -newsDays)).start],
    ],
    order: ['updatedAt', 'desc'],
    limit: most,
  });
  const ofEstimates = (items: Part<Estimate>) => (
    <RowsWithClients items={items}>
      {(estimate, of) => <EstimateRow item={estimate} of={of} />}
    </RowsWithClients>
  );
  return (
    <>
      <UnrecordedPayments />
      <Waiting title={t.disputedPayments} list={disputes} all={money}>
        {(items) => (
          <ul className="grid gap-2">
            {items.map((payment) => (
              <li key={payment.id}>
                <MoneyRow payment={payment} text={disputeText(payment)} />
              </li>
            ))}
          </ul>
        )}
      </Waiting>
      <Waiting title={t.refusedTransfers} list={refused} all={money}>
        {(items) => (
          <RowsWithClients items={items}>
            {(payment, of) => (
              <MoneyRow payment={payment} text={[of, failureText(payment)].filter(Boolean).join(': ')} />
            )}
          </RowsWithClients>
        )}
      </Waiting>
      <Waiting title={t.collectedNotHandedOver} list={carried} sum={carriedText} all={money}>
        {() => (
          <WholeListView list={carried} noun={carriedTexts().payments}>
            {(items) => <CarriedMoney payments={items} />}
          </WholeListView>
        )}
      </Waiting>
      <Waiting title={t.collectedTakenBack} list={takenBack} all={money}>
        {(items) => (
          <RowsWithClients items={items}>
            {(payment, of) => (
              <MoneyRow
                payment={payment}
                text={carriedTexts().takenBack(of, payment.collectedBy?.name ?? '')}
              />
            )}
          </RowsWithClients>
        )}
      </Waiting>
      <Waiting title={t.questionsAboutEstimates} list={questions} all={money}>
        {ofEstimates}
      </Waiting>
      <Waiting title={t.finishedNotInvoiced} list={finished} all={invoices}>
        {(items) => (
          <RowsWithClients items={items}>
            {(project, of) => <FinishedRow project={project} of={of} />}
          </RowsWithClients>
        )}
      </Waiting>
      <Waiting title={looseTexts().title} list={loose} sum={looseSum} all={money}>
        {(items) => <LooseMoneyRows items={items} />}
      </Waiting>
      <Waiting title={t.paymentsWithoutProject} list={unassigned} only={isUnassigned} all={money}>
        {(items) => (
          <ul className="grid gap-3">
            {items.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} actions={<PaymentActions payment={payment} />} />
            ))}
          </ul>
        )}
      </Waiting>
      <CoveredDrafts />
      <Waiting title={t.overdueInvoices} list={overdue} only={isDue} all={invoices}>
        {(items) => (
          <RowsWithClients items={items}>
            {(invoice, of) => <InvoiceRow item={invoice} of={of} />}
          </RowsWithClients>
        )}
      </Waiting>
      <Waiting title={t.approvedInTheLastDays(newsDays)} list={approved} all={money}>
        {ofEstimates}
      </Waiting>
    </>
  );
}

const isDue = (invoice: Invoice) => askedCents(invoice) > 0;

function MoneyRow({ payment, text }: { payment: Payment; text: string }) {
  const { projectId, amount } = payment;
  return (
    <Link
      to={projectId ? deskPaths.project(projectId) : deskPaths.money}
      className="list-row-button flex-wrap"
    >
      <span className="min-w-0 grow basis-40 wrap-anywhere">{text}</span>
      <span className="font-semibold tabular-nums">{formatDollars(amount)}</span>
    </Link>
  );
}

function FinishedRow({ project, of }: { project: Project; of: string }) {
  const t = plannersTodayTexts();
  const { id, clientId, title, agreedTotal } = project;
  return (
    <Link to={deskPaths.newInvoice({ client: clientId, project: id })} className="list-row-button flex-wrap">
      <span className="grid min-w-0 grow basis-40">
        <span className="wrap-anywhere font-semibold">{localTitle(title)}</span>
        <span className="text-base-content/75">{of}</span>
      </span>
      <span className="font-semibold">
        {agreedTotal === undefined ? t.writeInvoice : t.agreed(formatDollars(agreedTotal))}
      </span>
    </Link>
  );
}
