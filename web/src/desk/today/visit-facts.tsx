import { arrivalText } from '@welding/domain/entities/arrival-words';
import { type CrewTaps, tapsOf } from '@welding/domain/entities/crew-taps';
import { durationText } from '@welding/domain/entities/duration';
import { localTitle } from '@welding/domain/entities/local-title';
import { formatChicagoTime } from '@welding/domain/values/chicago-time';
import { hoursText } from '@welding/domain/values/minutes';
import { formatDollars } from '@welding/domain/values/money';
import { smsHref, telHref } from '@welding/domain/values/phone';
import { placeOf, placeText } from '@welding/domain/values/place';
import { DoorOpen, MapPin, MessageSquare, Phone } from 'lucide-react';
import { takenCash } from '#desk/queue/not-in-sheets.ts';
import { VisitIntake } from '#desk/ui/visit-intake.tsx';
import { LateMark } from '#desk/ui/visit-marks.tsx';
import { appointmentBadge } from '#shared/appointments/appointment-time.ts';
import { LinkButton } from '#shared/ui/button.tsx';
import { StatusBadge } from '#shared/ui/panel.tsx';
import { isVisitOpen, type MyVisit, toCollect } from './my-visits.ts';
import { deskVisitTexts } from './today-texts.ts';

/**
 * When, for whom and what. The client's name may arrive later, so its line is kept: below it a welder taps a step.
 * @param props.id of its heading
 */
export function VisitHead({ shown: { visit, sheet }, id }: { shown: MyVisit; id: string }) {
  const t = deskVisitTexts();
  const client = visit.clientName ?? sheet?.clientName;
  const { label, tone, icon } = appointmentBadge(visit);
  return (
    <div className="grid min-w-0 gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="display text-2xl">{arrivalText(visit)}</span>
        <span className="text-base-content/75">· {durationText(visit.duration)}</span>
        <LateMark visit={visit} />
        {/* An open visit has no badge: the steps show its progress, and a badge would move the next button. */}
        {!isVisitOpen(visit) && <StatusBadge label={label} tone={tone} icon={icon} />}
      </p>
      <h3 id={id} className="text-lg font-bold wrap-anywhere">
        {client ?? localTitle(visit.title)}
      </h3>
      {client ? (
        <p className="wrap-anywhere">{localTitle(visit.title)}</p>
      ) : (
        !sheet && <p className="skeleton h-6 w-2/3" aria-hidden="true" />
      )}
      {visit.needsTime && <p className="font-semibold">{t.clientChooses}</p>}
      {visit.needsWelder && <p className="font-semibold">{t.officeFinds}</p>}
    </div>
  );
}

/** The rest of the visit and its job sheet. The sheet arrives later, so this belongs below the steps and the contact. */
export function VisitDetails({ shown: { visit, sheet } }: { shown: MyVisit }) {
  const t = deskVisitTexts();
  const project = sheet?.projectTitle;
  const about = visit.description ?? sheet?.projectDescription;
  const collect = toCollect({ visit, sheet }, takenCash.useNotInSheets());
  return (
    <div className="grid min-w-0 gap-1 empty:hidden">
      {project && project !== visit.title && (
        <p className="wrap-anywhere">{t.project(localTitle(project))}</p>
      )}
      <CrewProgress visit={visit} sheet={sheet} />
      {about && <p className="whitespace-pre-line text-base-content/75 wrap-anywhere">{about}</p>}
      {visit.status !== 'completed' && visit.status !== 'cancelled' && <VisitIntake intake={sheet?.intake} />}
      {collect !== undefined && collect > 0 && visit.status !== 'cancelled' && (
        <p className="font-semibold">{t.toCollect(formatDollars(collect))}</p>
      )}
      {sheet?.onItsWay && visit.status !== 'cancelled' && <p>{t.onItsWay(formatDollars(sheet.onItsWay))}</p>}
      {visit.hours !== undefined && <p>{t.worked(hoursText(visit.hours))}</p>}
    </div>
  );
}

/** The rest of the crew with progress: With Dana, finished 2:10 PM. */
function CrewProgress({ visit, sheet }: Pick<MyVisit, 'visit' | 'sheet'>) {
  return sheet?.crewmates?.map(({ id, name }) => (
    <p key={id} className="wrap-anywhere">
      {deskVisitTexts().with(name, progressText(tapsOf(visit, id)))}
    </p>
  ));
}

