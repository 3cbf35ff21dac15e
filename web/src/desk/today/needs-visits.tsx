import { deskApiPaths } from '@welding/domain/api-paths';
import { type Appointment, appointmentSchema } from '@welding/domain/entities/appointment';
import { crewOf } from '@welding/domain/entities/crew';
import { storedVisitContactSchema, withContact } from '@welding/domain/entities/job-sheet';
import { type RefusedTap, refusedTapSchema } from '@welding/domain/entities/refused-tap';
import { deskPaths } from '@welding/domain/paths';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { hoursText } from '@welding/domain/values/minutes';
import { formatDollars } from '@welding/domain/values/money';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { visitContactList } from '#desk/live/apart-lists.ts';
import { type DeskList, useDeskDocument, useDeskList } from '#desk/live/use-desk-list.ts';
import { deskRequest } from '#desk/session/desk-request.ts';
import { ActionButton } from '#desk/ui/action-button.tsx';
import { Waiting } from '#desk/ui/waiting.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { isVisitOpen, visitName } from './my-visits.ts';
import { plannersTodayTexts, refusedTapsTexts } from './planners-today-texts.ts';
import { visitsLeftOpen, visitsOutsideHours, visitsThatNeed } from './visit-queries.ts';

// Lazy because it is rarely needed.
const FreeWelders = lazyPart(async () => (await import('./free-welders.tsx')).FreeWelders, {
  waiting: <div className="min-h-11" />,
});

const mostChanged = 10;
const calendar = { path: deskPaths.calendar, label: plannersTodayTexts().calendar } as const;

/**
 * Visits that need a decision: a refused tap, a time to confirm, an unseen change by the client, no welder, or no finish.
 * @param props.visits all visits of the next days
 */
export function NeedsVisits({ visits, now }: { visits: DeskList<Appointment>; now: Date }) {
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
      <Waiting title={plannersTodayTexts().visitsToConfirm} list={outside} only={isToConfirm} all={calendar}>
        {rows}
      </Waiting>
      <Waiting
        title={plannersTodayTexts().anotherWelderNeeded}
        list={toAssign}
        only={isVisitOpen}
        all={calendar}
      >
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
      <Waiting
        title={plannersTodayTexts().clientsChoosingANewTime}
        list={toMove}
        only={isVisitOpen}
        all={calendar}
      >
        {rows}
      </Waiting>
      <Waiting
        title={plannersTodayTexts().movedOrCancelledByClients}
        list={changed}
        // Visits to confirm are listed separately.
        only={(visit) => !isToConfirm(visit)}
        all={calendar}
      >
        {rows}
      </Waiting>
      <Waiting
        title={plannersTodayTexts().visitsWithoutAWelder}
        list={coming}
        only={(visit) => isVisitOpen(visit) && crewOf(visit).length === 0}
        all={calendar}
      >
        {rows}
      </Waiting>
      <Waiting
        title={plannersTodayTexts().pastVisitsNotFinished}
        list={leftOpen}
        // Those for another time or welder are listed separately.
        only={({ needsTime, needsWelder }) => !needsTime && !needsWelder}
        all={calendar}
      >
        {rows}
      </Waiting>
    </>
  );
}

function isToConfirm(visit: Appointment): boolean {
  return isVisitOpen(visit) && visit.outsideHours === true;
}

const rows = (visits: readonly Appointment[]) => (
  <ul className="grid gap-2">
    {visits.map((visit) => (
      <VisitRow key={visit.id} visit={visit} />
    ))}
  </ul>
);

function VisitRow({ visit, children }: { visit: Appointment; children?: ReactNode }) {
  const { id, clientName } = visit;
  const unnamed = clientName === undefined ? id : undefined;
  const contact = useDeskDocument('visitContacts', unnamed, storedVisitContactSchema);
  const named = contact.status === 'ready' ? withContact(visit, contact.item) : visit;
  return (
    <li>
      <Link to={deskPaths.visit(id)} className="list-row-button grid! gap-1">
        <span className="font-semibold wrap-anywhere">{visitName({ visit: named, sheet: undefined })}</span>
        <span className="text-base-content/75">{timeText(visit)}</span>
      </Link>
      {children}
    </li>
  );
}

function timeText({ changedByClient, status, scheduledDate }: Appointment): string {
  const time = formatChicagoDateTime(new Date(scheduledDate));
  if (!changedByClient) return time;
  return status === 'cancelled' ? plannersTodayTexts().cancelled(time) : plannersTodayTexts().movedTo(time);
}

const most = 20;

/** Refused taps from all devices, newest first, until staff handle them. */
function RefusedTaps() {
  const taps = useDeskList({
    collection: 'refusedTaps',
    schema: refusedTapSchema,
    order: ['refusedAt', 'desc'],
    limit: most,
  });
  return (
    <Waiting title={refusedTapsTexts().title} list={taps}>
      {(items) => (
        <ul className="grid gap-2">
          {items.map((tap) => (
            <RefusedTapRow key={tap.id} tap={tap} />
          ))}
        </ul>
      )}
    </Waiting>
  );
}

function RefusedTapRow({ tap }: { tap: RefusedTap }) {
  const { id, by, tappedAt, sentence, text } = tap;
  const texts = refusedTapsTexts();
  const what = whatOf(tap);
  return (
    <li className="list-row-plain">
      <span className="grid min-w-0 grow basis-40">
        <span className="font-semibold wrap-anywhere">
          {by.name}: {what}
        </span>
        <span className="text-base-content/75">{formatChicagoDateTime(new Date(tappedAt))}</span>
        <VisitOfTap visitId={tap.visitId} />
        <span className="wrap-anywhere">{sentence}.</span>
        {text && <span className="whitespace-pre-line text-base-content/75 wrap-anywhere">{text}</span>}
      </span>
      <ActionButton
        aria-label={texts.seenToOf(what, by.name)}
        act={() => deskRequest(deskApiPaths.refusedTapSeen(id), () => undefined, { method: 'POST' })}
      >
        {texts.seenTo}
      </ActionButton>
    </li>
  );
}

function VisitOfTap({ visitId }: { visitId: string }) {
  const visit = useDeskDocument('appointments', visitId, appointmentSchema, visitContactList);
  if (visit.status === 'missing') return <span>{refusedTapsTexts().visitGone}</span>;
  return (
    <Link to={deskPaths.visit(visitId)} className="link inline-flex min-h-11 items-center wrap-anywhere">
      {visit.status === 'ready'
        ? visitName({ visit: visit.item, sheet: undefined })
        : refusedTapsTexts().openVisit}
    </Link>
  );
}

/** For example Finish, 2 h 30 min, $540.00 to collect */
function whatOf({ kind, amount, method, hours }: RefusedTap): string {
  const texts = refusedTapsTexts();
  const dollars = amount === undefined ? '' : formatDollars(amount);
  if (kind === 'collect')
    return method === 'check' ? texts.collectedByCheck(dollars) : texts.collectedCash(dollars);
  const parts = [
    texts.kinds[kind],
    hours !== undefined && hoursText(hours),
    dollars && (kind === 'extra-work' ? dollars : texts.toCollect(dollars)),
  ];
  return parts.filter(Boolean).join(', ');
}
