import { deskApiPaths } from '@welding/domain/api-paths';
import { dateText } from '@welding/domain/booking/coming-time';
import { type WorkEntry, workEntrySchema } from '@welding/domain/entities/work-entry';
import { weekCommentSchema } from '@welding/domain/entities/work-week';
import { deskPaths } from '@welding/domain/paths';
import { addDays, chicagoInstant, isDate, mondayOf } from '@welding/domain/values/chicago-day';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useDeskList, wholeListOf } from '#desk/live/use-desk-list.ts';
import { isPlanner, usePeople } from '#desk/live/use-people.ts';
import type { DeskPerson } from '#desk/session/desk-session.ts';
import { FileButton } from '#desk/ui/desk-files.tsx';
import { NotWhole } from '#desk/ui/desk-list-view.tsx';
import { PageHead } from '#desk/ui/page-links.tsx';
import { AsOfLists } from '#shared/live-lists/as-of.tsx';
import { LinkButton } from '#shared/ui/button.tsx';
import { useToday } from '#shared/ui/use-clock.ts';
import { weekTexts } from './hours-texts.ts';
import { WelderWeek } from './welder-week.tsx';

/** A week's hours: everyone's to check and correct, or a welder's own. */
export function HoursPage({ person }: { person: DeskPerson }) {
  const t = weekTexts();
  const shown = useShownWeek();
  const { week } = shown;
  const people = wholeListOf(usePeople(person));
  const { entries, comments } = useWeekHours(person, week);
  const canCorrect = isPlanner(person);
  const file = `hours-${week}.csv`;
  return (
    <div className="grid max-w-4xl gap-5">
      <PageHead title={canCorrect ? t.hours : t.myHours} back={{ to: deskPaths.calendar, name: t.calendar }}>
        {canCorrect && <FileButton url={deskApiPaths.timesheetCsv(week)} file={file} label={t.csv} />}
      </PageHead>
      <WeekSwitch {...shown} />
      {entries.status === 'ready' && people.status === 'ready' ? (
        <>
          <AsOfLists of={[entries, people]} />
          {comments.status === 'error' && <p role="alert">{t.noComments}</p>}
          {whoIsShown(people.items, entries.items).map((welder) => (
            <WelderWeek
              key={`${welder.id} ${week}`}
              week={week}
              welder={welder}
              canCorrect={canCorrect}
              entries={entries.items.filter(({ welderId }) => welderId === welder.id)}
              comments={
                comments.status === 'ready'
                  ? [...comments.items.filter(({ welderId }) => welderId === welder.id)]
                  : []
              }
            />
          ))}
        </>
      ) : (
        <NotWhole of={[entries, people]} noun={t.nouns} />
      )}
    </div>
  );
}

function whoIsShown<Person extends { id: string; role: string; active: boolean }>(
  people: readonly Person[],
  entries: readonly WorkEntry[],
): Person[] {
  return people.filter(
    ({ id, role, active }) =>
      (active && role === 'welder') || entries.some(({ welderId, removed }) => welderId === id && !removed),
  );
}

/** Far above the weekly entries of a business of this size. */
const mostEntries = 1_500;
const mostComments = 1_000;

/**
 * A week's entries and comments, live: everyone's, or a welder's own.
 * @param week its Monday
 */
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
    entries: wholeListOf(
      useDeskList(own ? { ...ofHours, where: [own, from, until] } : { ...ofHours, where: [from, until] }),
    ),
    comments: useDeskList(own ? { ...ofComments, where: [own, ofWeek] } : { ...ofComments, where: [ofWeek] }),
  };
}

type ShownWeek = {
  /** Its Monday, YYYY-MM-DD. */
  readonly week: string;
  readonly thisWeek: string;
};

/** The week in the URL, so that links and Back work. Defaults to this week. */
function useShownWeek(): ShownWeek {
  const [search] = useSearchParams();
  const thisWeek = mondayOf(useToday());
  const asked = search.get('week') ?? '';
  const monday = isDate(asked) ? mondayOf(asked) : '';
  return { week: isDate(monday) ? monday : thisWeek, thisWeek };
}

function WeekSwitch({ week, thisWeek }: ShownWeek) {
  const t = weekTexts();
  return (
    <nav aria-label={t.weeks} className="flex flex-wrap items-center gap-2">
      <LinkButton
        to={deskPaths.hours(addDays(week, -7))}
        aria-label={t.weekBefore}
        square
        icon={ChevronLeft}
      />
      <LinkButton
        to={deskPaths.hours(addDays(week, 7))}
        aria-label={t.weekAfter}
        square
        icon={ChevronRight}
      />
      <h2 className="text-lg font-semibold" aria-live="polite">
        {dateText(week)} – {dateText(addDays(week, 6))}
      </h2>
      {week !== thisWeek && (
        <LinkButton to={deskPaths.hours()} look="ghost">
          {t.thisWeek}
        </LinkButton>
      )}
    </nav>
  );
}
