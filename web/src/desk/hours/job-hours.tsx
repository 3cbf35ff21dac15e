import { deskApiPaths } from '@welding/domain/api-paths';
import { dateText } from '@welding/domain/booking/coming-time';
import { type WorkEntry, workEntrySchema, workKindLabels } from '@welding/domain/entities/work-entry';
import { countedHoursSchema, countedMinutes, minutesOf } from '@welding/domain/entities/work-week';
import { deskPaths } from '@welding/domain/paths';
import { chicagoDate, mondayOf } from '@welding/domain/values/chicago-day';
import { labelOf } from '@welding/domain/values/label-of';
import { minutesText } from '@welding/domain/values/minutes';
import { Clock } from 'lucide-react';
import { Link } from 'react-router';
import { useDeskList, withItems } from '#desk/live/use-desk-list.ts';
import { isPlanner, useStaffOf } from '#desk/live/use-people.ts';
import type { DeskPerson } from '#desk/session/desk-session.ts';
import { WholeListView } from '#desk/ui/desk-list-view.tsx';
import { useDeskFetched } from '#desk/ui/use-desk-fetched.ts';
import type { Complete } from '#shared/live-lists/complete.ts';
import { Panel } from '#shared/ui/panel.tsx';
import { weekTexts } from './hours-texts.ts';
import { timesText, workedHoursText } from './worked-hours-text.ts';

const limit = 1_000;
const allEntries = { collection: 'workEntries', schema: workEntrySchema, limit } as const;

type JobHoursProps = {
  /** A welder sees only their own hours of a visit. */
  of: 'visitId' | 'projectId';
  id: string;
  person: DeskPerson;
};

/** Hours at a visit or project, latest first. Overlapping hours count once, like on the timesheet, but not offline. */
export function JobHours({ of, id, person }: JobHoursProps) {
  const t = weekTexts();
  const { entries, names } = useJobHours({ of, id, person });
  return (
    <Panel title={t.hours} icon={Clock}>
      <WholeListView list={entries} noun={t.nouns} empty={<p>{t.noneYet}</p>}>
        {(items) => <Hours of={{ [of]: id }} entries={items} names={names} />}
      </WholeListView>
    </Panel>
  );
}

/** A job's hours and the names of who worked them. */
export function useJobHours({ of, id, person }: JobHoursProps) {
  const list = useDeskList(
    isPlanner(person)
      ? { ...allEntries, where: [[of, '==', id]] }
      : {
          ...allEntries,
          where: [
            ['welderId', '==', person.id],
            ['visitId', '==', id],
          ],
        },
  );
  const entries = withItems(list, (items) => items.filter(({ removed }) => !removed));
  const worked = isPlanner(person) && list.status === 'ready' ? list.items : [];
  const people = useStaffOf([...worked].map(({ welderId }) => welderId));
  const known = people.status === 'ready' ? people.items : [person];
  return { entries, names: new Map(known.map((one) => [one.id, one.name])) };
}

type HoursProps = {
  of: Readonly<Record<string, string>>;
  entries: Complete<WorkEntry>;
  names: ReadonlyMap<string, string>;
};

function Hours({ of, entries, names }: HoursProps) {
  const counted = useCountedMinutes(of, entries);
  return (
    <>
      <p className="font-semibold tabular-nums">{workedHoursText(minutesOf(entries, counted))}</p>
      <HourList entries={entries} names={names} counted={counted} />
    </>
  );
}

/** Minutes by entry as they are paid: overlapping ones count once. */
export function useCountedMinutes(
  of: HoursProps['of'],
  entries: Complete<WorkEntry>,
): ReadonlyMap<string, number> {
  const counts = useDeskFetched(deskApiPaths.countedHours(of), {
    parse: (json) => countedHoursSchema.parse(json),
    subject: weekTexts().hours,
    version: entries.map(({ id, updatedAt }) => `${id} ${updatedAt}`).join(),
  });
  const asPaid = counts.status === 'ready' ? Object.entries(counts.data.minutes) : [];
  return new Map([...countedMinutes(entries), ...asPaid]);
}

type HourListProps = Omit<HoursProps, 'of'> & { counted: ReadonlyMap<string, number> };

export function HourList({ entries, names, counted }: HourListProps) {
  return (
    <ul className="grid gap-2">
      {entries
        .toSorted((one, other) => other.start.localeCompare(one.start))
        .map((entry) => {
          const { id, welderId, start, minutes, kind } = entry;
          const date = chicagoDate(new Date(start));
          const counts = counted.get(id) ?? minutes;
          return (
            <li key={id} className="border-base-300 border-t pt-2">
              <Link to={deskPaths.hours(mondayOf(date))} className="link inline-flex min-h-11 items-center">
                {dateText(date)}, {timesText(entry)}
              </Link>
              <p className="wrap-anywhere">
                {[names.get(welderId), labelOf(workKindLabels, kind), minutesText(minutes)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {counts < minutes && <p className="text-sm">{weekTexts().countedHere(minutesText(counts))}</p>}
            </li>
          );
        })}
    </ul>
  );
}
