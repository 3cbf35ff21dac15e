import { deskPaths } from '@welding/domain/paths';
import { addDays, isDate, mondayOf } from '@welding/domain/values/chicago-day';
import { dateText } from '@welding/domain/values/date-text';
import { CalendarOff, ChevronLeft, ChevronRight, Clock, Plus, Printer } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { calendarTexts } from './calendar-texts.ts';
import { calendarSearch, calendarViews, type Shown } from './calendar-view.ts';

/** What is shown, the way to other days, and what can be added. */
export function CalendarToolbar({ shown, canPlan }: { shown: Shown; canPlan: boolean }) {
  const navigate = useNavigate();
  const { view, dates, today } = shown;
  const [first = today] = dates;
  const last = dates.at(-1) ?? first;
  const step = dates.length;
  return (
    <div className="grid gap-3 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-2 sm:gap-3">
        <h1 className="display text-4xl max-sm:sr-only">{calendarTexts().calendar}</h1>
        {canPlan && (
          <div className="flex flex-wrap gap-2">
            <Link to={deskPaths.newVisit({ day: first })} className="btn btn-primary max-sm:px-3">
              <Plus aria-hidden="true" className="size-5" /> {calendarTexts().newVisit}
            </Link>
            <Link
              to={`${deskPaths.newBlock}?${new URLSearchParams({ day: first })}`}
              className="btn btn-outline max-sm:px-3"
            >
              <CalendarOff aria-hidden="true" className="size-5" /> {calendarTexts().blockTime}
            </Link>
          </div>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <nav aria-label={calendarTexts().views} className="flex flex-wrap gap-1">
          {calendarViews.map((known) => (
            <Link
              key={known}
              to={calendarSearch(known, first)}
              aria-current={known === view ? 'page' : undefined}
              className={`btn ${known === view ? 'btn-chosen' : 'btn-ghost'}`}
            >
              {calendarTexts().viewNames[known]}
            </Link>
          ))}
        </nav>
        <nav aria-label={calendarTexts().days} className="flex flex-wrap items-center gap-1">
          <Link
            to={calendarSearch(view, addDays(first, -step))}
            aria-label={calendarTexts().earlier}
            className="btn btn-ghost btn-square"
          >
            <ChevronLeft aria-hidden="true" />
          </Link>
          <Link to={calendarSearch(view, today)} className="btn btn-ghost">
            {calendarTexts().today}
          </Link>
          <Link
            to={calendarSearch(view, addDays(first, step))}
            aria-label={calendarTexts().later}
            className="btn btn-ghost btn-square"
          >
            <ChevronRight aria-hidden="true" />
          </Link>
        </nav>
        <input
          type="date"
          aria-label={calendarTexts().goToDay}
          className="input w-auto min-w-0 flex-1 basis-34 sm:max-w-44"
          value={first}
          onChange={({ target }) => {
            if (isDate(target.value)) void navigate(calendarSearch(view, target.value));
          }}
        />
        <Link to={deskPaths.hours(mondayOf(first))} className="btn btn-ghost">
          <Clock aria-hidden="true" className="size-5" /> {calendarTexts().hours}
        </Link>
        {view === 'day' && (
          <button type="button" className="btn btn-ghost max-sm:hidden" onClick={() => print()}>
            <Printer aria-hidden="true" className="size-5" /> {calendarTexts().print}
          </button>
        )}
      </div>
      <h2 className="text-lg font-semibold" aria-live="polite">
        {first === last ? dateText(first) : `${dateText(first)} - ${dateText(last)}`}
      </h2>
    </div>
  );
}
