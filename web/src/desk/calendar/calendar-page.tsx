import { specialHoursText } from '@welding/domain/booking/opening-hours';
import { useEffect, useMemo, useState } from 'react';
import { isPlanner, usePeople } from '#desk/live/use-people.ts';
import type { DeskPerson } from '#desk/session/desk-session.ts';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { whenIdle } from '#shared/ui/when-idle.ts';
import { calendarTexts } from './calendar-texts.ts';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import { useCalendarView } from './calendar-view.ts';
import { DayGrid } from './day-grid.tsx';
import { DayRoutesDisclosure } from './day-routes-disclosure.tsx';
import type { PlaceRules } from './free-places.ts';
import { lanesOf } from './lanes.ts';
import { PrintDay } from './print-day.tsx';
import { useCalendar } from './use-calendar.ts';
import { usePlannedVisits } from './use-planned-visits.ts';
import { useZipMiles } from './use-zip-miles.ts';
import { VisitList } from './visit-list.tsx';
import { WeekBoard } from './week-board.tsx';

/** Who is where and when: the days that the address names. */
export function CalendarPage({ person }: { person: DeskPerson }) {
  const shown = useCalendarView();
  const people = usePeople(person);
  const {
    visits: list,
    blocks,
    blocksFailed,
    holds,
    specialDays,
    gapMinutes,
  } = useCalendar(person, shown.dates);
  const { visits, move } = usePlannedVisits(list.status === 'ready' ? list.items : []);
  const planned = visits.filter(({ status }) => status !== 'cancelled');
  const canPlan = isPlanner(person);
  const ownLane = (welderId: string | null) => canPlan || welderId === person.id;
  const lanesFor = (some: typeof visits) =>
    lanesOf(people.status === 'ready' ? people.items : [], some, blocks, holds).filter(({ welderId }) =>
      ownLane(welderId),
    );
  const views = {
    dates: shown.dates,
    today: shown.today,
    lanesFor,
    specialDays,
    rules: usePlaceRules(gapMinutes, canPlan),
    onMove: canPlan ? (...moved: Parameters<typeof move>) => void move(...moved) : undefined,
  };
  const special = specialDays.filter(({ date }) => shown.dates.includes(date));
  return (
    <div className="grid gap-4">
      <CalendarToolbar shown={shown} canPlan={canPlan} />
      {shown.view === 'day' &&
        special.map((day) => (
          <p
            key={day.date}
            className="alert alert-warning alert-soft text-base text-base-content print:hidden"
          >
            {day.label}: {specialHoursText(day).toLowerCase()}
          </p>
        ))}
      {list.status === 'ready' && list.isFull && <p role="alert">{calendarTexts().tooMany}</p>}
      {blocksFailed && (
        <p role="alert" className="print:hidden">
          {calendarTexts().blocksFailed}
        </p>
      )}
      <div className="min-w-0 print:hidden">
        {list.status === 'ready' && people.status === 'ready' ? (
          <>
            {shown.view === 'day' && <DayGrid {...views} visits={planned} />}
            {shown.view === 'day' && canPlan && (
              <DayRoutesDisclosure
                date={shown.dates[0] ?? ''}
                lanes={lanesFor(planned)}
                milesBetween={views.rules.milesBetween}
              />
            )}
            {shown.view === 'week' && <WeekBoard {...views} visits={planned} />}
            {shown.view === 'list' && <VisitList {...views} visits={visits} />}
          </>
        ) : (
          <DeskListView
            list={list.status === 'ready' ? people : list}
            noun={calendarTexts().visits}
            empty={null}
          >
            {() => null}
          </DeskListView>
        )}
      </div>
      {shown.view === 'day' && <PrintDay date={shown.dates[0] ?? ''} lanes={lanesFor(planned)} />}
    </div>
  );
}

/**
 * By which places count as free. Distances come when the page is at rest: not with the first drag, which would stop while
 * they are read.
 */
function usePlaceRules(gapMinutes: number, canPlan: boolean): PlaceRules {
  const [isAtRest, setIsAtRest] = useState(false);
  useEffect(() => whenIdle(() => setIsAtRest(true)), []);
  const milesBetween = useZipMiles(canPlan && isAtRest);
  return useMemo(() => ({ gapMinutes, milesBetween }), [gapMinutes, milesBetween]);
}
