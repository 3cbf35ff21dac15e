import type { ClientVisit } from '@welding/domain/entities/appointment';
import { type Estimate, estimateState, estimateTitle } from '@welding/domain/entities/estimate';
import { askedCents, type Invoice } from '@welding/domain/entities/invoice';
import type { Payment } from '@welding/domain/entities/payment';
import type { Project } from '@welding/domain/entities/project';
import { openAppointmentStatuses } from '@welding/domain/entities/status';
import { depositDueCents } from '@welding/domain/money/deposit';
import { paths } from '@welding/domain/paths';
import { formatCents } from '@welding/domain/values/money';
import { formatDay } from '@welding/domain/values/words';
import { ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { allOf, itemsOf, type LiveList } from '#portal/live-lists/live-list.ts';
import { usePortalList } from '#portal/live-lists/use-portal-list.ts';
import {
  paymentsList,
  portalEstimatesList,
  portalInvoicesList,
  useChicagoToday,
} from '#portal/papers/paper-lists.ts';
import { useConfirmed } from '#portal/session/confirmed.ts';
import { appointmentTime } from '#shared/appointments/appointment-time.ts';
import { AsOfLists } from '#shared/live-lists/as-of.tsx';
import type { Part } from '#shared/live-lists/complete.ts';
import { useSees } from '#shared/session/portal-session.ts';
import { Button, LinkButton } from '#shared/ui/button.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { dashboardTexts } from './dashboard-texts.ts';

type NextStepProps = {
  clientId: string;
  projects: readonly Project[];
  toMove: readonly ClientVisit[];
  upcoming: LiveList<ClientVisit>;
  bookingHref: string;
  onChooseTime: (id: string) => void;
};

/** The client's next task, otherwise the next visit. Always three lines and a button, so that nothing below moves. */
export function NextStepPanel({ upcoming, ...parts }: NextStepProps) {
  const t = dashboardTexts();
  const { todo, action, summed } = useFirstTask(parts);
  const next = nextVisit(itemsOf(upcoming));
  const isLoading = upcoming.status === 'loading';
  const noVisit = allOf(upcoming) ? t.noVisitYet : isLoading ? '…' : t.visitNotKnown;
  const seesVisits = useSees('visits', 'gate');
  return (
    <Panel title={t.whatsNext} icon={ListChecks}>
      <AsOfLists of={[upcoming, ...summed]} />
      <div className="grid items-center gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <p className="font-semibold">{todo}</p>
          {seesVisits && (
            <>
              <p className="mt-1 text-sm text-base-content/75">{t.nextVisit}</p>
              <p>{next ? appointmentTime(new Date(next.scheduledDate)) : noVisit}</p>
            </>
          )}
        </div>
        {action}
      </div>
    </Panel>
  );
}

type FirstStep = {
  readonly todo: string;
  readonly action: ReactNode;
  /** The lists that decided it. */
  readonly summed: readonly LiveList<unknown>[];
};

function useFirstTask(parts: Omit<NextStepProps, 'upcoming'>): FirstStep {
  const { clientId, projects, toMove, bookingHref, onChooseTime } = parts;
  const t = dashboardTexts();
  const today = useChicagoToday();
  const isConfirmed = useConfirmed(clientId);
  const seesEstimates = useSees('estimates') && isConfirmed;
  const seesInvoices = useSees('invoices') && isConfirmed;
  const mayBook = useSees('visits');
  const estimateList = usePortalList(seesEstimates ? portalEstimatesList : undefined, clientId);
  const invoiceList = usePortalList(seesInvoices ? portalInvoicesList : undefined, clientId);
  const paymentList = usePortalList(seesInvoices ? paymentsList : undefined, clientId);
  const summed = [estimateList, invoiceList, paymentList];
  const [estimates, invoices, payments] = [allOf(estimateList), allOf(invoiceList), allOf(paymentList)];
  const task = firstTask({ projects, toMove, estimates, invoices, payments, today });
  switch (task?.kind) {
    case 'choose-time':
      return {
        summed,
        todo: t.visitNeedsTime,
        action: (
          <Button look="primary" onClick={() => onChooseTime(task.visit.id)}>
            {t.pickTime}
          </Button>
        ),
      };
    case 'sign':
      return {
        summed,
        todo: t.readyToSign(estimateTitle(task.estimate)),
        action: (
          <LinkButton to={paths.estimate(task.estimate.id)} look="primary">
            {t.reviewAndSign}
          </LinkButton>
        ),
      };
    case 'pay-deposit':
      return {
        summed,
        todo: t.depositToPay(formatCents(task.cents), estimateTitle(task.estimate)),
        action: (
          <LinkButton to={paths.estimate(task.estimate.id)} look="primary">
            {t.payDeposit}
          </LinkButton>
        ),
      };
    case 'pay':
      return {
        summed,
        todo: t.toPayBy(formatCents(askedCents(task.invoice)), formatDay(task.invoice.dueDate)),
        action: (
          <LinkButton to={paths.invoice(task.invoice.id)} look="primary">
            {t.payInvoice}
          </LinkButton>
        ),
      };
  }
  const isRead = isConfirmed && !(seesEstimates && !estimates) && !(seesInvoices && !(invoices && payments));
  return {
    summed: isRead ? summed : [],
    todo: isRead ? t.allSet : t.goodToSeeYou,
    action: mayBook && (
      <LinkButton href={bookingHref} look="primary">
        {t.pickVisit}
      </LinkButton>
    ),
  };
}

/** The first visit that takes place at its time. */
export function nextVisit(upcoming: Part<ClientVisit> | undefined): ClientVisit | undefined {
  return upcoming?.find(
    ({ status, needsTime }) => !needsTime && openAppointmentStatuses.some((open) => open === status),
  );
}

type FirstTask =
  | { readonly kind: 'choose-time'; readonly visit: ClientVisit }
  | { readonly kind: 'sign'; readonly estimate: Estimate }
  | { readonly kind: 'pay-deposit'; readonly estimate: Estimate; readonly cents: number }
  | { readonly kind: 'pay'; readonly invoice: Invoice };

type KnownTasks = Pick<NextStepProps, 'projects' | 'toMove'> & {
  /** Undefined for lists that the reader does not see, or that still load. */
  readonly estimates: readonly Estimate[] | undefined;
  readonly invoices: readonly Invoice[] | undefined;
  readonly payments: readonly Payment[] | undefined;
  /** A Chicago day. */
  readonly today: string;
};

/** The client's next task; undefined for none. */
export function firstTask(known: KnownTasks): FirstTask | undefined {
  const { projects, toMove, estimates = [], invoices, payments, today } = known;
  const [visit] = toMove;
  if (visit) return { kind: 'choose-time', visit };
  const projectOf = ({ projectId }: Estimate) => projects.find(({ id }) => id === projectId);
  const toSign = estimates.find(
    (estimate) => estimateState(estimate, today) === 'sent' && projectOf(estimate)?.status !== 'cancelled',
  );
  if (toSign) return { kind: 'sign', estimate: toSign };
  if (!invoices || !payments) return undefined;
  for (const estimate of estimates) {
    const ofJob = ({ projectId }: { projectId: string }) => projectId === estimate.projectId;
    const cents = depositDueCents(estimate, {
      project: projectOf(estimate),
      invoices: invoices.filter(ofJob),
      payments: payments.filter(ofJob),
    });
    if (cents > 0) return { kind: 'pay-deposit', estimate, cents };
  }
  const [toPay] = invoices
    .filter((invoice) => invoice.status === 'open' && askedCents(invoice) > 0)
    .toSorted((one, other) => (one.dueDate < other.dueDate ? -1 : 1));
  return toPay && { kind: 'pay', invoice: toPay };
}