/**
 * Directions and contact data. The address opens the phone's map. They arrive after the visit, so they belong below its steps: a
 * tap on a step must not become a call.
 */
export function VisitContactLinks({ visit, sheet }: Pick<MyVisit, 'visit' | 'sheet'>) {
  const t = deskVisitTexts();
  const place = placeText(placeOf(visit, sheet));
  const phone = visit.phone ?? sheet?.phone;
  const name = visit.clientName ?? sheet?.clientName ?? t.theClient;
  return (
    <div className="grid gap-2">
      {place ? (
        <LinkButton
          icon={MapPin}
          className="h-auto min-h-14! justify-start py-2 text-left"
          href={mapHref(place, navigator.userAgent)}
          target="_blank"
          rel="noreferrer"
        >
          <span className="min-w-0 wrap-anywhere">
            <span className="sr-only">{t.wayTo} </span>
            {place}
          </span>
        </LinkButton>
      ) : (
        <p className="text-base-content/75">{t.noAddress}</p>
      )}
      {phone && (
        <div className="flex flex-wrap gap-2 *:grow *:basis-[6rem]">
          <LinkButton icon={Phone} className="min-h-12!" href={telHref(phone)} aria-label={t.callOne(name)}>
            {t.call}
          </LinkButton>
          <LinkButton
            icon={MessageSquare}
            className="min-h-12!"
            href={smsHref(phone)}
            aria-label={t.textOne(name)}
          >
            {t.text}
          </LinkButton>
        </div>
      )}
      {sheet?.contacts?.map((contact) => (
        <LinkButton
          key={`${contact.name} ${contact.phone}`}
          icon={contact.role === 'gate' ? DoorOpen : Phone}
          className="min-h-12! h-auto justify-start py-2 text-left"
          href={telHref(contact.phone)}
        >
          <span className="min-w-0 wrap-anywhere">{t.callFor[contact.role](contact.name)}</span>
        </LinkButton>
      ))}
    </div>
  );
}

/** The phone's map with directions: Apple Maps on its devices, the chosen app on Android, Google Maps elsewhere. */
export function mapHref(address: string, userAgent: string): string {
  const destination = encodeURIComponent(address);
  // An iPad reports as a Macintosh, which has Apple Maps, too.
  if (/iPhone|iPad|Macintosh/.test(userAgent)) return `https://maps.apple.com/?daddr=${destination}`;
  if (/Android/.test(userAgent)) return `geo:0,0?q=${destination}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${destination}`;
}

/** Google's limit of waypoints (https://developers.google.com/maps/documentation/urls/get-started). */
const mostOnTheWay = 9;

/** The phone's map with a route through several addresses in order, from the current position. Limited to the first ten. */
export function routeHref(addresses: readonly string[], userAgent: string): string {
  const driven = addresses.slice(0, mostOnTheWay + 1);
  const [destination = '', ...others] = driven.toReversed();
  const onTheWay = others.toReversed();
  if (onTheWay.length === 0) return mapHref(destination, userAgent);
  // Apple's documentation of map links, "Directions": each waypoint once.
  if (/iPhone|iPad|Macintosh/.test(userAgent)) {
    const stops = onTheWay.map((stop) => `&waypoint=${encodeURIComponent(stop)}`).join('');
    return `https://maps.apple.com/directions?mode=driving&destination=${encodeURIComponent(destination)}${stops}`;
  }
  // A geo: URL holds one place, so Android uses Google's page, which opens its app.
  const waypoints = encodeURIComponent(onTheWay.join('|'));
  return `https://www.google.com/maps/dir/?api=1&travelmode=driving&destination=${encodeURIComponent(destination)}&waypoints=${waypoints}`;
}

/** For example finished 2:10 PM; nothing before the first tap. */
export function progressText({ onMyWayAt, startedAt, finishedAt }: CrewTaps): string | undefined {
  const t = deskVisitTexts();
  const at = (instant: string) => formatChicagoTime(new Date(instant));
  if (finishedAt) return t.progressFinished(at(finishedAt));
  if (startedAt) return t.progressStarted(at(startedAt));
  return onMyWayAt ? t.onTheWay(at(onMyWayAt)) : undefined;
}
