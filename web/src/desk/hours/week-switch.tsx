import { deskPaths } from '@welding/domain/paths';
import { addDays, isDate, mondayOf } from '@welding/domain/values/chicago-day';
import { dateText } from '@welding/domain/values/date-text';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useToday } from '#desk/ui/use-today.ts';
import { weekTexts } from './week-texts.ts';

type ShownWeek = {
  /** Its Monday, YYYY-MM-DD. */
  readonly week: string;
  /** The Monday of today. */
  readonly thisWeek: string;
};

/** The week that the address names, so that it can be linked and Back leads to it; this one where it names none. */
export function useShownWeek(): ShownWeek {
  const [search] = useSearchParams();
  const thisWeek = mondayOf(useToday());
  const asked = search.get('week') ?? '';
  const monday = isDate(asked) ? mondayOf(asked) : '';
  return { week: isDate(monday) ? monday : thisWeek, thisWeek };
}

/** Goes from week to week. */
export function WeekSwitch({ week, thisWeek }: ShownWeek) {
  return (
    <nav aria-label={weekTexts().weeks} className="flex flex-wrap items-center gap-2">
      <Link
        to={deskPaths.hours(addDays(week, -7))}
        aria-label={weekTexts().weekBefore}
        className="btn btn-outline btn-square"
      >
        <ChevronLeft aria-hidden="true" />
      </Link>
      <Link
        to={deskPaths.hours(addDays(week, 7))}
        aria-label={weekTexts().weekAfter}
        className="btn btn-outline btn-square"
      >
        <ChevronRight aria-hidden="true" />
      </Link>
      <h2 className="text-lg font-semibold" aria-live="polite">
        {dateText(week)} – {dateText(addDays(week, 6))}
      </h2>
      {week !== thisWeek && (
        <Link to={deskPaths.hours()} className="btn btn-ghost">
          {weekTexts().thisWeek}
        </Link>
      )}
    </nav>
  );
}
