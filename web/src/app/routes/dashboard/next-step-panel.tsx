import type { ClientVisit } from '@welding/domain/entities/appointment';
import { estimateState, estimateTitle } from '@welding/domain/entities/estimate';
import { askedCents } from '@welding/domain/entities/invoice';
import { paths } from '@welding/domain/paths';
import { formatCents } from '@welding/domain/values/money';
import { formatDay } from '@welding/domain/values/words';
import { ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { itemsOf, type LiveList } from '#portal/live-lists/live-list.ts';
import { usePortalList } from '#portal/live-lists/use-portal-list.ts';
import { portalEstimatesList, portalInvoicesList, useChicagoToday } from '#portal/papers/paper-lists.ts';
import { useConfirmed } from '#portal/session/confirmed.ts';
import { appointmentTime } from '#shared/appointments/appointment-time.ts';
import { useSees } from '#shared/session/portal-session.ts';
import { Button, LinkButton } from '#shared/ui/button.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { dashboardTexts } from './dashboard-texts.ts';

type NextStepProps = {
  clientId: string;
  toMove: readonly ClientVisit[];
  upcoming: LiveList<ClientVisit>;
  bookingHref: string;
  onChooseTime: (id: string) => void;
};

/** The client's next task, otherwise the next visit. Always three lines and a button, so that nothing below moves. */
export function NextStepPanel({ clientId, toMove, upcoming, bookingHref, onChooseTime }: NextStepProps) {
  const texts = dashboardTexts();
  const { todo, action } = useFirstTask({ clientId, toMove, bookingHref, onChooseTime });
  const [next] = itemsOf(upcoming) ?? [];
  const seesVisits = useSees('visits', 'gate');
  return (
    <Panel title={texts.whatsNext} icon={ListChecks}>
      <div className="grid items-center gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <p className="font-semibold">{todo}</p>
          {seesVisits && (
            <>
              <p className="mt-1 text-sm text-base-content/75">{texts.nextVisit}</p>
              <p>{next ? appointmentTime(new Date(next.scheduledDate)) : texts.noVisitYet}</p>
            </>
          )}
        </div>
        {action}
      </div>
    </Panel>
  );
}

function useFirstTask({ clientId, toMove, bookingHref, onChooseTime }: Omit<NextStepProps, 'upcoming'>): {
  todo: string;
  action: ReactNode;
} {
  const texts = dashboardTexts();
  const today = useChicagoToday();
  const isConfirmed = useConfirmed(clientId);
  const seesEstimates = useSees('estimates') && isConfirmed;
  const seesInvoices = useSees('invoices') && isConfirmed;
  const mayBook = useSees('visits');
  const estimates = itemsOf(usePortalList(seesEstimates ? portalEstimatesList : undefined, clientId));
  const invoices = itemsOf(usePortalList(seesInvoices ? portalInvoicesList : undefined, clientId));
  const [visit] = toMove;
  if (visit) {
    return {
      todo: texts.visitNeedsTime,
      action: (
        <Button look="primary" onClick={() => onChooseTime(visit.id)}>
          {texts.pickTime}
        </Button>
      ),
    };
  }
  const toSign = estimates?.find((estimate) => estimateState(estimate, today) === 'sent');
  if (toSign) {
    return {
      todo: texts.readyToSign(estimateTitle(toSign)),
      action: (
        <LinkButton to={paths.estimate(toSign.id)} look="primary">
          {texts.reviewAndSign}
        </LinkButton>
      ),
    };
  }
  const [toPay] = (invoices ?? [])
    .filter((invoice) => invoice.status === 'open' && askedCents(invoice) > 0)
    .toSorted((one, other) => (one.dueDate < other.dueDate ? -1 : 1));
  if (toPay) {
    return {
      todo: texts.toPayBy(formatCents(askedCents(toPay)), formatDay(toPay.dueDate)),
      action: (
        <LinkButton to={paths.invoice(toPay.id)} look="primary">
          {texts.payInvoice}
        </LinkButton>
      ),
    };
  }
  const isRead = isConfirmed && !(seesEstimates && !estimates) && !(seesInvoices && !invoices);
  return {
    todo: isRead ? texts.allSet : texts.goodToSeeYou,
    action: mayBook && (
      <LinkButton href={bookingHref} look="primary">
        {texts.pickVisit}
      </LinkButton>
    ),
  };
}
