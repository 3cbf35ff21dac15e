import type { Appointment } from '@welding/domain/entities/appointment';
import { visitTimeText } from '@welding/domain/entities/arrival-words';
import { deskPaths } from '@welding/domain/paths';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { hoursText } from '@welding/domain/values/minutes';
import { CalendarDays } from 'lucide-react';
import { Link } from 'react-router';
import { type DeskList, withItems } from '#desk/live/use-desk-list.ts';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { LinkToScreen } from '#desk/ui/link-to-screen.tsx';
import { CrewNames, LateMark, NoAddress } from '#desk/ui/visit-marks.tsx';
import { appointmentBadge } from '#shared/appointments/appointment-time.ts';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { Panel, StatusBadge } from '#shared/ui/panel.tsx';
import { visitName } from './my-visits.ts';
import { plannersTodayTexts } from './planners-today-texts.ts';
import { todayTexts } from './today-texts.ts';
import { progressText } from './visit-facts.tsx';
import { VisitNotes } from './visit-notes.tsx';

// Lazy because welders do not see money and little is left to collect.
const LeftToCollect = lazyPart(async () => (await import('./left-to-collect.tsx')).LeftToCollect, {
  waiting: null,
});

export function EverybodysDay({ visits, now }: { visits: DeskList<Appointment>; now: Date }) {
  const t = plannersTodayTexts();
  const today = withItems(visits, (items) =>
    items.filter(({ scheduledDate }) => chicagoDate(new Date(scheduledDate)) === chicagoDate(now)),
  );
  return (
    <Panel title={t.todaysVisits} icon={CalendarDays}>
      <DeskListView list={today} noun={todayTexts().visits} empty={<p>{t.noVisitsToday}</p>}>
        {(items) => (
          <ol className="grid gap-2">
            {items.map((visit) => (
              <li key={visit.id} className="list-row-plain">
                <div className="grid min-w-0 grow basis-52 gap-1">
                  <Link
                    to={deskPaths.visit(visit.id)}
                    className="link link-hover block min-h-11 py-2.5 wrap-anywhere"
                  >
                    <strong className="tabular-nums">{visitTimeText(visit)}</strong>{' '}
                    {visitName({ visit, sheet: undefined })}
                  </Link>
                  <p className="text-base-content/75 wrap-anywhere">
                    <CrewNames visit={visit} />
                    {visitProgress(visit) && ` · ${visitProgress(visit)}`}
                    {visit.finishedAt && visit.amountToCollect ? <LeftToCollect visit={visit} /> : null}
                  </p>
                  <LateMark visit={visit} />
                  <NoAddress visit={visit} />
                  {visit.status === 'completed' && <VisitNotes visit={visit} />}
                </div>
                {(visit.status !== 'scheduled' || visit.needsTime) && (
                  <StatusBadge {...appointmentBadge(visit)} />
                )}
              </li>
            ))}
          </ol>
        )}
      </DeskListView>
      <LinkToScreen path={deskPaths.calendar}>{t.openTheCalendar}</LinkToScreen>
    </Panel>
  );
}

function visitProgress(visit: Appointment): string | undefined {
  const { finishedAt, hours } = visit;
  const progress = progressText(visit);
  if (!progress || !finishedAt || hours === undefined) return progress;
  return `${progress}, ${hoursText(hours)}`;
}
