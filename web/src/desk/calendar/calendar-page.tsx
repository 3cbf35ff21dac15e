import { type MilesBetween, shop } from '@welding/domain/booking/busy';
import { dateText } from '@welding/domain/booking/coming-time';
import { specialHoursText } from '@welding/domain/booking/opening-hours';
import { milesBetween } from '@welding/domain/business/service-area';
import { deskPaths } from '@welding/domain/paths';
import { business } from '@welding/domain/values/business';
import { addDays, isDate, mondayOf } from '@welding/domain/values/chicago-day';
import { CalendarOff, ChevronLeft, ChevronRight, Clock, Plus, Printer } from 'lucide-react';
import { type ComponentProps, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { listTexts } from '#desk/live/list-texts.ts';
import { answeredOf } from '#desk/live/use-desk-list.ts';
import { isPlanner, usePeople } from '#desk/live/use-people.ts';
import type { DeskPerson } from '#desk/session/desk-session.ts';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { AsOfLists } from '#shared/live-lists/as-of.tsx';
import { useZipPlaces } from '#shared/service-area/find-place.ts';
import { positionOf } from '#shared/service-area/zip-place.ts';
import { Button, LinkButton, Spinner } from '#shared/ui/button.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { whenIdle } from '#shared/ui/load-moments.ts';
import { Notice } from '#shared/ui/panel.tsx';
import { calendarTexts, dayRoutesTexts } from './calendar-texts.ts';
import { calendarSearch, calendarViews, type ShownDays, useCalendarView } from './calendar-view.tsx';
import type { PlaceRules } from './day-frame.ts';
import { DayGrid } from './day-grid.tsx';
import type { DayRoutes as Routes } from './day-routes.tsx';
import { lanesOf } from './lanes.ts';
import { useCalendar, usePlannedVisits } from './use-calendar.ts';
import { PrintDay, VisitList } from './visit-list.tsx';
import { WeekBoard } from './week-board.tsx';

export function CalendarPage({ person }: { person: DeskPerson }) {
  const t = calendarTexts();
  const shown = useCalendarView();
  const people = answeredOf(usePeople(person));
  const {
    visits: list,
    blocks,
    busy,
    blocksFailed,
    holds,
    specialDays,
    gapMinutes,
  } = useCalendar(person, shown.dates);
  const { visits, move } = usePlannedVisits(list.status === 'ready' ? [...list.items] : []);
  const planned = visits.filter(({ status }) => status !== 'cancelled');
  const canPlan = isPlanner(person);
  const ownLane = (welderId: string | null) => canPlan || welderId === person.id;
  const lanesFor = (some: typeof visits) =>
    people.status === 'ready'
      ? lanesOf([...people.items], some, blocks, holds).filter(({ welderId }) => ownLane(welderId))
      : [];
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
          <Notice kind="warning" key={day.date} className="print:hidden">
            {day.label}: {specialHoursText(day).toLowerCase()}
          </Notice>
        ))}
      {list.status === 'ready' && list.isFull && <p role="alert">{t.tooMany}</p>}
      {list.status === 'ready' && list.unreadable > 0 && (
        <p role="alert">{listTexts().leftOut(list.unreadable)}</p>
      )}
      {list.status === 'ready' && <AsOfLists of={[list, ...busy, people]} />}
      {list.status === 'ready' && blocksFailed && (
        <p role="alert" className="print:hidden">
          {t.blocksFailed}
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
            {shown.view === 'list' && <VisitList {...views} visits={visits} areAll={list.isComplete} />}
          </>
        ) : (
          <DeskListView list={list.status === 'ready' ? people : list} noun={t.visits} empty={null}>
            {() => null}
          </DeskListView>
        )}
      </div>
      {shown.view === 'day' && list.status === 'ready' && people.status === 'ready' && (
        <PrintDay date={shown.dates[0] ?? ''} lanes={lanesFor(planned)} />
      )}
    </div>
  );
}

/** The rules for free places. Distances load when the page is at rest, because loading them would interrupt a drag. */
function usePlaceRules(gapMinutes: number, canPlan: boolean): PlaceRules {
  const [isAtRest, setIsAtRest] = useState(false);
  useEffect(() => whenIdle(() => setIsAtRest(true)), []);
  const milesBetween = useZipMiles(canPlan && isAtRest);
  return useMemo(() => ({ gapMinutes, milesBetween }), [gapMinutes, milesBetween]);
}

