import { deskApiPaths } from '@welding/domain/api-paths';
import { weekCommentSchema } from '@welding/domain/entities/week-comment';
import { type WorkEntry, workEntrySchema } from '@welding/domain/entities/work-entry';
import { deskPaths } from '@welding/domain/paths';
import { addDays, chicagoInstant } from '@welding/domain/values/chicago-day';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { isPlanner, usePeople } from '#desk/live/use-people.ts';
import type { DeskPerson } from '#desk/session/desk-session.ts';
import { BackLink } from '#desk/ui/back-link.tsx';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { FileButton } from '#desk/ui/file-button.tsx';
import { useShownWeek, WeekSwitch } from './week-switch.tsx';
import { weekTexts } from './week-texts.ts';
import { WelderWeek } from './welder-week.tsx';

/** The hours of a week: everybody's, to look through and correct, or a welder's own. */
export function HoursPage({ person }: { person: DeskPerson }) {
  const shown = useShownWeek();
  const { week } = shown;
  const people = usePeople(person);
  const { entries, comments } = useWeekHours(person, week);
  const canCorrect = isPlanner(person);
  const file = `hours-${week}.csv`;
  return (
    <div className="grid max-w-4xl gap-5">
      <BackLink to={deskPaths.calendar}>{weekTexts().calendar}</BackLink>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="display text-4xl">{canCorrect ? weekTexts().hours : weekTexts().myHours}</h1>
        {canCorrect && (
          <FileButton url={deskApiPaths.timesheetCsv(week)} file={file} label={weekTexts().csv} />
        )}
      </div>
      <WeekSwitch {...shown} />
      {entries.status === 'ready' && people.status === 'ready' ? (
        <>
          {entries.isFull && <p role="alert">{weekTexts().tooMany}</p>}
          {entries.unreadable > 0 && <p role="alert">{weekTexts().leftOut}</p>}
          {comments.status === 'error' && <p role="alert">{weekTexts().noComments}</p>}
          {whoIsShown(people.items, entries.items).map((welder) => (
            <WelderWeek
              key={`${welder.id} ${week}`}
              week={week}
              welder={welder}
              canCorrect={canCorrect}
              entries={entries.items.filter(({ welderId }) => welderId === welder.id)}
              comments={
                comments.status === 'ready'
                  ? comments.items.filter(({ welderId }) => welderId === welder.id)
                  : []
              }
            />
          ))}
        </>
      ) : (
        <DeskListView
          list={entries.status === 'ready' ? people : entries}
          noun={weekTexts().nouns}
          empty={null}
        >
          {() => null}
        </DeskListView>
      )}
    </div>
  );
}

/** Who takes visits, and whoever else has hours. */
function whoIsShown<Person extends { id: string; role: string; active: boolean }>(
  people: readonly Person[],
  entries: readonly WorkEntry[],
): Person[] {
  return people.filter(
    ({ id, role, active }) =>
      (active && role === 'welder') || entries.some(({ welderId, removed }) => welderId === id && !removed),
  );
}

/** Far more than everybody of a business of this size has in a week. */
const mostEntries = 1_500;
const mostComments = 200;

/** The entries of a week and what is said of it, live: everybody's, or a welder's own. @param week its Monday */
function useWeekHours(person: DeskPerson, week: string) {
  const own = person.role === 'welder' ? (['welderId', '==', person.id] as const) : undefined;
  const from = ['start', '>=', chicagoInstant(week, '00:00')] as const;
  const until = ['start', '<', chicagoInstant(addDays(week, 7), '00:00')] as const;
  const ofHours = {
    collection: 'workEntries',
    schema: workEntrySchema,
    order: ['start', 'asc'],
    limit: mostEntries,
  } as const;
  const ofComments = { collection: 'weekComments', schema: weekCommentSchema, limit: mostComments } as const;
  const ofWeek = ['week', '==', week] as const;
  return {
    entries: useDeskList(
      own ? { ...ofHours, where: [own, from, until] } : { ...ofHours, where: [from, until] },
    ),
    comments: useDeskList(own ? { ...ofComments, where: [own, ofWeek] } : { ...ofComments, where: [ofWeek] }),
  };
}
