import { deskPaths } from '@welding/domain/paths';
import { Navigate, Route, Routes } from 'react-router';
import { isPlanner } from '#desk/live/use-people.ts';
import { useDeskSession } from '#desk/session/desk-session.ts';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { BlockPage, NewBlockPage } from './block-page.tsx';
import { CalendarPage } from './calendar-page.tsx';
import { MoveDayPage } from './move-day-page.tsx';
import { NewVisitPage } from './new-visit-page.tsx';
import { NewRecurringBlockPage, RecurringBlockPage } from './recurring-block-page.tsx';
import { VisitPage } from './visit-page.tsx';

const HoursPage = lazyPart(async () => (await import('#desk/hours/hours-page.tsx')).HoursPage);

/** The calendar and its pages. A welder sees only their own lane and cannot edit. */
export function CalendarScreen() {
  const session = useDeskSession();
  if (session.phase !== 'signed-in') return null;
  const { person } = session;
  return (
    <Routes>
      <Route index element={<CalendarPage person={person} />} />
      <Route path="visits/:id" element={<VisitPage person={person} />} />
      <Route path="hours" element={<HoursPage person={person} />} />
      {isPlanner(person) && (
        <>
          <Route path="new" element={<NewVisitPage person={person} />} />
          <Route path="move-day" element={<MoveDayPage person={person} />} />
          <Route path="blocks/new" element={<NewBlockPage person={person} />} />
          <Route path="recurring/new" element={<NewRecurringBlockPage person={person} />} />
          <Route path="recurring/:id" element={<RecurringBlockPage person={person} />} />
          <Route path="blocks/:id" element={<BlockPage person={person} />} />
        </>
      )}
      <Route path="*" element={<Navigate replace to={deskPaths.calendar} />} />
    </Routes>
  );
}