function CalendarToolbar({ shown, canPlan }: { shown: ShownDays; canPlan: boolean }) {
  const t = calendarTexts();
  const navigate = useNavigate();
  const { view, dates, today } = shown;
  const [first = today] = dates;
  const last = dates.at(-1) ?? first;
  const step = dates.length;
  return (
    <div className="grid gap-3 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-2 sm:gap-3">
        <h1 className="display text-4xl max-sm:sr-only">{t.calendar}</h1>
        {canPlan && (
          <div className="flex flex-wrap gap-2">
            <LinkButton
              to={deskPaths.newVisit({ day: first })}
              look="primary"
              icon={Plus}
              className="max-sm:px-3"
            >
              {t.newVisit}
            </LinkButton>
            <LinkButton
              to={`${deskPaths.newBlock}?${new URLSearchParams({ day: first })}`}
              icon={CalendarOff}
              className="max-sm:px-3"
            >
              {t.blockTime}
            </LinkButton>
          </div>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <nav aria-label={t.views} className="flex flex-wrap gap-1">
          {calendarViews.map((known) => (
            <LinkButton
              key={known}
              to={calendarSearch(known, first)}
              aria-current={known === view ? 'page' : undefined}
              look={known === view ? 'chosen' : 'ghost'}
            >
              {t.viewNames[known]}
            </LinkButton>
          ))}
        </nav>
        <nav aria-label={t.days} className="flex flex-wrap items-center gap-1">
          <LinkButton
            to={calendarSearch(view, addDays(first, -step))}
            aria-label={t.earlier}
            look="ghost"
            square
            icon={ChevronLeft}
          />
          <LinkButton to={calendarSearch(view, today)} look="ghost">
            {t.today}
          </LinkButton>
          <LinkButton
            to={calendarSearch(view, addDays(first, step))}
            aria-label={t.later}
            look="ghost"
            square
            icon={ChevronRight}
          />
        </nav>
        <input
          type="date"
          aria-label={t.goToDay}
          className="input w-auto min-w-0 flex-1 basis-34 sm:max-w-44"
          value={first}
          onChange={({ target }) => {
            if (isDate(target.value)) void navigate(calendarSearch(view, target.value));
          }}
        />
        <LinkButton to={deskPaths.hours(mondayOf(first))} look="ghost" icon={Clock}>
          {t.hours}
        </LinkButton>
        {view === 'day' && (
          <Button look="ghost" icon={Printer} className="max-sm:hidden" onClick={() => print()}>
            {t.print}
          </Button>
        )}
      </div>
      <h2 className="text-lg font-semibold" aria-live="polite">
        {first === last ? dateText(first) : `${dateText(first)} - ${dateText(last)}`}
      </h2>
    </div>
  );
}

const DayRoutes = lazyPart(async () => (await import('./day-routes.tsx')).DayRoutes, {
  waiting: <Spinner label={dayRoutesTexts().loading} />,
});

/** A day's stops in driving order. The code loads when opened. */
function DayRoutesDisclosure(day: ComponentProps<typeof Routes>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="pt-4" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center font-semibold">
        {dayRoutesTexts().stopsInOrder}
      </summary>
      <div className="pt-2">{isOpen && <DayRoutes {...day} />}</div>
    </details>
  );
}

const unknown: MilesBetween = () => undefined;

/** Distances between ZIP codes; unknown until loaded, once `wanted`. */
function useZipMiles(wanted: boolean): MilesBetween {
  const { load, ...state } = useZipPlaces();
  const places = state.status === 'ready' ? state.places : undefined;
  useEffect(() => {
    if (wanted) load();
  }, [wanted, load]);
  return useMemo(() => {
    if (!places) return unknown;
    const zips = places.flatMap(([, , ofPlace]) => ofPlace);
    const positions = new Map(zips.map((zip) => [zip[0], positionOf(zip)]));
    positions.set(shop, business.serviceCenter);
    return (one, other) => {
      const [from, to] = [positions.get(one), positions.get(other)];
      return from && to && milesBetween(from, to);
    };
  }, [places]);
}
