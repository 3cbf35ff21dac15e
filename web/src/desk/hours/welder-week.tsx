import type { WeekComment } from '@welding/domain/entities/week-comment';
import type { WorkEntry } from '@welding/domain/entities/work-entry';
import { type MarkedEntry, markDay, timesheetOf } from '@welding/domain/entities/work-week';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { dateText } from '@welding/domain/values/date-text';
import { Clock, TriangleAlert } from 'lucide-react';
import { Panel } from '#shared/ui/panel.tsx';
import { AddHours } from './add-hours.tsx';
import { EntryRow } from './entry-row.tsx';
import { hoursText } from './hours-text.ts';
import { WeekComments } from './week-comments.tsx';
import { weekTexts } from './week-texts.ts';

type WelderWeekProps = {
  week: string;
  welder: { readonly id: string; readonly name: string };
  /** Whether whoever looks at it may correct, rather than having worked it. */
  canCorrect: boolean;
  /** The welder's own of this week. */
  entries: readonly WorkEntry[];
  comments: readonly WeekComment[];
};

/** A week of one welder: each day with its hours, what of them is to be looked at, and what is said of it. */
export function WelderWeek({ week, welder, canCorrect, entries, comments }: WelderWeekProps) {
  const [sheet] = timesheetOf(week, entries, [welder]).welders;
  const days = (sheet?.days ?? []).map((day) => ({
    ...day,
    marked: markDay(entries.filter(({ start }) => chicagoDate(new Date(start)) === day.date)),
  }));
  const toLookAt = days.flatMap(({ marked }) => marked).filter(isToLookAt).length;
  return (
    <Panel title={welder.name} icon={Clock} isItem>
      <p className="flex flex-wrap items-center gap-x-4 text-lg font-semibold tabular-nums">
        {sheet && hoursText(sheet)}
        {toLookAt > 0 && (
          <span className="flex items-center gap-1.5">
            <TriangleAlert aria-hidden="true" className="size-5 text-ember" />
            {weekTexts().toLookAt(toLookAt)}
          </span>
        )}
      </p>
      {entries.length === 0 && <p>{weekTexts().noHoursThisWeek}</p>}
      {days
        .filter(({ marked }) => marked.length > 0)
        .map(({ date, marked, ...minutes }) => (
          <div key={date} className="grid gap-2 border-base-300 border-t pt-3">
            <h3 className="flex flex-wrap justify-between gap-x-4 font-semibold">
              {dateText(date)}
              <span className="font-normal tabular-nums">{hoursText(minutes)}</span>
            </h3>
            <ul className="grid gap-2">
              {marked.map((one) => (
                <EntryRow key={one.entry.id} marked={one} canCorrect={canCorrect} />
              ))}
            </ul>
          </div>
        ))}
      {canCorrect && <AddHours week={week} welder={welder} />}
      <WeekComments week={week} welderId={welder.id} comments={comments} />
    </Panel>
  );
}

function isToLookAt({ marks, gapBefore }: MarkedEntry): boolean {
  return marks.length > 0 || gapBefore !== undefined;
}
