import { drivesOfDay, type MilesBetween } from '@welding/domain/booking/busy';
import type { Appointment } from '@welding/domain/entities/appointment';
import { localTitle } from '@welding/domain/entities/local-title';
import { deskPaths } from '@welding/domain/paths';
import { formatChicagoTime } from '@welding/domain/values/chicago-time';
import { minutesText } from '@welding/domain/values/minutes';
import { placeText } from '@welding/domain/values/place';
import { Car, Map as MapIcon } from 'lucide-react';
import { Link } from 'react-router';
import { routeHref } from '#desk/today/visit-facts.tsx';
import { NoAddress } from '#desk/ui/visit-marks.tsx';
import { LinkButton } from '#shared/ui/button.tsx';
import { dayRoutesTexts } from './calendar-texts.ts';
import { type Lane, onDate, visitSpan } from './lanes.ts';

type DayRoutesProps = { date: string; lanes: readonly Lane[]; milesBetween: MilesBetween };

/** Each welder's stops of a day in driving order, with the drives and a map link. */
export function DayRoutes({ date, lanes, milesBetween }: DayRoutesProps) {
  const routes = lanes.flatMap((lane) => {
    const stops = onDate(lane.visits, visitSpan, date).filter(({ needsTime }) => !needsTime);
    return lane.welderId && stops.length > 0 ? [{ id: lane.welderId, name: lane.name, stops }] : [];
  });
  if (routes.length === 0) return <p>{dayRoutesTexts().nothing}</p>;
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      {routes.map(({ id, name, stops }) => (
        <WelderRoute key={id} {...{ name, stops, milesBetween }} />
      ))}
    </div>
  );
}

type WelderRouteProps = { name: string; stops: readonly Appointment[]; milesBetween: MilesBetween };

function WelderRoute({ name, stops, milesBetween }: WelderRouteProps) {
  const t = dayRoutesTexts();
  const drives = drivesOfDay(
    stops.map(({ zip }) => zip),
    milesBetween,
  );
  const known = drives.filter((minutes) => minutes !== undefined);
  const total = minutesText(known.reduce((sum, minutes) => sum + minutes, 0));
  const places = stops.map(placeText).filter(Boolean);
  return (
    <section aria-label={name} className="panel grid gap-3 p-4">
      <div className="grid wrap-anywhere">
        <h3 className="text-lg font-bold">{name}</h3>
        {known.length > 0 && (
          <p>{known.length === drives.length ? t.driving(total) : t.drivingAtLeast(total)}</p>
        )}
      </div>
      <ol className="grid gap-1">
        {stops.map((visit, index) => (
          <li key={visit.id} className="grid gap-1">
            <Drive minutes={drives[index]} />
            <div className="grid wrap-anywhere">
              <Link
                to={deskPaths.visit(visit.id)}
                className="link inline-flex min-h-11 items-center justify-self-start font-semibold"
              >
                {formatChicagoTime(new Date(visit.scheduledDate))},{' '}
                {visit.clientName ?? localTitle(visit.title)}
              </Link>
              <span>{placeText(visit)}</span>
              <NoAddress visit={visit} />
            </div>
          </li>
        ))}
      </ol>
      <Drive minutes={drives.at(-1)} isBack />
      {places.length > 0 && (
        <LinkButton
          icon={MapIcon}
          className="justify-self-start"
          href={routeHref(places, navigator.userAgent)}
          target="_blank"
          rel="noreferrer"
          aria-label={t.openRouteOf(name)}
        >
          {t.openRoute}
        </LinkButton>
      )}
    </section>
  );
}

function Drive({ minutes, isBack = false }: { minutes: number | undefined; isBack?: boolean }) {
  const t = dayRoutesTexts();
  const duration = minutes === undefined ? undefined : minutesText(minutes);
  return (
    <p className="flex items-center gap-2 text-sm text-base-content/75">
      <Car aria-hidden="true" className="size-4 shrink-0" />
      {isBack ? t.backToShop(duration) : t.drive(duration)}
    </p>
  );
}
