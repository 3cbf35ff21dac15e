import { useDeskList } from '#desk/live/use-desk-list.ts';
import type { DeskPerson } from '#desk/session/desk-session.ts';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { EverybodysDay } from './everybodys-day.tsx';
import { MyDay } from './my-day.tsx';
import { NeedsYou } from './needs-you.tsx';
import { todayTexts } from './today-texts.ts';
import { useMyVisits } from './use-my-visits.ts';
import { comingVisits } from './visit-queries.ts';

/** Today for the owner and the office: everybody's visits, what needs them, and their own visits where they have any. */
export function PlannersToday({ person, now }: { person: DeskPerson; now: Date }) {
  const list = useDeskList(comingVisits(now));
  const { visits: own = [] } = useMyVisits(person.id, now);
  return (
    <div className="grid gap-8">
      <div className="grid items-start gap-6 xl:grid-cols-2">
        {list.status === 'ready' ? (
          <EverybodysDay visits={list.items} now={now} />
        ) : (
          <DeskListView list={list} noun={todayTexts().visits} empty={null}>
            {() => null}
          </DeskListView>
        )}
        <NeedsYou visits={list} now={now} />
      </div>
      {own.length > 0 && <MyDay visits={own} now={now} personId={person.id} />}
    </div>
  );
}
