import { type WorkEntry, workEntrySchema, workKindLabels } from '@welding/domain/entities/work-entry';
import { countedMinutes, minutesOf } from '@welding/domain/entities/work-week';
import { deskPaths } from '@welding/domain/paths';
import { chicagoDate, mondayOf } from '@welding/domain/values/chicago-day';
import { dateText } from '@welding/domain/values/date-text';
import { Clock } from 'lucide-react';
import { Link } from 'react-router';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { usePeople } from '#desk/live/use-people.ts';
import type { DeskPerson } from '#desk/session/desk-session.ts';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { durationText, hoursText, timesText } from './hours-text.ts';
import { hoursTexts } from './hours-texts.ts';

/** More than anybody worked at one job. */
const limit = 1_000;
const entries = { collection: 'workEntries', schema: workEntrySchema, limit } as const;

type JobHoursProps = {
  /** A welder sees a visit's alone, and of it their own. */
  of: 'visitId' | 'projectId';
  id: string;
  person: DeskPerson;
};

/** Who drove and worked how long at a visit or for a project, the latest first. */
export function JobHours({ of, id, person }: JobHoursProps) {
  const list = useDeskList(
    person.role === 'welder'
      ? {
          ...entries,
          where: [
            ['welderId', '==', person.id],
            ['visitId', '==', id],
          ],
        }
      : { ...entries, where: [[of, '==', id]] },
  );
  const people = usePeople(person);
  const names = new Map(people.status === 'ready' ? people.items.map((one) => [one.id, one.name]) : []);
  return (
    <Panel title={hoursTexts().hours} icon={Clock}>
      <DeskListView list={list} noun={hoursTexts().nouns} empty={<p>{hoursTexts().noneYet}</p>}>
        {(items) => <Hours entries={items.filter(({ removed }) => !removed)} names={names} />}
      </DeskListView>
    </Panel>
  );
}

type HoursProps = { entries: readonly WorkEntry[]; names: ReadonlyMap<string, string> };

function Hours({ entries, names }: HoursProps) {
  return (
    <>
      <p className="font-semibold tabular-nums">{hoursText(minutesOf(entries, countedMinutes(entries)))}</p>
      <ul className="grid gap-2">
        {entries
          .toSorted((one, other) => other.start.localeCompare(one.start))
          .map((entry) => {
            const { id, welderId, start, minutes, kind } = entry;
            const date = chicagoDate(new Date(start));
            return (
              <li key={id} className="border-base-300 border-t pt-2">
                <Link to={deskPaths.hours(mondayOf(date))} className="link inline-flex min-h-11 items-center">
                  {dateText(date)}, {timesText(entry)}
                </Link>
                <p className="wrap-anywhere">
                  {[names.get(welderId), workKindLabels[kind], durationText(minutes)]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </li>
            );
          })}
      </ul>
    </>
  );
}
