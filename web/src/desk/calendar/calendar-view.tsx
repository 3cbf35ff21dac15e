import { deskPaths } from '@welding/domain/paths';
import { addDays, chicagoDate, isDate, mondayOf } from '@welding/domain/values/chicago-day';
import { useSearchParams } from 'react-router';
import { asLastSeen } from '#desk/ui/page-links.tsx';
import { serverNow } from '#shared/time/server-clock.ts';
import { LinkButton } from '#shared/ui/button.tsx';
import { calendarTexts } from './calendar-texts.ts';

export const calendarViews = ['day', 'week', 'list'] as const;
type CalendarView = (typeof calendarViews)[number];

const lengths: Record<CalendarView, number> = { day: 1, week: 7, list: 14 };

export type ShownDays = {
  readonly view: CalendarView;
  /** Chicago days, `YYYY-MM-DD`, in order. */
  readonly dates: readonly string[];
  readonly today: string;
};

/** The view and days in the URL, so that links and Back work. Defaults to today. */
export function useCalendarView(): ShownDays {
  const [search] = useSearchParams();
  const today = chicagoDate(serverNow());
  const view = viewIn(search);
  const asked = search.get('day') ?? '';
  const date = isDate(asked) ? asked : today;
  const first = view === 'week' ? mondayOf(date) : date;
  return { view, today, dates: Array.from({ length: lengths[view] }, (_, day) => addDays(first, day)) };
}

/** The calendar at `date`, in the view that was last open. */
export function calendarPath(date: string): string {
  const [, search] = asLastSeen(deskPaths.calendar).split('?');
  return `${deskPaths.calendar}${calendarSearch(viewIn(new URLSearchParams(search)), date)}`;
}

function viewIn(search: URLSearchParams): CalendarView {
  return calendarViews.find((known) => known === search.get('view')) ?? 'day';
}

/** The query string for `view` starting at `date`. */
export function calendarSearch(view: CalendarView, date: string): string {
  return `?${new URLSearchParams({ view, day: date })}`;
}

export function NothingHere({ title, children }: { title: string; children: string }) {
  return (
    <div className="grid justify-items-start gap-4">
      <h1 className="display text-4xl">{title}</h1>
      <p>{children}</p>
      <LinkButton to={deskPaths.calendar} look="primary">
        {calendarTexts().toTheCalendar}
      </LinkButton>
    </div>
  );
}
