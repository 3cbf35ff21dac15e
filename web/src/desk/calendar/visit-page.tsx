import { deskApiPaths } from '@welding/domain/api-paths';
import { type Appointment, appointmentSchema, repeatText } from '@welding/domain/entities/appointment';
import { arrivalText } from '@welding/domain/entities/arrival-words';
import { durationWords } from '@welding/domain/entities/duration';
import { localTitle } from '@welding/domain/entities/local-title';
import { quoteSchema } from '@welding/domain/entities/quote';
import { deskPaths } from '@welding/domain/paths';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { phoneText, telHref } from '@welding/domain/values/phone';
import { placeText } from '@welding/domain/values/place';
import { MapPin, Phone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import { JobHours } from '#desk/hours/job-hours.tsx';
import { useDeskDocument, useDeskList } from '#desk/live/use-desk-list.ts';
import { isPlanner } from '#desk/live/use-people.ts';
import { VisitMoney } from '#desk/payments/visit-money.tsx';
import { deskRequest } from '#desk/session/desk-request.ts';
import type { DeskPerson } from '#desk/session/desk-session.ts';
import { useJobSheets } from '#desk/today/use-my-visits.ts';
import { VisitNotes } from '#desk/today/visit-notes.tsx';
import { DocumentView } from '#desk/ui/desk-list-view.tsx';
import { HistoryPanel } from '#desk/ui/history-panel.tsx';
import { BackLink } from '#desk/ui/page-links.tsx';
import { VisitIntake } from '#desk/ui/visit-intake.tsx';
import { CrewNames, LateMark, NoAddress } from '#desk/ui/visit-marks.tsx';
import { appointmentBadge, appointmentTime } from '#shared/appointments/appointment-time.ts';
import { LinkButton } from '#shared/ui/button.tsx';
import { StatusBadge } from '#shared/ui/panel.tsx';
import { calendarPath, NothingHere } from './calendar-view.tsx';
import { VisitActions, VisitTaps } from './visit-actions.tsx';
import { VisitForm } from './visit-form.tsx';
import { visitPageTexts } from './visit-texts.ts';

/** One visit with all its data. Planners can change it. */
export function VisitPage({ person }: { person: DeskPerson }) {
  const t = visitPageTexts();
  const { id = '' } = useParams();
  const found = useDeskDocument('appointments', id, appointmentSchema);
  return (
    <DocumentView
      document={found}
      noun={t.noun}
      missing={<NothingHere title={t.notFound}>{t.notFoundWhy}</NothingHere>}
    >
      {(visit) => <StoredVisit visit={visit} person={person} />}
    </DocumentView>
  );
}

function StoredVisit({ visit, person }: { visit: Appointment; person: DeskPerson }) {
  const t = visitPageTexts();
  const day = chicagoDate(new Date(visit.scheduledDate));
  const place = placeText(visit);
  return (
    <div className="grid max-w-4xl gap-6">
      <BackLink to={calendarPath(day)}>{t.calendar}</BackLink>
      <div className="grid justify-items-start gap-2">
        <h1 className="display wrap-anywhere text-4xl">{localTitle(visit.title)}</h1>
        <StatusBadge {...appointmentBadge(visit)} />
        {isPlanner(person) && <ClientChange key={visit.id} visit={visit} />}
        {visit.bookedAnyway && <p>{t.doubleBooked}</p>}
        <p className="text-lg">
          {appointmentTime(new Date(visit.scheduledDate))}, {durationWords(visit.duration).toLowerCase()}
        </p>
        {visit.windowMinutes !== undefined && visit.windowMinutes > 0 && <p>{arrivalText(visit)}</p>}
        {visit.repeat && <p>{t.toEndIt(repeatText(visit.repeat))}</p>}
        <LateMark visit={visit} />
        <NoAddress visit={visit} />
        <p className="wrap-anywhere">
          {isPlanner(person) ? <CrewNames visit={visit} /> : <Crewmates visitId={visit.id} />}
        </p>
        <VisitOwner visit={visit} canOpen={isPlanner(person)} />
        <div className="flex flex-wrap gap-2">
          {visit.phone && (
            <LinkButton icon={Phone} href={telHref(visit.phone)}>
              {phoneText(visit.phone)}
            </LinkButton>
          )}
          {place && (
            <LinkButton
              icon={MapPin}
              className="h-auto max-w-full py-2 text-left"
              href={`https://maps.google.com/?${new URLSearchParams({ q: place })}`}
              target="_blank"
              rel="noreferrer"
            >
              <span className="min-w-0 wrap-anywhere">{place}</span>
            </LinkButton>
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

function Crewmates({ visitId }: { visitId: string }) {
  const others = useJobSheets(visitId)?.find(({ appointmentId }) => appointmentId === visitId)?.crewmates;
  return others ? visitPageTexts().with(others.map(({ name }) => name).join(', ')) : null;
}

/** The visit's client and project, linked for staff who may open them. */
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

/** Reports a client's unseen change of the visit and marks it as seen. */
function ClientChange({ visit: { id, status, changedByClient = false } }: { visit: Appointment }) {
  const [wasChanged, setWasChanged] = useState(false);
  useEffect(() => {
    if (!changedByClient) return;
    setWasChanged(true);
    const toVisit = (json: unknown) => appointmentSchema.parse(json);
    // Offline it stays unseen until opened again.
    deskRequest(deskApiPaths.appointmentSeen(id), toVisit, { method: 'POST' }).catch(() => undefined);
  }, [id, changedByClient]);
  if (!wasChanged) return null;
  const { clientCancelled, clientBooked, clientMoved } = visitPageTexts();
  const sentences: Readonly<Record<string, string>> = { cancelled: clientCancelled, scheduled: clientBooked };
  return <p className="font-semibold">{sentences[status] ?? clientMoved}</p>;
}

type IntakeOfVisitProps = { visit: Appointment; person: DeskPerson };

/** The intake answers of the visit's request. Welders may not read requests, so they get them with their visits. */
function IntakeOfVisit({ visit, person }: IntakeOfVisitProps) {
  if (!visit.projectId) return null;
  return isPlanner(person) ? (
    <IntakeOfProject projectId={visit.projectId} />
  ) : (
    <IntakeOfOwnVisit visitId={visit.id} />
  );
}

function IntakeOfProject({ projectId }: { projectId: string }) {
  const quotes = useDeskList({
    collection: 'quotes',
    schema: quoteSchema,
    where: [['projectId', '==', projectId]],
    limit: 1,
  });
  const [request] = quotes.status === 'ready' ? quotes.items : [];
  return <VisitIntake intake={request?.intake} />;
}

function IntakeOfOwnVisit({ visitId }: { visitId: string }) {
  const sheets = useJobSheets(visitId);
  return <VisitIntake intake={sheets?.find(({ appointmentId }) => appointmentId === visitId)?.intake} />;
}
