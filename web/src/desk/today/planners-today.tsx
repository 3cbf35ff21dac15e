import { BellRing } from 'lucide-react';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import type { DeskPerson } from '#desk/session/desk-session.ts';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { uiTexts } from '#desk/ui/ui-texts.ts';
import { ListSkeleton } from '#shared/live-lists/list-skeleton.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { MyDay } from './my-day.tsx';
import { todayTexts } from './today-texts.ts';
import { useMyVisits } from './use-my-visits.ts';
import { comingVisits } from './visit-queries.ts';

// Welders see neither.
const EverybodysDay = lazyPart(async () => (await import('./everybodys-day.tsx')).EverybodysDay, {
  waiting: <ListSkeleton label={uiTexts().loading(todayTexts().visits)} />,
});
const NeedsYou = lazyPart(async () => (await import('./needs-you.tsx')).NeedsYou, {
  waiting: (
    <Panel title={todayTexts().needsYou} icon={BellRing}>
      <ListSkeleton label={uiTexts().loading(todayTexts().requests)} />
    </Panel>
  ),
});

/** Today for the owner and the office: everybody's visits, what needs them, and their own visits where they have any. */
export function PlannersToday({ person, now }: { person: DeskPerson; now: Date }) {
  const list = useDeskList(comingVisits(now));
  const { visits: own = [] } = useMyVisits(person.id, now);
  return (
    <div className="grid gap-8">
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <NeedsYou visits={list} now={now} />
        {list.status === 'ready' ? (
          <EverybodysDay visits={list.items} now={now} />
        ) : (
          <DeskListView list={list} noun={todayTexts().visits} empty={null}>
            {() => null}
          </DeskListView>
        )}
      </div>
      {own.length > 0 && <MyDay visits={own} now={now} personId={person.id} />}
    </div>
  );
}
