import { type Appointment, appointmentSchema } from '@welding/domain/entities/appointment';
import type { Client } from '@welding/domain/entities/client';
import { localTitle } from '@welding/domain/entities/local-title';
import { type Payment, paymentSchema } from '@welding/domain/entities/payment';
import { jobAmountText, type Project, projectSchema } from '@welding/domain/entities/project';
import { type Quote, quoteSchema } from '@welding/domain/entities/quote';
import { serviceTypeLabels } from '@welding/domain/entities/service-type';
import { statusBadge } from '@welding/domain/entities/status';
import { deskPaths } from '@welding/domain/paths';
import { formatChicagoDate, formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { Banknote, CalendarDays, Inbox, Plus, Wrench } from 'lucide-react';
import { Link } from 'react-router';
import { LooseMoneyOf } from '#desk/payments/loose-money.tsx';
import { netText, paymentFacts } from '#desk/payments/payment-words.ts';
import { type ListOf, ListPanel } from '#desk/ui/desk-list.tsx';
import { appointmentBadge } from '#shared/appointments/appointment-time.ts';
import { LinkButton } from '#shared/ui/button.tsx';
import { StatusBadge } from '#shared/ui/panel.tsx';
import { clientsTexts } from './clients-texts.tsx';

/** Newest first. */
export function ClientProjects({ client: { id: clientId, erasedAt } }: { client: Client }) {
  return (
    <ListPanel
      of={projectsList}
      pageSize={pageSize}
      query={(limit) => ({
        collection: 'projects',
        schema: projectSchema,
        where: [['clientId', '==', clientId]],
        order: ['createdAt', 'desc'],
        limit,
      })}
      action={
        !erasedAt && (
          <LinkButton to={deskPaths.newProject(clientId)} icon={Plus} className="justify-self-start">
            {clientsTexts().newProject}
          </LinkButton>
        )
      }
    />
  );
}

/** Latest first. */
export function ClientVisits({ client: { id: clientId, erasedAt } }: { client: Client }) {
  return (
    <ListPanel
      of={visitsList}
      pageSize={pageSize}
      query={(limit) => ({
        collection: 'appointments',
        schema: appointmentSchema,
        where: [['clientId', '==', clientId]],
        order: ['scheduledDate', 'desc'],
        limit,
      })}
      action={
        !erasedAt && (
          <LinkButton
            to={deskPaths.newVisit({ client: clientId })}
            icon={Plus}
            className="justify-self-start"
          >
            {clientsTexts().newVisit}
          </LinkButton>
        )
      }
    />
  );
}

/** Requests that became the client's projects, newest first. */
export function ClientRequests({ clientId }: { clientId: string }) {
  return (
    <ListPanel
      folded
      className="job-rest"
      of={requestsList}
      pageSize={pageSize}
      query={(limit) => ({
        collection: 'quotes',
        schema: quoteSchema,
        where: [['clientId', '==', clientId]],
        order: ['createdAt', 'desc'],
        limit,
      })}
    />
  );
}

/** Newest first. */
export function ClientPayments({ clientId }: { clientId: string }) {
  return (
    <ListPanel
      folded
      of={paymentsList}
      action={<LooseMoneyOf clientId={clientId} />}
      pageSize={pageSize}
      query={(limit) => ({
        collection: 'payments',
        schema: paymentSchema,
        where: [['clientId', '==', clientId]],
        order: ['createdAt', 'desc'],
        limit,
      })}
    />
  );
}

const pageSize = 10;

const words = (kind: 'projects' | 'visits' | 'payments' | 'requests') => ({
  title: clientsTexts()[kind],
  noun: clientsTexts().nouns[kind],
  none: clientsTexts().noneOf[kind],
});

const projectsList: ListOf<Project> = {
  ...words('projects'),
  icon: Wrench,
  Row: ({ item: project }) => (
    <Link to={deskPaths.project(project.id)} className="list-row-button flex-wrap">
      <span className="grid min-w-0 flex-1 basis-40 gap-1">
        <span className="wrap-anywhere text-lg font-semibold">{localTitle(project.title)}</span>
        <span className="text-base-content/80">
          {[project.number, jobAmountText(project) ?? clientsTexts().noEstimateYet]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <StatusBadge {...statusBadge(project.status)} />
    </Link>
  ),
};

const visitsList: ListOf<Appointment> = {
  ...words('visits'),
  icon: CalendarDays,
  Row: ({ item: visit }) => (
    <Link to={deskPaths.visit(visit.id)} className="list-row-button flex-wrap">
      <span className="grid min-w-0 flex-1 basis-40 gap-1">
        <span className="wrap-anywhere text-lg font-semibold">{localTitle(visit.title)}</span>
        <span className="text-base-content/80">{formatChicagoDateTime(new Date(visit.scheduledDate))}</span>
      </span>
      <StatusBadge {...appointmentBadge(visit)} />
    </Link>
  ),
};

const requestsList: ListOf<Quote> = {
  ...words('requests'),
  icon: Inbox,
  Row: ({ item: { id, serviceType, description, createdAt } }) => (
    <Link to={deskPaths.request(id)} className="list-row-button grid gap-1">
      <span className="text-lg font-semibold">
        {serviceTypeLabels[serviceType]}, {formatChicagoDate(new Date(createdAt))}
      </span>
      <span className="line-clamp-2 wrap-anywhere text-base-content/80">{description}</span>
    </Link>
  ),
};

const paymentsList: ListOf<Payment> = {
  ...words('payments'),
  icon: Banknote,
  Row: ({ item: payment }) => {
    const facts = (
      <>
        <span className="text-lg font-semibold tabular-nums">{netText(payment)}</span>
        <span className="text-base-content/80 wrap-anywhere">{paymentFacts(payment)}</span>
      </>
    );
    return payment.projectId ? (
      <Link to={deskPaths.project(payment.projectId)} className="list-row-button flex-wrap">
        {facts}
      </Link>
    ) : (
      <div className="list-row-plain">{facts}</div>
    );
  },
};
