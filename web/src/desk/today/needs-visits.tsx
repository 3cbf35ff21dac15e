import { deskApiPaths } from '@welding/domain/api-paths';
import { isNotStartedToday } from '@welding/domain/booking/is-not-started-today';
import { type Appointment, appointmentSchema } from '@welding/domain/entities/appointment';
import { crewOf } from '@welding/domain/entities/crew';
import { deskPaths } from '@welding/domain/paths';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { OverlappingHours } from '#desk/hours/overlapping-hours.tsx';
import { type DeskList, useDeskList } from '#desk/live/use-desk-list.ts';
import { deskRequest } from '#desk/session/desk-request.ts';
import { ActionButton } from '#desk/ui/action-button.tsx';
import { Waiting } from '#desk/ui/waiting.tsx';
import type { Part } from '#shared/live-lists/complete.ts';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { isVisitOpen, visitName } from './my-visits.ts';
import { plannersTodayTexts } from './planners-today-texts.ts';
import { RefusedTaps } from './refused-taps.tsx';
import { visitsLeftOpen, visitsOutsideHours, visitsThatNeed } from './visit-queries.ts';

// Lazy because it is rarely needed.
const FreeWelders = lazyPart(async () => (await import('./free-welders.tsx')).FreeWelders, {
  waiting: <div className="min-h-11" />,
});

const mostChanged = 10;
const calendar = { path: deskPaths.calendar, label: plannersTodayTexts().calendar } as const;

/**
 * Visits that need a decision: a refused tap, a time to confirm, an unseen booking or change by the client, no welder, no
 * start, no finish, or hours that overlap.
 * @param props.visits all visits of the next days
 */
export function NeedsVisits({ visits, now }: { visits: DeskList<Appointment>; now: Date }) {
  const t = plannersTodayTexts();
  const outside = useDeskList(visitsOutsideHours(now));
  const changed = useDeskList({
    collection: 'appointments',
    schema: appointmentSchema,
    where: [['changedByClient', '==', true]],
    limit: mostChanged,
  });
  const toMove = useDeskList(visitsThatNeed('needsTime'));
  const toAssign = useDeskList(visitsThatNeed('needsWelder'));
  const leftOpen = useDeskList(visitsLeftOpen(now));
  // The day's section reports a failed load.
  const coming = visits.status === 'ready' ? visits : ({ status: 'loading' } as const);
  return (
    <>
      <RefusedTaps />
      <Waiting title={t.visitsToConfirm} list={outside} only={isToConfirm} all={calendar}>
        {rowsWith(Confirm)}
      </Waiting>
      <Waiting title={t.anotherWelderNeeded} list={toAssign} only={isVisitOpen} all={calendar}>
        {(items) => (
          <ul className="grid gap-4">
            {items.map((visit) => (
              <VisitRow key={visit.id} visit={visit}>
                <FreeWelders visit={visit} />
              </VisitRow>
            ))}
          </ul>
        )}
      </Waiting>
      <Waiting title={t.clientsChoosingANewTime} list={toMove} only={isVisitOpen} all={calendar}>
        {rows}
      </Waiting>
      <Waiting
        title={t.changedByClients}
        list={changed}
        // Visits to confirm are listed separately.
        only={(visit) => !isToConfirm(visit)}
        all={calendar}
      >
        {rowsWith(Seen)}
      </Waiting>
      <Waiting
        title={t.visitsWithoutAWelder}
        list={coming}
        // Those for another time or welder are listed separately.
        only={(visit) =>
          isVisitOpen(visit) && crewOf(visit).length === 0 && !visit.needsTime && !visit.needsWelder
        }
        all={calendar}
      >
        {rows}
      </Waiting>
      <Waiting
        title={t.notStartedToday}
        list={coming}
        only={(visit) => isNotStartedToday(visit, now)}
        all={calendar}
      >
        {rows}
      </Waiting>
      <Waiting
        title={t.pastVisitsNotFinished}
        list={leftOpen}
        // Those for another time or welder are listed separately.
        only={({ needsTime, needsWelder }) => !needsTime && !needsWelder}
        all={calendar}
      >
        {rows}
      </Waiting>
      <OverlappingHours />
    </>
  );
}

function isToConfirm(visit: Appointment): boolean {
  return isVisitOpen(visit) && visit.outsideHours === true;
}

type Action = (props: { visit: Appointment; name: string }) => ReactNode;

const rowsWith = (Action?: Action) => (visits: Part<Appointment>) => (
  <ul className="grid gap-2">
    {visits.map((visit) => (
      <VisitRow key={visit.id} visit={visit} action={Action} />
    ))}
  </ul>
);
const rows = rowsWith();

/** Confirms a time outside business hours, which also marks the client's booking or change as seen. */
function Confirm({ visit: { id, updatedAt }, name }: { visit: Appointment; name: string }) {
  const t = plannersTodayTexts();
  const body = { outsideHours: false, updatedAt: updatedAt ?? null };
  const confirm = () => deskRequest(deskApiPaths.appointment(id), () => undefined, { method: 'PATCH', body });
  return (
    <ActionButton aria-label={t.confirmOf(name)} act={confirm}>
      {t.confirm}
    </ActionButton>
  );
}

function Seen({ visit: { id }, name }: { visit: Appointment; name: string }) {
  const t = plannersTodayTexts();
  const see = () => deskRequest(deskApiPaths.appointmentSeen(id), () => undefined, { method: 'POST' });
  return (
    <ActionButton aria-label={t.seenOf(name)} act={see}>
      {t.seen}
    </ActionButton>
  );
}

type VisitRowProps = { visit: Appointment; action?: Action | undefined; children?: ReactNode };

function VisitRow({ visit, action: Action, children }: VisitRowProps) {
  const name = visitName({ visit, sheet: undefined });
  return (
    <li className="grid gap-1">
      <Link to={deskPaths.visit(visit.id)} className="list-row-button grid! gap-1">
        <span className="font-semibold wrap-anywhere">{name}</span>
        <span className="text-base-content/75">{timeText(visit)}</span>
      </Link>
      {Action && <Action visit={visit} name={name} />}
      {children}
    </li>
  );
}

function timeText({ changedByClient, status, scheduledDate }: Appointment): string {
  const time = formatChicagoDateTime(new Date(scheduledDate));
  if (!changedByClient) return time;
  const { cancelled, booked, movedTo } = plannersTodayTexts();
  return status === 'cancelled' ? cancelled(time) : status === 'scheduled' ? booked(time) : movedTo(time);
}
