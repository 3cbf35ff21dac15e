import { arrivedAt } from '@welding/domain/entities/arrived-at';
import type { Client } from '@welding/domain/entities/client';
import type { Payment } from '@welding/domain/entities/payment';
import { costText, type Project } from '@welding/domain/entities/project';
import { serviceTypeLabels } from '@welding/domain/entities/service-type';
import { statusBadge } from '@welding/domain/entities/status';
import { storedAppointmentSchema } from '@welding/domain/entities/stored-appointment';
import { storedPaymentSchema } from '@welding/domain/entities/stored-payment';
import { storedProjectSchema } from '@welding/domain/entities/stored-project';
import { storedQuoteSchema } from '@welding/domain/entities/stored-quote';
import { toldTitle } from '@welding/domain/entities/told-title';
import { returnedCents } from '@welding/domain/money/net-cents';
import { deskPaths } from '@welding/domain/paths';
import { formatChicagoDate, formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { centsToDollars, formatDollars } from '@welding/domain/values/money';
import { Banknote, CalendarDays, Inbox, type LucideIcon, Plus, Wrench } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { ListOfClient } from '#desk/live/desk-query.ts';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { appointmentBadge } from '#shared/appointments/appointment-badge.ts';
import { Panel } from '#shared/ui/panel.tsx';
import { StatusBadge } from '#shared/ui/status-badge.tsx';
import { clientsTexts } from './clients-texts.tsx';

/** A client's projects, newest first, with what each costs, and the way to a new one. */
export function ClientProjects({ client: { id: clientId, erasedAt } }: { client: Client }) {
  return (
    <ClientListPanel
      title={clientsTexts().projects}
      icon={Wrench}
      kind="projects"
      clientId={clientId}
      query={{ collection: 'projects', schema: storedProjectSchema, order: ['createdAt', 'desc'] }}
      action={
        !erasedAt && (
          <Link to={deskPaths.newProject(clientId)} className="btn btn-outline justify-self-start">
            <Plus aria-hidden="true" className="size-5" />
            {clientsTexts().newProject}
          </Link>
        )
      }
    >
      {(project) => (
        <Link to={deskPaths.project(project.id)} className="list-row-button flex-wrap">
          <span className="grid min-w-0 flex-1 basis-40 gap-1">
            <span className="wrap-anywhere text-lg font-semibold">{toldTitle(project.title)}</span>
            <span className="text-base-content/80">
              {[project.number, finalText(project) ?? costText(project) ?? clientsTexts().noEstimateYet]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <StatusBadge {...statusBadge(project.status)} />
        </Link>
      )}
    </ClientListPanel>
  );
}

function finalText({ finalCost }: Project): string | undefined {
  return finalCost === undefined ? undefined : formatDollars(finalCost);
}

/** A client's visits, those that come last on top, and the way to a new one. */
export function ClientVisits({ client: { id: clientId, erasedAt } }: { client: Client }) {
  return (
    <ClientListPanel
      title={clientsTexts().visits}
      icon={CalendarDays}
      kind="visits"
      clientId={clientId}
      query={{
        collection: 'appointments',
        schema: storedAppointmentSchema,
        order: ['scheduledDate', 'desc'],
      }}
      action={
        !erasedAt && (
          <Link to={deskPaths.newVisit({ client: clientId })} className="btn btn-outline justify-self-start">
            <Plus aria-hidden="true" className="size-5" />
            {clientsTexts().newVisit}
          </Link>
        )
      }
    >
      {({ id, title, scheduledDate, status }) => (
        <Link to={deskPaths.visit(id)} className="list-row-button flex-wrap">
          <span className="grid min-w-0 flex-1 basis-40 gap-1">
            <span className="wrap-anywhere text-lg font-semibold">{toldTitle(title)}</span>
            <span className="text-base-content/80">{formatChicagoDateTime(new Date(scheduledDate))}</span>
          </span>
          <StatusBadge {...appointmentBadge(status)} />
        </Link>
      )}
    </ClientListPanel>
  );
}

/** The requests that became projects of a client, newest first. */
export function ClientRequests({ clientId }: { clientId: string }) {
  return (
    <ClientListPanel
      title={clientsTexts().requests}
      icon={Inbox}
      kind="requests"
      clientId={clientId}
      query={{ collection: 'quotes', schema: storedQuoteSchema, order: ['createdAt', 'desc'] }}
    >
      {({ id, serviceType, description, createdAt }) => (
        <Link to={deskPaths.request(id)} className="list-row-button grid gap-1">
          <span className="text-lg font-semibold">
            {serviceTypeLabels[serviceType]}, {formatChicagoDate(new Date(createdAt))}
          </span>
          <span className="line-clamp-2 wrap-anywhere text-base-content/80">{description}</span>
        </Link>
      )}
    </ClientListPanel>
  );
}

/** What a client has paid, newest first. */
export function ClientPayments({ clientId }: { clientId: string }) {
  return (
    <ClientListPanel
      title={clientsTexts().payments}
      icon={Banknote}
      kind="payments"
      clientId={clientId}
      query={{ collection: 'payments', schema: storedPaymentSchema, order: ['createdAt', 'desc'] }}
    >
      {(payment) => (
        <div className="list-row-plain">
          <span className="text-lg font-semibold">{formatDollars(payment.amount)}</span>
          <span className="text-base-content/80">{describe(payment)}</span>
        </div>
      )}
    </ClientListPanel>
  );
}

function describe(payment: Payment): string {
  const { status } = payment;
  const backCents = returnedCents(payment);
  const { paymentStates, refunded } = clientsTexts();
  return [
    paymentStates[status],
    backCents > 0 && refunded(formatDollars(centsToDollars(backCents))),
    formatChicagoDate(new Date(arrivedAt(payment))),
  ]
    .filter(Boolean)
    .join(', ');
}

const pageSize = 10;

type ClientListPanelProps<Item> = {
  title: string;
  icon: LucideIcon;
  kind: 'projects' | 'visits' | 'payments' | 'requests';
  clientId: string;
  query: ListOfClient<Item>;
  /** Stands below the list: the way to a new one. */
  action?: ReactNode;
  children: (item: Item) => ReactNode;
};

/** What a client has of one kind, the latest first, live. */
function ClientListPanel<Item extends { id: string }>({
  title,
  icon,
  kind,
  clientId,
  query,
  action,
  children,
}: ClientListPanelProps<Item>) {
  const [limit, setLimit] = useState(pageSize);
  const list = useDeskList({ ...query, where: [['clientId', '==', clientId]], limit });
  return (
    <Panel title={title} icon={icon}>
      <DeskListView
        list={list}
        noun={clientsTexts().nouns[kind]}
        empty={<p>{clientsTexts().noneOf[kind]}</p>}
        onMore={() => setLimit((before) => before + pageSize)}
      >
        {(items) => (
          <ul className="grid gap-2">
            {items.map((item) => (
              <li key={item.id}>{children(item)}</li>
            ))}
          </ul>
        )}
      </DeskListView>
      {action}
    </Panel>
  );
}
