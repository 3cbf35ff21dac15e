import type { ClientVisit } from '@welding/domain/entities/appointment';
import type { Project } from '@welding/domain/entities/project';
import { withPlace } from '@welding/domain/entities/project-place';
import { usualCutoffHours } from '@welding/domain/values/limits';
import { CalendarPlus } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { AppointmentsCard, isToMove, VisitsToMove } from '#portal/appointments/appointments-card.tsx';
import {
  appointmentsList,
  describeAppointmentChange,
  useUpcoming,
  visitsToMoveList,
} from '#portal/appointments/appointments-list.ts';
import { ChangeAnnouncer, ConnectionNews, useListChanges } from '#portal/live-lists/list-news.tsx';
import { itemsOf, lacksConnection } from '#portal/live-lists/live-list.ts';
import { portalPlace } from '#portal/live-lists/portal-place.tsx';
import { usePortalList } from '#portal/live-lists/use-portal-list.ts';
import { PaymentOptionsCard } from '#portal/projects/checkout-link.tsx';
import { ProjectsCard } from '#portal/projects/projects-card.tsx';
import { describeProjectChange, projectPlacesList, useProjects } from '#portal/projects/use-projects.ts';
import { useConfirmed } from '#portal/session/confirmed.ts';
import type { SessionLoss } from '#portal/session/session-loss.ts';
import { signInTexts } from '#portal/session/sign-in-texts.tsx';
import { currentClient, useSees } from '#shared/session/portal-session.ts';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { whenIdle } from '#shared/ui/load-moments.ts';
import { Notice, Panel } from '#shared/ui/panel.tsx';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { Notifications, PaidSoFar, Papers, useProjectAccounts, VisitChangeDialog } from './account-parts.tsx';
import { dashboardTexts } from './dashboard-texts.ts';
import { NextStepPanel } from './next-step-panel.tsx';

const BookingForm = lazyPart(
  async () => (await import('#portal/appointments/booking-form.tsx')).BookingForm,
  portalPlace,
);

const bookingId = 'book';
const noProjects: readonly Project[] = [];
const isOpenStatus = (status: string) => status === 'pending' || status === 'in_progress';
const likelyService = (projects: readonly Project[]) =>
  (projects.find(({ status }) => isOpenStatus(status)) ?? projects[0])?.serviceType;

type DashboardListsProps = {
  clientId: string;
  onSessionLost: (loss: SessionLoss) => void;
  /** The last part of the page. */
  children: ReactNode;
};

