import { type Appointment, durationLabels } from '@welding/domain/entities/appointment';
import { repeatLabels } from '@welding/domain/entities/repeat';
import { storedAppointmentSchema } from '@welding/domain/entities/stored-appointment';
import { toldTitle } from '@welding/domain/entities/told-title';
import { deskPaths } from '@welding/domain/paths';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { telHref } from '@welding/domain/values/phone';
import { placeText } from '@welding/domain/values/place';
import { MapPin, Phone } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { JobHours } from '#desk/hours/job-hours.tsx';
import { visitContacts } from '#desk/live/apart-lists.ts';
import { useDeskDocument } from '#desk/live/use-desk-document.ts';
import { isPlanner } from '#desk/live/use-people.ts';
import { VisitMoney } from '#desk/payments/visit-money.tsx';
import type { DeskPerson } from '#desk/session/desk-session.ts';

import { useJobSheets } from '#desk/today/use-job-sheets.ts';
import { VisitNotes } from '#desk/today/visit-notes.tsx';
import { visitTexts } from '#desk/today/visit-texts.ts';
import { arrivalText } from '#desk/today/visit-times.ts';
import { BackLink } from '#desk/ui/back-link.tsx';
import { CrewNames } from '#desk/ui/crew-names.tsx';
import { DocumentView } from '#desk/ui/document-view.tsx';
import { HistoryPanel } from '#desk/ui/history-panel.tsx';
import { NoAddress } from '#desk/ui/no-address.tsx';
import { appointmentBadge } from '#shared/appointments/appointment-badge.ts';
import { appointmentTime } from '#shared/appointments/appointment-time.ts';
import { StatusBadge } from '#shared/ui/status-badge.tsx';
import { calendarSearch } from './calendar-view.ts';
import { ClientChange } from './client-change.tsx';
import { IntakeOfVisit } from './intake-of-visit.tsx';
import { NothingHere } from './nothing-here.tsx';
import { VisitActions } from './visit-actions.tsx';
import { VisitForm } from './visit-form.tsx';
import { visitPageTexts } from './visit-page-texts.ts';
import { VisitTaps } from './visit-taps.tsx';

/** One visit with everything about it; who plans can change it. */
export function VisitPage({ person }: { person: DeskPerson }) {
  const { id = '' } = useParams();
  const found = useDeskDocument('appointments', id, storedAppointmentSchema, visitContacts);
  return (
    <DocumentView
      document={found}
      noun={visitPageTexts().noun}
      missing={<NothingHere title={visitPageTexts().notFound}>{visitPageTexts().notFoundWhy}</NothingHere>}
    >
      {(visit) => <StoredVisit visit={visit} person={person} />}
    </DocumentView>
  );
}

function StoredVisit({ visit, person }: { visit: Appointment; person: DeskPerson }) {
  const day = chicagoDate(new Date(visit.scheduledDate));
  const place = placeText(visit);
  return (
    <div className="grid max-w-4xl gap-6">
      <BackLink to={`${deskPaths.calendar}${calendarSearch('day', day)}`}>
        {visitPageTexts().calendar}
      </BackLink>
      <div className="grid justify-items-start gap-2">
        <h1 className="display wrap-anywhere text-4xl">{toldTitle(visit.title)}</h1>
        <StatusBadge {...appointmentBadge(visit.status)} />
        {isPlanner(person) && <ClientChange key={visit.id} visit={visit} />}
        {visit.bookedAnyway && <p>{visitPageTexts().doubleBooked}</p>}
        <p className="text-lg">
          {appointmentTime(new Date(visit.scheduledDate))}, {durationLabels[visit.duration].toLowerCase()}
        </p>
        {visit.windowMinutes !== undefined && visit.windowMinutes > 0 && (
          <p>{visitTexts().arrive(arrivalText(visit))}</p>
        )}
        {visit.repeat && <p>{visitPageTexts().toEndIt(repeatLabels[visit.repeat.everyMonths])}</p>}
        <NoAddress visit={visit} />
        <p className="wrap-anywhere">
          {isPlanner(person) ? <CrewNames visit={visit} /> : <Crewmates visitId={visit.id} />}
        </p>
        <VisitOwner visit={visit} canOpen={isPlanner(person)} />
        <div className="flex flex-wrap gap-2">
          {visit.phone && (
            <a className="btn btn-outline" href={telHref(visit.phone)}>
              <Phone aria-hidden="true" className="size-5" /> {visit.phone}
            </a>
          )}
          {place && (
            <a
              className="btn btn-outline h-auto max-w-full py-2 text-left"
              href={`https://maps.google.com/?${new URLSearchParams({ q: place })}`}
              target="_blank"
              rel="noreferrer"
            >
              <MapPin aria-hidden="true" className="size-5 shrink-0" />{' '}
              <span className="min-w-0 wrap-anywhere">{place}</span>
            </a>
          )}
        </div>
        {!isPlanner(person) && visit.description && <p className="wrap-anywhere">{visit.description}</p>}
      </div>
      <IntakeOfVisit visit={visit} person={person} />
      <VisitNotes visit={visit} {...(!isPlanner(person) && { welderId: person.id })} />
      <JobHours of="visitId" id={visit.id} person={person} />
      {isPlanner(person) && (
        <>
          <VisitTaps visit={visit} person={person} />
          <VisitMoney visitId={visit.id} />
          <VisitActions visit={visit} />
          <VisitForm key={visit.id} visit={visit} person={person} />
          <HistoryPanel field="entityId" id={visit.id} />
        </>
      )}
    </div>
  );
}

/** Who makes the visit with the welder who looks at it; nothing where that is nobody. */
function Crewmates({ visitId }: { visitId: string }) {
  const others = useJobSheets(visitId)?.find(({ appointmentId }) => appointmentId === visitId)?.crewmates;
  return others ? visitPageTexts().with(others.map(({ name }) => name).join(', ')) : null;
}

/** Whose visit it is and of which project, with the way there for whoever may go. */
function VisitOwner({
  visit: { clientId, clientName = visitPageTexts().theClient, projectId },
  canOpen,
}: {
  visit: Appointment;
  canOpen: boolean;
}) {
  if (!canOpen) return <p className="wrap-anywhere font-semibold">{clientName}</p>;
  return (
    <p className="flex flex-wrap gap-x-5 font-semibold">
      <Link to={deskPaths.client(clientId)} className="link inline-flex min-h-11 items-center wrap-anywhere">
        {clientName}
      </Link>
      {projectId && (
        <Link to={deskPaths.project(projectId)} className="link inline-flex min-h-11 items-center">
          {visitPageTexts().theProject}
        </Link>
      )}
    </p>
  );
}