/** Shows each part once the lists above it have loaded, because a list may be taller than its placeholder. */
export function DashboardLists({ clientId, onSessionLost, children }: DashboardListsProps) {
  const [booked, setBooked] = useState<readonly ClientVisit[]>([]);
  const [cutoffHours, setCutoffHours] = useState<number>(usualCutoffHours);
  const [visitToChange, setVisitToChange] = useState<string>();
  const [seesPapers, seesInvoices] = [useSees('estimates', 'invoices'), useSees('invoices')];
  const [seesVisits, mayBook] = [useSees('visits', 'gate'), useSees('visits')];
  const seesProjects = seesPapers || mayBook;
  const projects = useProjects(clientId);
  const movable = usePortalList(mayBook ? visitsToMoveList : undefined, clientId);
  const toMove = [...(itemsOf(movable) ?? [])].filter(isToMove);
  const appointments = useUpcoming(
    usePortalList(seesVisits ? appointmentsList : undefined, clientId),
    booked,
  );
  const projectChanges = useListChanges(itemsOf(projects), describeProjectChange);
  const appointmentChanges = useListChanges(itemsOf(appointments), describeAppointmentChange);
  const projectsHaveCome = useOnceTrue(!(seesProjects && projects.status === 'loading'));
  const listsHaveCome = useOnceTrue(
    projectsHaveCome &&
      !(seesVisits && appointments.status === 'loading') &&
      !(mayBook && movable.status === 'loading'),
  );
  const isAtRest = useAtRest(listsHaveCome);
  const shownProjects = itemsOf(projects);
  const ownProjects = useMemo(() => (shownProjects ? [...shownProjects] : noProjects), [shownProjects]);
  const wholeProjects = useProjectPlaces(clientId, ownProjects);
  const { accounts, summed } = useProjectAccounts(clientId, ownProjects);
  const contact = currentClient()?.contact;

  if (contact && !seesProjects && !seesVisits) {
    return (
      <>
        <Notice>
          {signInTexts().noRoles(contact.company, <PhoneLink className="link whitespace-nowrap" />)}
        </Notice>
        {children}
      </>
    );
  }
  return (
    <>
      <ConnectionNews offline={lacksConnection(projects) || lacksConnection(appointments)} />
      <ChangeAnnouncer sentences={[...projectChanges.sentences, ...appointmentChanges.sentences]} />
      <NextStepPanel
        clientId={clientId}
        projects={ownProjects}
        toMove={toMove}
        upcoming={appointments}
        bookingHref={`#${bookingId}`}
        onChooseTime={setVisitToChange}
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6 empty:hidden">
          {seesProjects && (
            <ProjectsCard
              projects={projects}
              accounts={accounts}
              summed={summed}
              changed={projectChanges.ids}
              wholeProjects={wholeProjects}
              isAtRest={isAtRest}
            />
          )}
          {projectsHaveCome && seesPapers && <Papers clientId={clientId} onSessionLost={onSessionLost} />}
        </div>
        <div className="grid gap-6">
          <VisitsToMove visits={toMove} onChoose={setVisitToChange} />
          {projectsHaveCome && seesVisits && (
            <AppointmentsCard
              appointments={appointments}
              changed={appointmentChanges.ids}
              bookingHref={`#${bookingId}`}
              cutoffHours={cutoffHours}
              onChange={mayBook ? ({ id }) => setVisitToChange(id) : undefined}
            />
          )}
          {listsHaveCome && seesInvoices && (
            <PaymentOptionsCard>
              <PaidSoFar clientId={clientId} projects={ownProjects} onSessionLost={onSessionLost} />
            </PaymentOptionsCard>
          )}
          {listsHaveCome && !contact && <Notifications clientId={clientId} onSessionLost={onSessionLost} />}
        </div>
      </div>
      {listsHaveCome && mayBook && (
        <div id={bookingId}>
          <Panel title={dashboardTexts().scheduleService} icon={CalendarPlus}>
            <div className="min-h-dvh">
              {isAtRest && (
                <BookingForm
                  clientId={clientId}
                  projects={ownProjects}
                  likelyService={likelyService(ownProjects)}
                  onCutoff={setCutoffHours}
                  onBooked={(appointment) => setBooked((earlier) => [...earlier, appointment])}
                  onSessionLost={onSessionLost}
                />
              )}
            </div>
          </Panel>
        </div>
      )}
      {listsHaveCome && children}
      <VisitChangeDialog
        visit={[...toMove, ...(itemsOf(appointments) ?? [])].find(({ id }) => id === visitToChange)}
        clientId={clientId}
        onDone={() => setVisitToChange(undefined)}
        onSessionLost={onSessionLost}
      />
    </>
  );
}

/** Stays true, because a reloading list must not remove what a client types below it. */
function useOnceTrue(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setWasTrue(true);
  return wasTrue || isTrue;
}

/**
 * Clients come for the lists, so the parts below load afterwards, in a placeholder as high as the screen, and stay on
 * reload. Loading them first would delay the lists.
 */
function useAtRest(listsHaveCome: boolean): boolean {
  const [isAtRest, setIsAtRest] = useState(false);
  useEffect(() => (listsHaveCome ? whenIdle(() => setIsAtRest(true)) : undefined), [listsHaveCome]);
  return isAtRest;
}

/** Projects with photos and places, shown once the client has confirmed. */
function useProjectPlaces(clientId: string, projects: readonly Project[]): readonly Project[] {
  const seesPhotos = useSees('visits');
  const isConfirmed = useConfirmed(clientId);
  const list = usePortalList(seesPhotos && isConfirmed ? projectPlacesList : undefined, clientId);
  const places = new Map([...(itemsOf(list) ?? [])].map((place) => [place.id, place]));
  return projects.map((project) => {
    const place = places.get(project.id);
    return place ? withPlace(project, place) : project;
  });
}
